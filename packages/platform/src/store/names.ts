import { joinedName } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Sql } from '../ports/postgres/connect.ts'

type Values = Record<string, unknown>

interface Named {
  id: number
  name: string | null
}

interface Link {
  name: string
  isList: boolean
  to: string
}

/** The references among fields. */
export const linksOf = (fields: Fields): Link[] =>
  Object.entries(fields).flatMap(([name, { kind, to }]) =>
    kind === 'reference' || kind === 'references' ? [{ name, isList: kind === 'references', to: to! }] : [],
  )

/**
 * Adds `{ id, name }` of the referenced row beside each reference, in one query for all rows and references. This
 * query is separate from that of the rows, since planning eleven joins takes longer than reading ten rows. The ids
 * come from a subquery, so that the cached plan fits any number of them.
 */
export async function withNames<R extends Values>(sql: Sql, fields: Fields, rows: R[]): Promise<R[]> {
  const links = linksOf(fields)
  if (rows.length === 0 || links.length === 0) return rows
  const targets = [...Map.groupBy(links, ({ to }) => to)]
  const ids = targets.map(([, alike]) => [
    ...new Set(alike.flatMap(({ name }) => rows.flatMap((row) => (row[name] ?? []) as number | number[]))),
  ])
  const found = await sql.unsafe<(Named & { at: number })[]>(namesIn(targets.map(([to]) => to)), ids, { prepare: true })
  const named = new Map(targets.map(([to]) => [to, new Map<unknown, Named>()]))
  for (const { at, id, name } of found) named.get(targets[at]![0])!.set(id, { id, name })
  const beside = links.map((link) => ({ ...link, as: joinedName(link.name), known: named.get(link.to)! }))
  for (const row of rows as Values[]) {
    for (const { name, isList, as, known } of beside) {
      row[as] = isList
        ? ((row[name] ?? []) as number[]).flatMap((id) => known.get(id) ?? [])
        : (known.get(row[name]) ?? null)
    }
  }
  return rows
}

/** The query of names in these resources, by ids of each. Cached: it contains only names of definitions. */
function namesIn(targets: string[]): string {
  const key = targets.join(' ')
  let text = queries.get(key)
  if (!text) {
    const parts = targets.map((to, at) => {
      const { table, title } = resourceByName(to)
      return `select ${at} as at, id, "${title}"::text as name from ${table} where id = any(array(select unnest($${at + 1}::int[])))`
    })
    queries.set(key, (text = parts.join(' union all ')))
  }
  return text
}

const queries = new Map<string, string>()
