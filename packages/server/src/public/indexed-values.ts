import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'

/**
 * SQL: approved values in the form that indexes store. They only find rows; the caller must check that the approval
 * still holds.
 */
export const indexedSql = {
  words: (sql: Sql, row: string): Fragment =>
    sql`public_words(${sql(`${row}.code`)}, ${sql(`${row}.approved_values`)})`,
  /** The words of an area without its growing-area code, for areas whose code is not in force; in no index. */
  wordsBesidePuc: (sql: Sql, row: string): Fragment =>
    sql`public_words(${sql(`${row}.code`)}, ${sql(`${row}.approved_values`)} - 'puc_code')`,
  gln: (sql: Sql, row: string): Fragment => sql`(${sql(`${row}.approved_values`)}->>'gln')`,
  group: (sql: Sql, row: string): Fragment => sql`(${sql(`${row}.approved_values`)}->>'product_group_id')`,
  category: (sql: Sql, row: string): Fragment => sql`(${sql(`${row}.approved_values`)}->>'category_id')`,
  sectors: (sql: Sql, row: string): Fragment => sql`(${sql(`${row}.approved_values`)}->'manufacturing_sector_ids')`,
}
