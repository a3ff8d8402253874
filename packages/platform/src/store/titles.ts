import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'

/** SQL for the display name of a row `t`: its title and what distinguishes it from others of the same title. */
export function displayNameSql(sql: Sql, { fields, title, distinguishedBy }: Resource): Fragment {
  if (distinguishedBy.length === 0) return wordOf(sql, fields, title)
  const parts = [title, ...distinguishedBy].map((name) => sql`, ${wordOf(sql, fields, name)}`)
  return sql`concat_ws(' · '${concatSql(sql, parts)})`
}

/** SQL for the readable value of a field of a row, as `nameOf` of the definitions writes it. */
function wordOf(sql: Sql, fields: Fields, name: string, row = 't'): Fragment {
  const own = sql(`${row}.${name}`)
  const { kind, to, choices, label } = fields[name] ?? {}
  if (kind === 'choice') return sql`${sql.json(choices ?? {})}::jsonb ->> ${own}`
  if (kind === 'integer') return sql`${label ?? ''} || ' ' || ${own}`
  if (kind === 'date') return sql`to_char(${own}, 'DD/MM/YYYY')`
  if (kind === 'moment') return sql`to_char(${own} at time zone 'Asia/Ho_Chi_Minh', 'DD/MM/YYYY HH24:MI')`
  if (kind !== 'reference') return sql`${own}::text`
  const { table, fields: others, title } = resourceByName(to!)
  const other = `${row}o`
  return sql`(select ${wordOf(sql, others, title, other)} from ${sql(table)} ${sql(other)} where ${sql(`${other}.id`)} = ${own})`
}

/** The display name of a row: '#7' if it has no title. */
export async function nameOf(sql: Sql, resource: Resource, id: number): Promise<string> {
  return (await displayNames(sql, resource, [id])).get(id)!
}

/** The display names of rows, by their ids. */
export async function displayNames(sql: Sql, resource: Resource, ids: number[]): Promise<Map<number, string>> {
  // PostgreSQL plans a list of unknown length (`any`) anew each time, which takes longer than the look-up of one row.
  const those = ids.length === 1 ? sql`t.id = ${ids[0]!}` : sql`t.id = any(${ids})`
  const found = await sql<{ id: number; name: string | null }[]>`
    select t.id, ${displayNameSql(sql, resource)} as name from ${sql(resource.table)} t where ${those}`
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return new Map(ids.map((id) => [id, names.get(id) ?? `#${id}`]))
}
