import { HEAVY, kinds, resourceByName } from '@trace/domain'
import type { Field, Resource } from '@trace/domain'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import { quoted } from '../../ports/postgres/quoted.ts'

/** How much of a row is asked for: a list goes without what only its own page shows. */
export type Extent = 'list' | 'sheet' | 'entry'

/** What each extent goes without: a sheet has room for text and for what can stand in rows. */
const left: Record<Extent, readonly string[]> = { list: HEAVY, sheet: ['boundary', 'files'], entry: [] }

/**
 * The columns of the rows `t` of a resource that are answered; `withNames` puts the names of what they refer to beside them. Made once
 * from the definition; holds names of the definition only, never anything a request said.
 */
export function shownColumns(sql: Sql, resource: Resource, extent: Extent): Fragment {
  const key = `${resource.name} ${extent}`
  let made = selections.get(key)
  if (!made) selections.set(key, (made = makeShown(resource, extent)))
  return sql.unsafe(made)
}

const selections = new Map<string, string>()

function makeShown({ fields }: Resource, extent: Extent): string {
  const columns = ['t.id', 't.version', 't.created_at', 't.updated_at']
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'count') columns.push(`${countOf(field)} as ${name}`)
    if (kinds[field.kind].column === null || field.kind === 'password' || left[extent].includes(field.kind)) continue
    columns.push(`t.${quoted(name)}`)
  }
  return columns.join(', ')
}

function countOf({ to, parent }: Field): string {
  const { table, fields } = resourceByName(to!)
  const matches = fields[parent!]?.kind === 'references' ? `t.id = any(c.${parent})` : `c.${parent} = t.id`
  return `(select count(*)::int from ${table} c where ${matches} and c.deleted_at is null)`
}
