import { resourceByName } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Fragment, Sql } from '../database/connect.ts'

/** What a row `t` of a resource is called: by its title, or by that of the row its title refers to. */
export function titleOf(sql: Sql, { fields, title }: Resource): Fragment {
  const own = sql(`t.${title}`)
  if (fields[title]?.kind !== 'reference') return sql`${own}::text`
  const { table, title: name } = resourceByName(fields[title].to!)
  return sql`(select ${sql(`o.${name}`)}::text from ${sql(table)} o where o.id = ${own})`
}

/** What one row is called for people who read of it: '#7' where it has no name. */
export async function nameOf(sql: Sql, resource: Resource, id: number): Promise<string> {
  const [row] = await sql<{ name: string | null }[]>`
    select ${titleOf(sql, resource)} as name from ${sql(resource.table)} t where t.id = ${id}`
  return row?.name ?? `#${id}`
}
