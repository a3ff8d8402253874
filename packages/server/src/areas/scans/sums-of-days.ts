import type { Fragment } from '@trace/platform/ports/postgres/connect.ts'
import type { Store } from '@trace/platform/store/store.ts'

interface Sums {
  /** The table to read as `t` by `store.sums`. Along a line, such as products, those rows of it that are about one are added up. */
  table: 'scan_days' | 'scan_totals'
  /** SQL: whether a row of the table sums up all scans of a day. */
  isWhole: Fragment
}

/**
 * Where to read scans by day. For the whole province they are kept added up along each line; a producer's own, and those
 * that somebody narrows, are few enough to be added up when they are read.
 */
export function sumsOfDays({ sql, reach }: Pick<Store, 'sql' | 'reach'>, isNarrowed = false): Sums {
  if (isNarrowed || reach.scope !== 'all') return { table: 'scan_days', isWhole: sql`true` }
  return { table: 'scan_totals', isWhole: sql`(t.product_id = 0 and t.province_id = 0 and t.result = '')` }
}
