import type { Pages } from '../../screens/resource-routes.tsx'
import { loadStampStatistics } from './stamp-statistics-data.ts'

export const stampStatisticsPages: Pages = {
  List: async () => ({ Page: (await import('./stamp-statistics-page.tsx')).StampStatisticsPage }),
  loaders: { list: loadStampStatistics },
}
