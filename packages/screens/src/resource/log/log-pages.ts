import type { Pages } from '../resource-routes.tsx'

export const logPages: Pages = {
  List: async () => ({ Page: (await import('./log-list.tsx')).LogList }),
  Detail: async () => ({ Page: (await import('./log-detail.tsx')).LogDetail }),
  loaders: { detail: async () => (await import('./log-data.ts')).loadLog },
}
