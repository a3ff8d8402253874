import { integer, moment, text } from '@trace/define/kinds/index.ts'
import { stateFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { unscoped } from '../store/rows.ts'

/** Answer fields that say who has taken a waiting row. */
export const takenBy = {
  taken_by: text('Người nhận xử lý'),
  taken_by_id: integer('Mã người nhận xử lý'),
  taken_at: moment('Nhận lúc'),
}

export interface Taken {
  taken_by: string | null
  taken_by_id: number | null
  taken_at: string | null
}

/**
 * SQL: whether assignment `a` is still valid: the row has not changed state since (`standing_since` is equal). Compared
 * by milliseconds, because undo restores the value from the log, which has no more digits.
 */
export const isAssignmentCurrent = (sql: Sql, since: Fragment): Fragment =>
  sql`date_trunc('milliseconds', a.standing_since) = date_trunc('milliseconds', ${since})`

/** SQL: whether `a` is a row `t`'s valid assignment. */
export const isAssignmentOfRow = (sql: Sql, { name }: Resource): Fragment =>
  sql`a.resource = ${name} and a.row_id = t.id and ${isAssignmentCurrent(sql, sql`t.standing_since`)}`

/** SQL: who has taken one row; nobody if the rows of its list never wait. */
export function takenOf(sql: Sql, resource: Resource, id: number): Fragment {
  const none = sql`select null::text as taken_by, null::int as taken_by_id, null::timestamptz as taken_at`
  if (stateFields(resource.fields).length === 0) return none
  return unscoped(sql, 'who has taken a row within reach is told by name')`
    select u.name as taken_by, u.id as taken_by_id, a.taken_at from ${sql(resource.table)} t
    join assignments a on ${isAssignmentOfRow(sql, resource)} join users u on u.id = a.user_id where t.id = ${id}`
}
