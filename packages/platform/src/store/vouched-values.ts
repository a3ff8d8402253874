import type { Fragment, Sql } from '../ports/postgres/connect.ts'

/** SQL: whether the approval of a row stands: given and not withdrawn. Changes of an approved row may wait for the next. */
export const approvalStands = (sql: Sql, row: string): Fragment => {
  const status = sql(`${row}.approval_status`)
  return sql`(${status} = 'approved' or (${status} = 'pending' and ${sql(`${row}.has_changes`)}))`
}

/**
 * SQL for the values of a row that an officer approved; null unless the approval stands. All SQL must read these
 * values through it.
 */
export const vouchedValues = (sql: Sql, row: string): Fragment =>
  sql`(case when ${approvalStands(sql, row)} then ${sql(`${row}.approved_values`)} end)`

/** SQL: one of these values as text. */
export const vouchedText = (sql: Sql, row: string, name: string): Fragment =>
  sql`(${vouchedValues(sql, row)} ->> ${name})`

/** SQL for a row by its id as the public may see it: only approved values. A row whose approval does not stand is empty. */
export const vouchedRow = (sql: Sql, table: string, id: string): Fragment => sql`
  jsonb_populate_record(null::${sql(table)}, (select ${vouchedValues(sql, 'seen')} from ${sql(table)} seen where seen.id = ${sql(id)}))`
