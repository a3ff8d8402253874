import { resourceByName } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Fragment, Sql } from '../database/connect.ts'
import type { Reach } from '../operation.ts'
import { conditions } from './conditions.ts'
import type { ListQuery } from './list-query.ts'
import { within } from './scope.ts'
import { selectOf } from './select.ts'
import { cachedTotal } from './totals.ts'

type Values = Record<string, unknown>

export interface Page {
  entries: Values[]
  pagination: { page: number; length: number; total: number; total_page: number }
}

/** Reads one page with its total. Pages past the middle are read from the end, so that the last page costs what the first does. */
export async function readPage(sql: Sql, resource: Resource, reach: Reach, query: ListQuery, also?: Fragment): Promise<Page> {
  const { page, length } = query
  const { columns, joins } = selectOf(resource, 'list')
  const where = sql`t.deleted_at is null and ${within(sql, resource, reach, 'read')} ${conditions(sql, resource, query)} ${also ?? sql``}`
  const count = async () => (await sql<{ total: number }[]>`select count(*)::int as total from ${sql(resource.table)} t where ${where}`)[0]!.total
  const total = also ? await count() : await cachedTotal(resource.table, JSON.stringify([reach, query.words, query.filters.map(({ name, values, from, to }) => [name, values, from, to])]), count)
  const skipped = (page - 1) * length
  const wanted = Math.min(length, total - skipped)
  const turned = skipped > total / 2
  const rows = wanted <= 0 ? [] : await sql<Values[]>`
    select ${sql.unsafe(columns)} from ${sql(resource.table)} t ${sql.unsafe(joins)} where ${where}
    order by ${orderBy(sql, resource, query, turned)} limit ${wanted} offset ${turned ? total - skipped - wanted : skipped}`
  const entries = turned ? [...rows].reverse() : [...rows]
  return { entries, pagination: { page, length, total, total_page: Math.ceil(total / length) } }
}

export function orderBy(sql: Sql, resource: Resource, { order }: Pick<ListQuery, 'order'>, turned = false): Fragment {
  const parts = order.map(({ name, descending }) => {
    const way = descending === turned ? sql`asc` : sql`desc`
    if (name === 'id') return sql`t.id ${way}`
    const column = resource.fields[name]?.kind === 'reference' ? sql.unsafe(`r_${name}.${resourceByName(resource.fields[name].to!).title}`) : sql(`t.${name}`)
    return sql`${column} ${way}, t.id ${way}`
  })
  return parts[0]!
}
