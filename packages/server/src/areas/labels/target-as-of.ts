import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { isApprovalStanding } from '@trace/platform/store/vouched-values.ts'
import type { PausedParty } from '../tracing/index.ts'
import type { CodeTarget } from './find-targets.ts'

interface Then {
  trace_status: string
  paused: PausedParty | null
  stamp_status: string
  is_activated: boolean
  is_locked: boolean
  is_revoked: boolean
}

/**
 * The target of a code as it stood at an earlier moment, by the log of its trace, issue, producer and product, and by
 * the moments at which labels were activated, locked and revoked: a scan that is handed in later is judged by it.
 */
export async function targetAsOf(sql: Sql, target: CodeTarget, at: Date): Promise<CodeTarget> {
  const { label } = target
  const moment = at.toISOString()
  /** The value that a column had then, if it has changed since: what the first of these changes replaced. */
  const former = (table: string, row: string, column: string): Fragment => unscoped(
    sql,
    'what became since of goods that were found by their code',
  )`(
    select old_values ->> ${column} from system_logs
    where subject = ${table} and entity_id = ${sql(`${row}.id`)} and created_at > ${moment} and old_values ? ${column}
    order by id limit 1)`
  const stood = (table: string, row: string): Fragment => sql`(
    coalesce(${former(table, row, 'is_active')}::boolean, ${sql(`${row}.is_active`)}) and ${sql(`${row}.deleted_at`)} is null
    and coalesce(${former(table, row, 'approval_status')} in ('approved', 'pending'), ${isApprovalStanding(sql, row)}))`
  const [then] = await unscoped(sql, 'goods that were found by their code')<Then[]>`
    select coalesce(${former('traces', 't', 'status')}, t.status) as trace_status,
      coalesce(${former('stamps', 's', 'status')}, s.status, '') as stamp_status,
      case when not ${stood('manufactures', 'm')} then 'manufacture' when not ${stood('products', 'p')} then 'product' end as paused,
      coalesce(r.is_activated, false) as is_activated, coalesce(r.is_locked, false) as is_locked,
      coalesce(r.is_revoked, false) as is_revoked
    from traces t join manufactures m on m.id = t.manufacture_id join products p on p.id = t.product_id
      left join stamps s on s.id = ${label?.stamp_id ?? null}::int
      left join lateral (
        select bool_or(kind = 'activated') as is_activated, bool_or(kind = 'locked') as is_locked,
          bool_or(kind = 'revoked') as is_revoked
        from stamp_ranges
        where stamp_id = s.id and ${label?.serial ?? null}::int between serial_from and serial_to and created_at <= ${moment}
      ) r on true
    where t.id = ${target.trace_id}`
  const { trace_status, paused, ...marks } = then!
  const is_suspect = !!label?.is_suspect && (label.review_since === null || new Date(label.review_since) <= at)
  return { ...target, trace_status, paused, label: label && { ...label, ...marks, trace_status, paused, is_suspect } }
}
