import type { Pages } from '../../../resource/resource-routes.tsx'

export const articlePages: Pages = {
  List: async () => ({ Page: (await import('./article-list.tsx')).ArticleList }),
}
