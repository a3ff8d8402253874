import type { CodedReason } from '@trace/domain/areas/scans/clone-reasons.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { isApprovalStanding } from '@trace/platform/store/vouched-values.ts'

/** The paused party behind the goods of a trace. */
export type PausedParty = 'manufacture' | 'product'

/**
 * SQL: whether the producer or product of a trace `t` is switched off, not approved, or deleted. One whose changes wait
 * for approval is not paused: the last approved values apply.
 */
export const pausedPartySql = (sql: Sql): Fragment => unscoped(
  sql,
  'whether goods stand is for everybody to know who holds them',
)`(
  select case when not ${isApprovedAndActive(sql, 'm')} then 'manufacture' when not ${isApprovedAndActive(sql, 'p')} then 'product' end
  from manufactures m, products p where m.id = t.manufacture_id and p.id = t.product_id) as paused`

/** SQL: whether a producer or product is approved, in use and not deleted. */
export const isApprovedAndActive = (sql: Sql, row: string): Fragment => {
  const of = (column: string) => sql(`${row}.${column}`)
  return sql`(${of('is_active')} and ${of('deleted_at')} is null and ${isApprovalStanding(sql, row)})`
}

export const pauseReasons = (paused: PausedParty | null): CodedReason[] =>
  paused ? [{ code: `${paused}_paused`, figures: [] }] : []
