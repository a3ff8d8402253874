import { joinedName, resourceByName } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { joined } from '../../ports/postgres/connect.ts'
import type { Sql } from '../../ports/postgres/connect.ts'

type Values = Record<string, unknown>

/**
 * Adds `{ id, name }` of its row beside each reference, in one query for all rows and references. It is separate from
 * the query of the rows: planning eleven joins takes longer than reading ten rows. The ids come from a subquery, so
 * that the cached plan fits any number of them.
 */
export async function withNames<R extends Values>(sql: Sql, fields: Fields, rows: R[]): Promise<R[]> {
  const links = Object.entries(fields).flatMap(([name, { kind, to }]) =>
    kind === 'reference' || kind === 'references' ? [{ name, kind, to: to! }] : [],
  )
  if (rows.length === 0 || links.length === 0) return rows
  const asked = [...Map.groupBy(links, ({ to }) => to)].map(([to, alike], index) => {
    const ids = rows.flatMap((row) => alike.flatMap(({ name }) => (row[name] ?? []) as number | number[]))
    const { table, title } = resourceByName(to)
    return sql`
      ${index > 0 ? sql`union all` : sql``} select ${to}::text as "to", id, ${sql(title)}::text as name
      from ${sql(table)} where id = any(array(select unnest(${[...new Set(ids)]}::int[])))`
  })
  const named = new Map(
    (await sql<{ to: string; id: number; name: string | null }[]>`${joined(sql, asked)}`).map(({ to, ...row }) => [
      `${to} ${row.id}`,
      row,
    ]),
  )
  for (const row of rows) {
    for (const { name, kind, to } of links) {
      const find = (id: unknown) => named.get(`${to} ${id}`)
      const ids = row[name]
      Object.assign(row, {
        [joinedName(name)]:
          kind === 'reference' ? (find(ids) ?? null) : ((ids ?? []) as number[]).flatMap((id) => find(id) ?? []),
      })
    }
  }
  return rows
}
