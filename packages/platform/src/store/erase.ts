import type { Resource } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'

/**
 * Writes over the values of a row, also in the trash, without leaving them in a log line: for what is erased. Open forms
 * of the row are outdated by it.
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
