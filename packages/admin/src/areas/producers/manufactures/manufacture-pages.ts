import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const manufacturePages: Pages = {
  List: async () => ({ Page: (await import('./manufacture-list.tsx')).ManufactureList }),
  Detail: async () => ({ Page: (await import('./manufacture-detail.tsx')).ManufactureDetail }),
  loaders: { detail: async () => (await import('./manufacture-data.ts')).loadManufacture },
}
