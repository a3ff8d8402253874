import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import type { ChartData } from '@trace/screens/ui/charts/chart-data.ts'
import { addressQueryOf, load } from '@trace/screens/app/load.ts'
import { listLoader } from '@trace/screens/resource/list/list-data.ts'
import type { ListPage } from '@trace/screens/resource/list/list-data.ts'
import { words } from './words.ts'

type Summary = Data<'GET /api/admin/stamp-statistics/summary'>['entry']

export interface StampStatistics extends ListPage<typeof stampStatistics> {
  figures: Omit<Summary, 'months'>
  chart: ChartData
}

/** Loads the print runs, and their totals under the same filters. */
export async function loadStampStatistics(args: LoaderFunctionArgs): Promise<StampStatistics> {
  const [
    page,
    {
      entry: { months, ...figures },
    },
  ] = await Promise.all([
    listLoader(stampStatistics)(args),
    load('GET /api/admin/stamp-statistics/summary', addressQueryOf(args.request), args.request),
  ])
  return { ...page, figures, chart: chartOf(months) }
}

const chartOf = (months: Summary['months']): ChartData => ({
  axis: words.month,
  names: months.map(({ month }) => `${month.slice(5)}/${month.slice(0, 4)}`),
  series: [
    { label: words.good, tone: 'accent', values: months.map(({ printed, damaged }) => printed - damaged) },
    { label: words.damaged, tone: 'warning', values: months.map(({ damaged }) => damaged) },
  ],
})
