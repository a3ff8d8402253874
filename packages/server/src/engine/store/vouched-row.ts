import type { Fragment, Sql } from '../../ports/postgres/connect.ts'

/**
 * The row of a table by its id as the public may read it: the values that an officer saw last, and nothing that is not vouched for.
 * A row that nobody has approved is empty.
 */
export const vouchedRow = (sql: Sql, table: string, id: string): Fragment => sql`
  jsonb_populate_record(null::${sql(table)}, (select approved_values from ${sql(table)} where id = ${sql(id)}))`
