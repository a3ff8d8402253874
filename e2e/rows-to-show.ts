import type { Api } from './fixtures.ts'
import { screens } from './screens.ts'
import type { Rows } from './screens.ts'

/** Queries for the best row to show, if it is not the first of its list. */
const chosen: Readonly<Record<string, string>> = {
  traces: 'traces?status=active&sort_by=scan_count&sort_dir=desc',
  stamps: 'stamps?sort_by=scan_count&sort_dir=desc',
  batches: 'batches?status=in_production',
  manufactures: 'manufactures?approval_status=approved&is_active=true&sort_by=id&sort_dir=asc',
  products: 'products?approval_status=approved&sort_by=id&sort_dir=asc',
  'material-areas': 'material-areas?sort_by=id&sort_dir=asc',
  'main-banner': 'configs/main-banner-images',
  'second-banner': 'configs/second-banner-images',
  orders: 'orders?status=completed',
  labors: 'labors?sort_by=id&sort_dir=asc',
  processes: 'processes?status=active&sort_by=id&sort_dir=asc',
  articles: 'articles?is_publish=true',
  libraries: 'libraries?sort_by=id&sort_dir=asc',
  notifications: 'notifications?sort_by=id&sort_dir=asc',
  issued: 'production-plans?status=published&sort_by=id&sort_dir=asc',
  draft: 'production-plans?status=draft',
}

const names = new Set([
  ...screens.filter(({ ways }) => ways.length > 1).map(({ rows }) => rows),
  'orders',
  'main-banner',
  'second-banner',
  'issued',
  'draft',
])

/** A row of the demo province for every screen, a product of the published plan, and an issue with labels to activate. */
export async function rowsToShow(api: Api): Promise<Rows> {
  const found = await findRows(api)
  const { data } = await api('GET', `/production-plans/${found['issued']!}`)
  const { entries } = (await api('GET', '/stamps?length=100')).data
  const printed = entries.find((stamp) => (stamp.printed_count ?? 0) > (stamp.activated_count ?? 0))
  return { ...found, planned: data.entry.products[0]!.product_id, printed: printed!.id }
}

/** The rows of the demo province that fill their screens best. */
export async function findRows(api: Api): Promise<Rows> {
  const found: Record<string, number> = {}
  for (const name of names) {
    const [list = name, query = ''] = (chosen[name] ?? name).split('?')
    const { data } = await api('GET', `/${list}?${query}&length=1`)
    const [first] = data.entries
    if (!first) throw new Error(`The demo province has none of ${name}`)
    found[name] = first.id
  }
  return found
}
