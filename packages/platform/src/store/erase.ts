import type { Resource } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'

/**
 * Overwrites values of a row, also in the trash, to erase data. Writes no log line, since it would keep the old values.
 * Open forms of the row become outdated.
 */
export async function eraseRow(
  sql: Sql,
  { table }: Pick<Resource, 'table'>,
  id: number,
  cells: Record<string, unknown>,
): Promise<void> {
  await sql`
    update ${sql(table)} set ${sql(cells as never)}, version = version + 1, updated_at = now() where id = ${id}`
}
