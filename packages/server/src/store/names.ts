import { resourceByName } from '@trace/domain'
import type { Fields } from '@trace/domain'
import type { Sql } from '../database/connect.ts'
import { joinedName, joinedNames } from './select.ts'

type Values = Record<string, unknown>

/** Puts beside each link the row it leads to, as `{ id, name }`: one query a field, however many rows there are. */
export async function withNames<R extends Values>(sql: Sql, fields: Fields, rows: R[], kinds = ['reference', 'references']): Promise<R[]> {
  for (const [name, { kind, to }] of Object.entries(fields)) {
    if (!kinds.includes(kind)) continue
    const ids = [...new Set(rows.flatMap((row) => row[name] as number | number[] | null).filter((id) => id !== null && id !== undefined))]
    const { table, title } = resourceByName(to!)
    const named = ids.length === 0 ? [] : await sql<{ id: number; name: string }[]>`
      select id, ${sql(title)} as name from ${sql(table)} where id = any(${ids})`
    const byId = new Map(named.map((row) => [row.id, row]))
    for (const row of rows) {
      Object.assign(row, kind === 'reference'
        ? { [joinedName(name)]: byId.get(row[name] as number) ?? null }
        : { [joinedNames(name)]: ((row[name] ?? []) as number[]).flatMap((id) => byId.get(id) ?? []) })
    }
  }
  return rows
}
