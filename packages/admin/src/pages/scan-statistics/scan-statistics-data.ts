import { scanStatistics } from '@trace/domain'
import { formatDay } from '@trace/domain/format'
import type { LoaderFunctionArgs } from 'react-router'
import type { Bar } from '../../charts/bar-list.tsx'
import type { ChartData } from '../../charts/chart-data.ts'
import { load } from '../../load.ts'
import { loadList } from '../../screens/list-data.ts'
import type { ListPage } from '../../screens/list-data.ts'
import { words } from './words.ts'

interface Counted {
  id: number
  name: string
  count: number
}

interface Summary {
  today: number
  week: number
  month: number
  suspicious: number
  days: readonly { day: string; count: number; suspicious: number }[]
  provinces: readonly Counted[]
  products: readonly Counted[]
  results: readonly { result: string; count: number }[]
}

export interface ScanStatistics extends ListPage {
  figures: Pick<Summary, 'today' | 'week' | 'month' | 'suspicious'>
  chart: ChartData
  provinces: readonly Bar[]
  products: readonly Bar[]
  results: readonly Bar[]
}

/** The scans, and what they come to for the same producer, product and province. */
export async function loadScanStatistics(args: LoaderFunctionArgs): Promise<ScanStatistics> {
  const { search } = new URL(args.request.url)
  const [page, { entry: { days, provinces, products, results, ...figures } }] = await Promise.all([
    loadList(scanStatistics)(args),
    load<{ entry: Summary }>(`/scan-statistics/summary${search}`, args.request),
  ])
  const choices = scanStatistics.fields.result.choices ?? {}
  return {
    ...page,
    figures,
    chart: chartOf(days),
    provinces: provinces.map(({ id, name, count }) => ({ name, value: count, to: `?province_id=${id}` })),
    products: products.map(({ id, name, count }) => ({ name, value: count, to: `?product_id=${id}` })),
    results: results.map(({ result, count }) => ({ name: choices[result] ?? result, value: count, to: `?result=${result}` })),
  }
}

const chartOf = (days: Summary['days']): ChartData => ({
  axis: words.day,
  names: days.map(({ day }) => formatDay(day).slice(0, 5)),
  series: [
    { label: words.usual, tone: 'accent', values: days.map(({ count, suspicious }) => count - suspicious) },
    { label: words.suspicious, tone: 'warning', values: days.map(({ suspicious }) => suspicious) },
  ],
})
