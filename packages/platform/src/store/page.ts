import type { Pagination } from '@trace/define/entry.ts'
import { canSortBy, isPageOffered, MOST_PAGED_ROWS, MOST_SORTED_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { refuseField } from '../refusal.ts'
import type { Reach } from '../viewer.ts'
import { sumAnew, sumByBlocks } from './block-sums.ts'
import type { Count } from './block-sums.ts'
import { listConditionsSql } from './conditions.ts'
import type { ListQuery } from './list-query.ts'
import { hasBlanksApart, idsBlanksApart, orderBySql } from './order.ts'
import { isWithinReach } from './scope.ts'
import { shownColumns } from './select.ts'
import { reachNow } from './totals.ts'

type Values = Record<string, unknown>

const most = MOST_PAGED_ROWS.toLocaleString('vi')
const TOO_FAR = `Chỉ xem được ${most} dòng đầu và ${most} dòng cuối của danh sách; hãy tìm hoặc lọc để thu hẹp`
const TOO_MANY = `Danh sách dài hơn ${MOST_SORTED_ROWS.toLocaleString('vi')} dòng không xếp được theo cột này; hãy tìm hoặc lọc để thu hẹp`

export interface Page {
  entries: Values[]
  pagination: Pagination
}

/**
 * Reads one page and the total. Pages in the second half are read from the end, so that the last page is as fast as
 * the first. To stay fast however long the list grows, pages far from both ends are refused, and in long lists also
 * an order without an index.
 */
export async function readPage(
  sql: Sql,
  resource: Resource,
  reach: Reach,
  query: ListQuery,
  also?: Fragment,
): Promise<Page> {
  const { page, length } = query
  const where = sql`t.deleted_at is null and ${isWithinReach(sql, resource, reach, 'read')} ${listConditionsSql(sql, resource, query)} ${also ?? sql``}`
  const asked = JSON.stringify([
    reachNow(sql, resource, reach),
    query.words,
    query.filters.map(({ name, values, from, to }) => [name, values, from, to]),
  ])
  const count: Count = (from, { block, among }) => from`
    select ${block} as block, jsonb_build_object('total', count(*)) as sums
    from ${sql(resource.table)} t where ${where} ${among} group by 1`
  const isKept = !also && !resource.scope.parents
  const { total = 0 } = isKept ? await sumByBlocks(sql, resource.table, asked, count) : await sumAnew(sql, count)
  if (!isPageOffered({ page, length, total })) throw refuseField('page', TOO_FAR)
  if (!canSortBy(resource, query.order.name, total)) throw refuseField('sort_by', TOO_MANY)
  const skipped = (page - 1) * length
  const wanted = Math.min(length, total - skipped)
  const turned = skipped > total / 2
  const order = orderBySql(sql, resource, query, turned)
  const offset = turned ? total - skipped - wanted : skipped
  const isApart = total > MOST_SORTED_ROWS && hasBlanksApart(resource, query)
  const chosen = isApart
    ? sql`t.id in ${idsBlanksApart(sql, resource, query, { where, turned, limit: wanted, offset })}`
    : where
  const rows =
    wanted <= 0
      ? []
      : await sql<Values[]>`
    select ${shownColumns(sql, reach, resource, 'list')} from ${sql(resource.table)} t ${order.join} where ${chosen}
    order by ${order.by} limit ${wanted} offset ${isApart ? 0 : offset}`
  const entries = turned ? rows.toReversed() : [...rows]
  return { entries, pagination: { page, length, total, total_page: Math.ceil(total / length) } }
}
