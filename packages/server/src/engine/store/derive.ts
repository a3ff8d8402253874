import { joined } from '../../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'

type Cells = Record<string, unknown>

/** A table of the definitions: a resource, or the rows inside one. */
interface Kept {
  table?: string
}

/**
 * Writes what is told from other rows: counts, sums, the latest of something. The row keeps its version, for nobody's open form of it
 * has become stale, and the log has no line of it. Screens learn of it where the caller says so.
 */
export async function derive(sql: Sql, { table }: Kept, which: number | Fragment, cells: Cells): Promise<void> {
  await sql`update ${sql(table!)} set ${sql(cells as never)} where ${typeof which === 'number' ? sql`id = ${which}` : which}`
}

/** The same of many rows at once, each with its id. */
export async function deriveEach(sql: Sql, { table }: Kept, rows: ({ id: number } & Cells)[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  if (names.length === 0) return
  const cells = names.map((name, at) => sql`${at === 0 ? sql`` : sql`,`} ${sql(name)} = ${sql(`n.${name}`)}`)
  await sql`
    update ${sql(table!)} o set ${joined(sql, cells)}
    from jsonb_populate_recordset(null::${sql(table!)}, ${rows as never}) n where o.id = n.id`
}

/** Adds rows that the server itself writes beside another: steps of a history, news for its readers. */
export async function append(sql: Sql, { table }: Kept, rows: Cells[]): Promise<void> {
  if (rows.length > 0) await sql`insert into ${sql(table!)} ${sql(rows as never)}`
}
