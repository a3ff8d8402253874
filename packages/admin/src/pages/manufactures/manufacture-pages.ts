import type { Pages } from '../../screens/resource-routes.tsx'
import { loadManufacture } from './manufacture-data.ts'

export const manufacturePages: Pages = {
  Detail: async () => ({ Page: (await import('./manufacture-detail.tsx')).ManufactureDetail }),
  loaders: { detail: loadManufacture },
}
