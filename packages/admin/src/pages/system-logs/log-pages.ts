import type { Pages } from '../../screens/resource-routes.tsx'
import { loadLog } from './log-data.ts'

export const logPages: Pages = {
  List: async () => ({ Page: (await import('./log-list.tsx')).LogList }),
  Detail: async () => ({ Page: (await import('./log-detail.tsx')).LogDetail }),
  loaders: { detail: loadLog },
}
