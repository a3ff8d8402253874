import { products } from '@trace/domain/areas/catalogue/products.ts'
import { bulletinResources } from '@trace/domain/areas/figures/bulletin-resources.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { api } from '@trace/screens/app/api.ts'
import { requireSession } from '@trace/screens/app/session.ts'
import type { Bar } from '@trace/screens/ui/charts/bar-list.tsx'
import type { ChartData } from '@trace/screens/ui/charts/chart-data.ts'
import type { Place } from '@trace/screens/app/map/place-map.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { words } from './words.ts'

/** Dashboard data of the server; it contains only what the user may see. */
type Dashboard = Data<'GET /api/admin/dashboard'>['entry']

export type Todo = Dashboard['todo'][number]

export interface Figures extends Pick<Dashboard, 'counts' | 'todo' | 'labels_total'> {
  /** Last month's bulletin; null where the user may not read it. */
  bulletin: Pick<Data<'GET /api/admin/bulletin'>, 'sentences' | 'late'> | null
  scans: { today: number; yesterday: number; chart: ChartData } | null
  groups: readonly Bar[] | null
  ocop: readonly Stars[] | null
  areas: readonly Place[] | null
}

/** Number of products with a rank (stars) in OCOP, the programme "One commune, one product". */
export interface Stars {
  stars: number
  count: number
  to: string
}

const MOST_BARS = 8
const RANKS = [5, 4, 3]
/** Groups and stars are counted as approved, so that the lists behind them show the same products. */
const APPROVED = 'approval_status=approved'

const nothing: Dashboard = { counts: {}, todo: [] }

/** Loads the figures of the whole reach; if that fails, the screen shows only its greeting. */
export async function loadFigures({ request }: LoaderFunctionArgs): Promise<Figures> {
  const [answer, bulletin] = await Promise.all([
    api('GET', '/dashboard', undefined, { signal: request.signal }),
    loadBulletin(request),
  ])
  const { counts, todo, labels_total, scans, products_by_group, ocop, area_by_ward } = answer.ok
    ? answer.data.entry
    : nothing
  const [ofProducts, ofAreas] = [listAddress(products), listAddress(materialAreas)]

  return {
    counts,
    todo,
    bulletin,
    ...(labels_total !== undefined && { labels_total }),
    scans: scans
      ? { today: scans.at(-1)?.count ?? 0, yesterday: scans.at(-2)?.count ?? 0, chart: chartOf(scans) }
      : null,
    groups:
      products_by_group?.slice(0, MOST_BARS).map(({ id, name, count }) => ({
        name,
        value: count,
        to: `${ofProducts}?product_group_id=${id}&${APPROVED}`,
      })) ?? null,
    ocop: ocop
      ? RANKS.map((stars) => ({
          stars,
          count: ocop.find((rank) => rank.stars === stars)?.count ?? 0,
          to: `${ofProducts}?ocop_star_from=${stars}&ocop_star_to=${stars}&${APPROVED}`,
        }))
      : null,
    areas:
      area_by_ward?.map(({ id, name, acreage, latitude, longitude }) => ({
        key: `ward ${id}`,
        ward: id,
        name,
        value: acreage,
        to: `${ofAreas}?ward_id=${id}`,
        at: latitude === null || longitude === null ? null : toMapPoint([Number(longitude), Number(latitude)]),
      })) ?? null,
  }
}

async function loadBulletin(request: Request): Promise<Figures['bulletin']> {
  const { permissions } = await requireSession(request)
  if (!bulletinResources.every((list) => can(permissions, needs(list, 'list')))) return null
  const answer = await api('GET', '/bulletin', undefined, { signal: request.signal })
  return answer.ok ? answer.data : null
}

const chartOf = (scans: NonNullable<Dashboard['scans']>): ChartData => ({
  axis: words.day,
  names: scans.map(({ day }) => formatDay(day).slice(0, 5)),
  series: [
    { label: words.usual, tone: 'accent', values: scans.map(({ count, suspicious }) => count - suspicious) },
    { label: words.suspicious, tone: 'warning', values: scans.map(({ suspicious }) => suspicious) },
  ],
})
