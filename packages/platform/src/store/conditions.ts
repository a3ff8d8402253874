import type { Fields } from '@trace/define/field.ts'
import { formats, hasFormat } from '@trace/define/formats.ts'
import { isMany, kinds } from '@trace/define/kinds/index.ts'
import { hasSortIndex } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { likeText } from './like-text.ts'
import type { Filter, ListQuery } from './list-query.ts'
import { collationSql } from './order.ts'

/** SQL condition for the filters and search of a list query, without the viewer's reach. */
export function listConditionsSql(
  sql: Sql,
  resource: Resource,
  { words, filters }: Pick<ListQuery, 'words' | 'filters'>,
): Fragment {
  const { fields } = resource
  const searchable = Object.values(fields).some((field) => field.searchable)
  const search =
    searchable && words.length > 0 ? [sql`and (${found(sql, words)} ${respelled(sql, fields, words)})`] : []
  return concatSql(sql, [...search, ...filters.map((filter) => sql`and ${condition(sql, resource, filter)}`)])
}

/** Search condition: the whole phrase anywhere, or each of several words at the beginning of a word, in any order. */
function found(sql: Sql, words: string[]): Fragment {
  const phrase = sql`t.search like '%' || ${likeText(words.join(' '))} || '%'`
  if (words.length === 1) return phrase
  const each = words.map(
    (word, index) => sql`${index > 0 ? sql`and` : sql``} t.search like '% ' || ${likeText(word)} || '%'`,
  )
  return sql`(${phrase} or (${concatSql(sql, each)}))`
}

/** Finds a value that is stored in another form than it was typed: a number with spaces, a GTIN of 14 digits. */
function respelled(sql: Sql, fields: Fields, words: string[]): Fragment {
  const typed = words.join(' ')
  const stored = Object.entries(fields).flatMap(([name, { searchable, format }]) => {
    const value = searchable && format ? formats[format].normalise?.(typed) : undefined
    return value !== undefined && value !== typed && hasFormat(format!, value) ? [{ name, value }] : []
  })
  return concatSql(
    sql,
    stored.map(({ name, value }) => sql`or ${sql(`t.${name}`)} = ${value}`),
  )
}

function condition(sql: Sql, resource: Resource, { name, field, values, from, to }: Filter): Fragment {
  // Columns that lists can be sorted by have an alphabetical index; unique columns have an index of their own for
  // look-ups.
  const isAlphabetical = !resource.handmade && !field.unique && hasSortIndex(resource, name)
  const column = sql`${sql(`t.${name}`)} ${isAlphabetical ? collationSql(sql, resource, name) : sql``}`
  if (values) {
    const said = values.filter((value) => value !== null)
    const missing = !values.includes(null)
      ? sql``
      : isMany(field)
        ? sql`or ${column} = '{}'`
        : sql`or ${column} is null`
    if (field.kind === 'references') return sql`(${column} && ${said as number[]}::int[] ${missing})`
    if (field.kind === 'choices') return sql`(${column} && ${said as string[]}::text[] ${missing})`
    if (kinds[field.kind].column === 'boolean') return either(sql, column, said, missing)
    if (said.length === 1) return sql`(${column} = ${said[0]!} ${missing})`
    return sql`(${column} = any(${said as string[]}) ${missing})`
  }
  if (from !== undefined)
    return field.kind === 'moment' && isDay(from)
      ? sql`${column} >= (${from}::timestamp at time zone 'Asia/Ho_Chi_Minh')`
      : sql`${column} >= ${from}`
  if (field.kind !== 'moment') return sql`${column} <= ${to!}`
  // Timestamps are stored in microseconds but shown in milliseconds, so the end of a range includes its whole
  // millisecond.
  return isDay(to!)
    ? sql`${column} < ((${to!}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh')`
    : sql`${column} < ${to!}::timestamptz + interval '1 millisecond'`
}

/** Boolean condition, written so that PostgreSQL uses the partial index of the few matching rows. */
function either(sql: Sql, column: Fragment, said: unknown[], missing: Fragment): Fragment {
  if (said.length !== 1) return said.length === 0 ? sql`${column} is null` : sql`true`
  return said[0] === true ? sql`(${column} ${missing})` : sql`(not ${column} ${missing})`
}

const isDay = (value: string | number): boolean => typeof value === 'string' && value.length === 10
