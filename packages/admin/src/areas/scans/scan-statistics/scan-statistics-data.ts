import { countedResults } from '@trace/domain/areas/scans/scan-results.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import type { Bar } from '@trace/screens/ui/charts/bar-list.tsx'
import type { ChartData } from '@trace/screens/ui/charts/chart-data.ts'
import type { Place } from '@trace/screens/app/map/place-map.tsx'
import { addressQueryOf, load } from '@trace/screens/app/load.ts'
import { listLoader } from '@trace/screens/resource/list/list-data.ts'
import type { ListPage } from '@trace/screens/resource/list/list-data.ts'
import { words } from './words.ts'

type Summary = Data<'GET /api/admin/scan-statistics/summary'>['entry']
type Scanned = Data<'GET /api/admin/scan-statistics/places'>['entries'][number]

export interface ScanStatistics extends ListPage<typeof scanStatistics> {
  figures: Pick<Summary, 'today' | 'week' | 'month' | 'suspicious'>
  chart: ChartData
  provinces: readonly Bar[]
  products: readonly Bar[]
  results: readonly Bar[]
  places: readonly Place[]
}

/** Loads the scans, and their statistics under the same filters by producer, product and province. */
export async function loadScanStatistics(args: LoaderFunctionArgs): Promise<ScanStatistics> {
  const asked = addressQueryOf(args.request)
  const [
    page,
    { entries: scanned },
    {
      entry: { days, provinces, products, results, ...figures },
    },
  ] = await Promise.all([
    listLoader(scanStatistics)(args),
    load('GET /api/admin/scan-statistics/places', asked, args.request),
    load('GET /api/admin/scan-statistics/summary', asked, args.request),
  ])
  return {
    ...page,
    figures,
    chart: chartOf(days),
    provinces: provinces.map(({ id, name, count }) => ({ name, value: count, to: `?province_id=${id}` })),
    products: products.map(({ id, name, count }) => ({ name, value: count, to: `?product_id=${id}` })),
    results: results.map(({ result, count }) => ({
      name: countedResults[result].label,
      value: count,
      ...(result !== 'unknown' && { to: `?result=${result}` }),
    })),
    places: scanned.map(placeOf),
  }
}

const placeOf = ({ ward_id, name, count, suspicious, latitude, longitude }: Scanned): Place => ({
  key: ward_id ? `ward ${ward_id}` : `${latitude} ${longitude}`,
  ward: ward_id ?? null,
  name: name ?? words.near(formatNumber(latitude, 2), formatNumber(longitude, 2)),
  value: count,
  at: toMapPoint([longitude, latitude]),
  warning: suspicious > 0,
  ...(suspicious > 0 && { hint: words.ofSuspicion(formatNumber(suspicious)) }),
})

const chartOf = (days: Summary['days']): ChartData => ({
  axis: words.day,
  names: days.map(({ day }) => formatDay(day).slice(0, 5)),
  series: [
    { label: words.usual, tone: 'accent', values: days.map(({ count, suspicious }) => count - suspicious) },
    { label: words.suspicious, tone: 'warning', values: days.map(({ suspicious }) => suspicious) },
  ],
})
