import { joinedName } from '@trace/define/entry.ts'
import type { Field, Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { quotedIfReserved } from '../ports/postgres/quoted-if-reserved.ts'
import type { Reach } from '../viewer.ts'
import { childRowFields, columnsOf } from './children.ts'
import { linksOf } from './names.ts'
import { rowsOf } from './rows.ts'

/** Which fields are read: a list leaves out those that only the row's own page shows. */
export type Extent = 'list' | 'sheet' | 'entry'

function isRead({ kind, fields }: Field, extent: Extent): boolean {
  const { column, answered, sheeted } = kinds[kind]
  if (column === null || answered === 'never') return false
  return extent === 'list' ? answered === 'listed' : extent === 'entry' || sheeted || fields !== undefined
}

/**
 * SQL: the columns of rows `t` for an answer. An entry also has the names of its references and its child rows; many
 * rows get theirs by `withNames` and `withChildren`. Cached per definition: contains only names of the definition,
 * never input from a request. Counts cover only the rows that the viewer sees.
 */
export function shownColumns(sql: Sql, reach: Reach, resource: Resource, extent: Extent): Fragment {
  const key = `${resource.name} ${extent}`
  let made = selections.get(key)
  if (!made) selections.set(key, (made = makeShown(resource, extent)))
  const counts = Object.entries(resource.fields).filter(([, { kind }]) => kind === 'count')
  if (counts.length === 0) return sql.unsafe(made)
  const counted = counts.map(([name, field]) => sql`, ${countOf(sql, reach, field)} as ${sql(name)}`)
  return sql`${sql.unsafe(made)} ${concatSql(sql, counted)}`
}

const selections = new Map<string, string>()

function makeShown({ fields }: Resource, extent: Extent): string {
  const columns =
    extent === 'sheet' ? ['t.id', 't.version', 't.created_at'] : ['t.id', 't.version', 't.created_at', 't.updated_at']
  for (const [name, field] of Object.entries(fields)) {
    if (isRead(field, extent)) columns.push(`t.${quotedIfReserved(name)}`)
  }
  if (extent === 'entry') return [...columns, ...namesOf(fields, 't'), ...innerRows(fields, 't')].join(', ')
  // Values that are added later have their property from the start: a wide row object that grows becomes a hash table
  // of 1.6 kB.
  const inner = extent === 'sheet' ? childRowFields(fields).map(([name]) => name) : []
  const beside = [...linksOf(fields).map(({ name }) => joinedName(name)), ...inner]
  return [...columns, ...beside.map((name) => `null as ${quotedIfReserved(name)}`)].join(', ')
}

/** SQL: `{ id, name }` of the rows that rows of an alias refer to. */
const namesOf = (fields: Fields, alias: string): string[] =>
  linksOf(fields).map(({ name, isList, to }) => {
    const { table, title } = resourceByName(to)
    const named = `json_build_object('id', o.id, 'name', o."${title}"::text)`
    const link = `${alias}.${quotedIfReserved(name)}`
    const found = isList
      ? `select coalesce(json_agg(${named} order by l.place), '[]') from unnest(${link}) with ordinality l(id, place) join ${table} o on o.id = l.id`
      : `select ${named} from ${table} o where o.id = ${link}`
    return `(${found}) as "${joinedName(name)}"`
  })

/** SQL for the child rows of rows of an alias, with names and further child rows inside, as `withChildren` gives them. */
const innerRows = (fields: Fields, alias: string): string[] =>
  childRowFields(fields).map(([name, { table, parent, fields: inside }]) => {
    const child = `${alias}${alias[0]}`
    const columns = ['id', ...columnsOf(inside)].map((column) => `${child}.${quotedIfReserved(column)}`)
    const parts = [...columns, ...namesOf(inside, child), ...innerRows(inside, child)].join(', ')
    const rows = `select ${parts} from ${table} ${child} where ${child}.${parent} = ${alias}.id order by ${child}.position, ${child}.id`
    return `(select coalesce(json_agg(i), '[]') from (${rows}) i) as "${name}"`
  })

/** Rewrites the timestamps of child rows from PostgreSQL's JSON format to the format of answers. */
export function readInner<V extends Record<string, unknown>>(fields: Fields, row: V): V {
  for (const [name, { fields: inside }] of childRowFields(fields))
    for (const child of row[name] as Record<string, unknown>[]) {
      for (const [column, { kind }] of Object.entries(inside))
        if (kind === 'moment' && child[column] !== null) child[column] = new Date(child[column] as string).toISOString()
      readInner(inside, child)
    }
  return row
}

function countOf(sql: Sql, reach: Reach, { to, parent }: Field): Fragment {
  const target = resourceByName(to!)
  const link = sql(`c.${parent}`)
  const matches = target.fields[parent!]?.kind === 'references' ? sql`t.id = any(${link})` : sql`${link} = t.id`
  return sql`(select count(*)::int from ${rowsOf(sql, reach, target)} c where ${matches})`
}
