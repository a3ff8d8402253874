import type { Pages } from '../../screens/resource-routes.tsx'
import { loadBatch } from './batch-data.ts'

export const batchPages: Pages = {
  List: async () => ({ Page: (await import('./batch-list.tsx')).BatchList }),
  Form: async () => ({ Page: (await import('./batch-form.tsx')).BatchForm }),
  Detail: async () => ({ Page: (await import('./batch-detail.tsx')).BatchDetail }),
  loaders: { detail: loadBatch },
}
