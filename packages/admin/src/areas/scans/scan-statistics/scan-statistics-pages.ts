import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const scanStatisticsPages: Pages = {
  List: async () => ({ Page: (await import('./scan-statistics-page.tsx')).ScanStatisticsPage }),
  loaders: { list: async () => (await import('./scan-statistics-data.ts')).loadScanStatistics },
}
