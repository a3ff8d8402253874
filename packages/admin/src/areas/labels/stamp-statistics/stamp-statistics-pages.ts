import type { Pages } from '@trace/screens/resource/resource-routes.tsx'

export const stampStatisticsPages: Pages = {
  List: async () => ({ Page: (await import('./stamp-statistics-page.tsx')).StampStatisticsPage }),
  loaders: { list: async () => (await import('./stamp-statistics-data.ts')).loadStampStatistics },
}
