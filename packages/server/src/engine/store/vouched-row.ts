import type { Fragment, Sql } from '../../ports/postgres/connect.ts'

/** SQL for a row by its id as the public may see it: only approved values. A row that was never approved is empty. */
export const vouchedRow = (sql: Sql, table: string, id: string): Fragment => sql`
  jsonb_populate_record(null::${sql(table)}, (select approved_values from ${sql(table)} where id = ${sql(id)}))`
