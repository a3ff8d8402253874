import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'

type Cells = Record<string, unknown>

/** A table of the definitions: a resource or its child rows. */
interface TableRef {
  table?: string
}

/**
 * Writes derived values: counts, sums, the latest of something. Adds no log line and no new version, so that open forms
 * of the row do not become outdated. Screens are notified only if the caller does it.
 */
export async function derive(sql: Sql, { table }: TableRef, which: number | Fragment, cells: Cells): Promise<void> {
  await sql`update ${sql(table!)} set ${sql(cells as never)} where ${typeof which === 'number' ? sql`id = ${which}` : which}`
}

/** `derive` for many rows in one statement; each row carries its id. */
export async function deriveEach(sql: Sql, { table }: TableRef, rows: ({ id: number } & Cells)[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  if (names.length === 0) return
  const cells = names.map((name, at) => sql`${at === 0 ? sql`` : sql`,`} ${sql(name)} = ${sql(`n.${name}`)}`)
  await sql`
    update ${sql(table!)} o set ${concatSql(sql, cells)}
    from jsonb_populate_recordset(null::${sql(table!)}, ${rows as never}) n where o.id = n.id`
}

/** Inserts rows that the server writes in addition to another row: steps of a history. */
export async function append(sql: Sql, { table }: TableRef, rows: Cells[]): Promise<void> {
  if (rows.length > 0) await sql`insert into ${sql(table!)} ${sql(rows as never)}`
}
