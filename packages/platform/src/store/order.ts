import { isCollated } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { isAlwaysFilled } from '../schema/schema.ts'
import type { ListQuery } from './list-query.ts'

type Order = Pick<ListQuery, 'order'>

/**
 * The `order by` of a list and the join it needs: texts by the Vietnamese alphabet, references by name, nulls last in
 * both directions. A page that is read from the end of the list is `turned`.
 */
export function orderBySql(
  sql: Sql,
  resource: Resource,
  { order }: Order,
  turned = false,
): { join: Fragment; by: Fragment } {
  const { name, descending } = order
  const way = descending === turned ? sql`asc` : sql`desc`
  if (name === 'id') return { join: sql``, by: sql`t.id ${way}` }
  const field = resource.fields[name]
  const blanks = !mayBeBlank(resource, name) ? sql`` : turned ? sql`nulls first` : sql`nulls last`
  if (field?.kind !== 'reference')
    return {
      join: sql``,
      by: sql`${sql(`t.${name}`)} ${collationSql(sql, resource, name)} ${way} ${blanks}, t.id ${way}`,
    }
  const target = resourceByName(field.to!)
  return {
    join: sql`left join ${sql(target.table)} o on o.id = ${sql(`t.${name}`)}`,
    by: sql`${sql(`o.${target.title}`)} ${collationSql(sql, target, target.title)} ${way} ${blanks}, t.id ${way}`,
  }
}

/** The collation of a column if it differs from the database's. The index of the column has the same collation. */
export function collationSql(sql: Sql, { fields }: Resource, name: string): Fragment {
  const field = fields[name]
  return field && isCollated(field) ? sql`collate "vi-x-icu"` : sql``
}

/** Whether a column may be null. The default order of handmade tables is a timestamp, which never is. */
function mayBeBlank({ fields, handmade, order }: Resource, name: string): boolean {
  const field = fields[name]
  return field !== undefined && (handmade ? name !== order.replace(/^-/, '') : !isAlwaysFilled(field))
}

/** Whether no index yields this order: descending, with nulls last. An index that is read backwards has nulls first. */
export const hasBlanksApart = (resource: Resource, { order: { name, descending } }: Order): boolean =>
  descending && mayBeBlank(resource, name) && resource.fields[name]?.kind !== 'reference'

/**
 * Subquery for the ids of a page in an order that no index yields (`hasBlanksApart`). The rows with a value and the
 * rows without one are each read in index order, so that only the rows up to the end of the page are sorted.
 */
export function idsBlanksApart(
  sql: Sql,
  resource: Resource,
  query: Order,
  { where, turned, limit, offset }: { where: Fragment; turned: boolean; limit: number; offset: number },
): Fragment {
  const { name } = query.order
  const column = sql`${sql(`t.${name}`)} ${collationSql(sql, resource, name)}`
  const way = turned ? sql`asc` : sql`desc`
  const part = (isBlank: boolean): Fragment => sql`(
    select t.id, ${isBlank} as is_blank, ${column} as said from ${sql(resource.table)} t
    where ${where} and ${sql(`t.${name}`)} ${isBlank ? sql`is null` : sql`is not null`}
    order by ${column} ${way}, t.id ${way} limit ${limit + offset})`
  return sql`(
    select id from (${part(false)} union all ${part(true)}) t
    order by is_blank ${turned ? sql`desc` : sql`asc`}, said ${way}, id ${way} limit ${limit} offset ${offset})`
}
