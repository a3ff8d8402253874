import type { Fragment } from '@trace/platform/ports/postgres/connect.ts'
import type { Store } from '@trace/platform/store/store.ts'

interface Sums {
  /**
   * The table to read as `t` through `store.sums`. Figures by one dimension, such as products, add up the rows that
   * name a product.
   */
  table: 'scan_days' | 'scan_totals'
  /** SQL: whether a row of the table sums up all scans of a day. */
  isWhole: Fragment
}

/**
 * Where to read scans by day. For the whole province, totals are stored for each dimension; the scans of one
 * producer, or of a narrowed list, are few enough to be added up when they are read.
 */
export function dailySumsTable({ sql, reach }: Pick<Store, 'sql' | 'reach'>, isNarrowed = false): Sums {
  if (isNarrowed || reach.scope !== 'all') return { table: 'scan_days', isWhole: sql`true` }
  return { table: 'scan_totals', isWhole: sql`(t.product_id = 0 and t.province_id = 0 and t.result = '')` }
}
