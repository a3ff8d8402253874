import { arrangedAmong, compareArranged, isArranged, MOST_ARRANGED_ROWS, ORDER_FIELD } from '@trace/define/arranged.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { Fields } from '@trace/define/field.ts'
import { integer, list } from '@trace/define/kinds/index.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatNumber, lowerFirst } from '@trace/define/text/format.ts'
import { AnswerWithMessage, operation, operationAt, rightOf } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { displayNames } from '../store/titles.ts'
import { always, data } from '../operation/answers.ts'

/** Maximum number of rows named in a refusal. */
const MOST_NAMED = 3

interface Placed {
  id: number
  version: number
  sort_order: number | null
  /** The group in which the row is ordered: the values that are equal in all its rows, as JSON text. */
  among: string
}

type Sent = Pick<Placed, 'id' | 'version'>

/**
 * Puts rows into the order in which they are sent, in the places that they already have among the others. Rows that
 * were not sent, because they were filtered out or are new, stay where they are.
 */
export const arrangeList = <N extends string>(resource: Resource<Fields, N>, update: Operation) =>
  operation({
    method: 'PUT',
    path: `/api/admin/arrange-${resource.name}`,
    ...rightOf(update),
    like: 'arrange',
    summary: `Sắp xếp thứ tự ${resource.plural.toLowerCase()}`,
    body: {
      rows: list(
        'Các dòng',
        {
          id: integer('ID', always),
          version: integer('Phiên bản', { ...always, help: 'Phiên bản đã xem' }),
        },
        { required: true, min: 1, max: MOST_PAGE_ROWS, help: 'Theo thứ tự mới' },
      ),
    },
    answers: data({ moved: integer('Số dòng đã đổi thứ tự', always) }),
    async run({ body: { rows: sent }, store }) {
      const ids = sent.map(({ id }) => id)
      if (new Set(ids).size < ids.length) throw refuseField('rows', 'Mỗi dòng chỉ được gửi một lần')
      await store.stampsOf(resource, ids)
      const all = await heldAmong(store, resource, ids)
      await refuseForeign(store, resource, all)
      await refuseMoved(store, resource, all, sent)
      const moved = renumbered(all, ids)
      for (const [id, place] of moved) await store.update(resource, id, { [ORDER_FIELD]: place })
      const message = moved.size === 0 ? 'Thứ tự vẫn như cũ' : `Đã sắp xếp lại ${lowerFirst(resource.plural)}`
      return new AnswerWithMessage(message, { moved: moved.size })
    },
  })

/** All rows of the groups in which these rows are ordered, locked until the transaction ends. */
async function heldAmong({ sql, unscoped }: Store, resource: Resource, ids: number[]): Promise<Placed[]> {
  const among = arrangedAmong(resource)
  const table = sql(resource.table)
  const isAmong = among.map((name) => sql`and ${sql(`s.${name}`)} is not distinct from ${sql(`t.${name}`)}`)
  const values = among.map((name) => sql`, ${sql(`t.${name}`)}`)
  const found = await unscoped('places of the rows that some are arranged among; they are not told')<Placed[]>`
    select t.id, t.version, t.sort_order, jsonb_build_array(0 ${concatSql(sql, values)})::text as among from ${table} t
    where t.deleted_at is null
      and exists (select 1 from ${table} s where s.id = any(${ids}) ${concatSql(sql, isAmong)})
    order by t.id limit ${MOST_ARRANGED_ROWS + 1} for no key update of t`
  const most = formatNumber(MOST_ARRANGED_ROWS)
  if (found.length > MOST_ARRANGED_ROWS)
    throw new Refusal(422, `Danh sách dài hơn ${most} dòng không sắp xếp được; hãy điền «Thứ tự» của từng dòng`)
  return found.toSorted((a, b) => compareArranged(resource, a, b))
}

/** Refuses rows outside the viewer's reach, because renumbering would write them. */
async function refuseForeign({ sql, rows }: Store, resource: Resource, all: readonly Placed[]): Promise<void> {
  const ids = all.map(({ id }) => id)
  const [seen] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${rows(resource)} t where t.id = any(${ids})`
  if (seen!.count < all.length)
    throw new Refusal(403, `Thứ tự này chung với ${resource.label.toLowerCase()} ngoài quyền của bạn`)
}

/** Refuses an order if others have changed one of its rows since. */
async function refuseMoved(store: Store, resource: Resource, all: readonly Placed[], sent: Sent[]): Promise<void> {
  const known = new Map(all.map(({ id, version }) => [id, version]))
  const stale = sent.filter(({ id, version }) => known.get(id) !== version)
  if (stale.length === 0) return
  const names = await displayNames(
    store.sql,
    resource,
    stale.slice(0, MOST_NAMED).map(({ id }) => id),
  )
  const named = [...names.values()].map((name) => `«${name}»`).join(', ')
  const further = stale.length > MOST_NAMED ? ` và ${stale.length - MOST_NAMED} dòng khác` : ''
  throw new Refusal(409, `Người khác vừa thay đổi ${named}${further}`)
}

/**
 * Returns the rows that get another number. If the existing numbers are distinct, they are used again, so that only the
 * rows between the old and the new place are written.
 */
function renumbered(all: readonly Placed[], ids: readonly number[]): Map<number, number> {
  const moved = new Map<number, number>()
  for (const rows of Object.values(Object.groupBy(all, ({ among }) => among))) {
    const chosen = new Set(ids)
    const wanted = ids.map((id) => rows!.find((row) => row.id === id)).filter((row) => row !== undefined)
    const next = rows!.map((row) => (chosen.has(row.id) ? wanted.shift()! : row))
    const isClear = rows!.every(
      ({ sort_order }, at) => sort_order !== null && sort_order > (rows![at - 1]?.sort_order ?? -1),
    )
    next.forEach(({ id, sort_order }, at) => {
      const place = isClear ? rows![at]!.sort_order! : at + 1
      if (sort_order !== place) moved.set(id, place)
    })
  }
  return moved
}

/** The operations that arrange rows, one for each list that allows it. */
export const arrangeOperations = (operations: readonly Operation[]): Operation[] =>
  catalogue().resources.flatMap((resource) => {
    const update = operationAt(operations, 'PUT', `/api/admin/${resource.name}/:id`)
    return update && isArranged(resource) ? [arrangeList(resource, update)] : []
  })
