import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const articlePages: Pages = {
  List: async () => ({ Page: (await import('./article-list.tsx')).ArticleList }),
}
