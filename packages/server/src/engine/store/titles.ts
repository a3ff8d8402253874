import { resourceByName } from '@trace/domain'
import type { Fields, Resource } from '@trace/domain'
import { joined } from '../../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'

/** What a row `t` of a resource is called: by its title, and by what tells it from others of that title. */
export function titleOf(sql: Sql, { fields, title, distinguishedBy }: Resource): Fragment {
  if (distinguishedBy.length === 0) return wordOf(sql, fields, title)
  const parts = [title, ...distinguishedBy].map((name) => sql`, ${wordOf(sql, fields, name)}`)
  return sql`concat_ws(' · '${joined(sql, parts)})`
}

/** A value of a row `t` as people read it. */
function wordOf(sql: Sql, fields: Fields, name: string): Fragment {
  const own = sql(`t.${name}`)
  const { kind, to, choices, label } = fields[name] ?? {}
  if (kind === 'choice') return sql`${sql.json(choices ?? {})}::jsonb ->> ${own}`
  if (kind === 'integer') return sql`${label ?? ''} || ' ' || ${own}`
  if (kind !== 'reference') return sql`${own}::text`
  const { table, title } = resourceByName(to!)
  return sql`(select ${sql(`o.${title}`)}::text from ${sql(table)} o where o.id = ${own})`
}

/** What one row is called for people who read of it: '#7' where it has no name. */
export async function nameOf(sql: Sql, resource: Resource, id: number): Promise<string> {
  const [row] = await sql<{ name: string | null }[]>`
    select ${titleOf(sql, resource)} as name from ${sql(resource.table)} t where t.id = ${id}`
  return row?.name ?? `#${id}`
}
