import { kinds, resourceByName } from '@trace/domain'
import type { Field, Resource } from '@trace/domain'
import { joined } from '../../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import { quoted } from '../../ports/postgres/quoted.ts'
import type { Reach } from '../viewer.ts'
import { rowsOf } from './rows.ts'

/** Which fields are read: a list leaves out those that only the row's own page shows. */
export type Extent = 'list' | 'sheet' | 'entry'

function isRead({ kind, fields }: Field, extent: Extent): boolean {
  const { column, answered, sheeted } = kinds[kind]
  if (column === null || answered === 'never') return false
  return extent === 'list' ? answered === 'listed' : extent === 'entry' || sheeted || fields !== undefined
}

/**
 * The columns of rows `t` of a resource to answer; `withNames` adds the names of references. Cached per definition:
 * contains only names of the definition, never input from a request. Counts cover only the rows that the viewer sees.
 */
export function shownColumns(sql: Sql, reach: Reach, resource: Resource, extent: Extent): Fragment {
  const key = `${resource.name} ${extent}`
  let made = selections.get(key)
  if (!made) selections.set(key, (made = makeShown(resource, extent)))
  const counts = Object.entries(resource.fields).filter(([, { kind }]) => kind === 'count')
  const counted = counts.map(([name, field]) => sql`, ${countOf(sql, reach, field)} as ${sql(name)}`)
  return sql`${sql.unsafe(made)} ${joined(sql, counted)}`
}

const selections = new Map<string, string>()

function makeShown({ fields }: Resource, extent: Extent): string {
  const columns = ['t.id', 't.version', 't.created_at', 't.updated_at']
  for (const [name, field] of Object.entries(fields)) {
    if (isRead(field, extent)) columns.push(`t.${quoted(name)}`)
  }
  return columns.join(', ')
}

function countOf(sql: Sql, reach: Reach, { to, parent }: Field): Fragment {
  const target = resourceByName(to!)
  const link = sql(`c.${parent}`)
  const matches = target.fields[parent!]?.kind === 'references' ? sql`t.id = any(${link})` : sql`${link} = t.id`
  return sql`(select count(*)::int from ${rowsOf(sql, reach, target)} c where ${matches})`
}
