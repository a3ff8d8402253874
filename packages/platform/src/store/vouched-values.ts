import type { Fragment, Sql } from '../ports/postgres/connect.ts'

/** SQL: whether the approval of a row is valid: given and not withdrawn, though later changes may await approval. */
export const isApprovalStanding = (sql: Sql, row: string): Fragment => {
  const status = sql(`${row}.approval_status`)
  return sql`(${status} = 'approved' or (${status} = 'pending' and ${sql(`${row}.has_changes`)}))`
}

/**
 * SQL: the values of a row that an officer approved; null unless the approval is valid. All SQL must read approved
 * values through it.
 */
export const vouchedValues = (sql: Sql, row: string): Fragment =>
  sql`(case when ${isApprovalStanding(sql, row)} then ${sql(`${row}.approved_values`)} end)`

/** SQL: one approved value as text. */
export const vouchedText = (sql: Sql, row: string, name: string): Fragment =>
  sql`(${vouchedValues(sql, row)} ->> ${name})`

/** SQL: a row by its id, with its approved values only; empty if it has no valid approval. */
export const vouchedRow = (sql: Sql, table: string, id: string): Fragment => sql`
  jsonb_populate_record(null::${sql(table)}, (select ${vouchedValues(sql, 'seen')} from ${sql(table)} seen where seen.id = ${sql(id)}))`
