import type { Pages } from '../../screens/resource-routes.tsx'
import { loadScanStatistics } from './scan-statistics-data.ts'

export const scanStatisticsPages: Pages = {
  List: async () => ({ Page: (await import('./scan-statistics-page.tsx')).ScanStatisticsPage }),
  loaders: { list: loadScanStatistics },
}
