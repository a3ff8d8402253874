import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const batchPages: Pages = {
  List: async () => ({ Page: (await import('./batch-list.tsx')).BatchList }),
  Detail: async () => ({ Page: (await import('./batch-detail.tsx')).BatchDetail }),
  loaders: { detail: async () => (await import('./batch-data.ts')).loadBatch },
}
