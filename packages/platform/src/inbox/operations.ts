import { choice, flag, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { INBOX_PAGE_ROWS, MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { catalogue, resourceByName } from '@trace/define/catalogue.ts'
import type { Resource } from '@trace/define/resource.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import { operation } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import type { Store } from '../store/store.ts'
import { isAssignmentOfRow, isAssignmentCurrent, takenBy } from '../beside/taken.ts'
import type { Taken } from '../beside/taken.ts'
import { displayNameSql } from '../store/titles.ts'
import type { Viewer } from '../viewer.ts'
import { always, many } from '../operation/answers.ts'
import { listHandled, lastReasons, reasonGiven } from './handled.ts'
import { mayStep, queuesOf, waitsFor } from './queues.ts'
import type { Queue } from './queues.ts'
import { MOST, rowsOf, withSettingDays } from './waiting-states.ts'

const ofKind = {
  resource: text('Danh sách', always),
  label: text('Tên danh sách', always),
  count: integer('Số lượng', always),
}

const waitingRow = {
  resource: text('Danh sách', always),
  label: text('Loại', always),
  id: integer('Mã', always),
  version: integer('Phiên bản', always),
  name: text('Tên', always),
  field: text('Trường trạng thái', always),
  state: text('Trạng thái', always),
  since: moment('Chờ từ', always),
  due: moment('Hạn xử lý'),
  owner: text('Thuộc về'),
  may_step: flag('Mình được chuyển bước', always),
  ...takenBy,
}

const takers = { mine: 'Của tôi', nobody: 'Chưa ai nhận' } as const
type Takers = keyof typeof takers | null

/** What waits for the viewer in all lists, by due date. */
const listWaiting = (queues: readonly Queue[]) =>
  operation({
    method: 'GET',
    path: '/api/admin/inbox',
    needs: 'signedIn',
    summary: 'Việc đang chờ mình trong mọi danh sách',
    query: {
      resource: text('Chỉ một danh sách', { max: 50 }),
      taken: choice('Ai đã nhận xử lý', takers),
      page: integer('Trang', { min: 1, max: 50 }),
      length: integer('Số dòng mỗi trang', { min: 1, max: MOST_PAGE_ROWS }),
    },
    answers: many(waitingRow, {
      kinds: list('Số việc theo danh sách', ofKind, always),
      reasons: list('Lý do từ chối mình dùng gần đây', reasonGiven, always),
    }),
    async run({ query, store, viewer }) {
      const mine = await withSettingDays(
        store.sql,
        queues.filter((queue) => waitsFor(queue, viewer)),
      )
      const counts = await countsOf(store, viewer, mine, query.taken)
      const kinds = kindsOf(mine, counts)
      const asked = mine.filter(
        ({ resource }, at) => counts[at]! > 0 && (!query.resource || resource.name === query.resource),
      )
      const [page, length] = [query.page ?? 1, query.length ?? INBOX_PAGE_ROWS]
      const total = mine.reduce((sum, queue, at) => sum + (asked.includes(queue) ? counts[at]! : 0), 0)
      const [entries, reasons] = await Promise.all([
        waitingRows(store, viewer, asked, { taken: query.taken, length, offset: (page - 1) * length }),
        lastReasons(store, viewer.id),
      ])
      return {
        entries,
        kinds,
        reasons,
        pagination: { page, length, total, total_page: Math.ceil(Math.min(total, MOST) / length) },
      }
    },
  })

/** SQL: keeps only waiting rows `t` that the viewer took, or only those that nobody took; empty without `taken`. */
function takenAs({ sql }: Store, { id }: Viewer, { resource }: Queue, taken: Takers): Fragment {
  if (!taken) return sql``
  const whose = taken === 'mine' ? sql`and a.user_id = ${id}` : sql``
  return sql`where ${taken === 'nobody' ? sql`not` : sql``} exists (
    select from assignments a where ${isAssignmentOfRow(sql, resource)} ${whose})`
}

async function countsOf(store: Store, viewer: Viewer, queues: readonly Queue[], taken: Takers): Promise<number[]> {
  const { sql } = store
  if (queues.length === 0) return []
  const parts = queues.map((queue, at) => {
    const waiting = rowsOf(store, queue)
    return sql`${at > 0 ? sql`union all` : sql``}
      select ${at}::int as at, (select count(*)::int from (select 1 from ${waiting} t ${takenAs(store, viewer, queue, taken)} limit ${MOST}) c) as count`
  })
  const found = await sql<{ at: number; count: number }[]>`${concatSql(sql, parts)}`
  return found.toSorted((a, b) => a.at - b.at).map(({ count }) => count)
}

function kindsOf(queues: readonly Queue[], counts: readonly number[]) {
  const byResource = Map.groupBy(
    queues.map(({ resource }, at) => ({ resource, count: counts[at]! })),
    ({ resource }) => resource,
  )
  return [...byResource]
    .map(([{ name, plural }, of]) => ({
      resource: name,
      label: plural,
      count: of.reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0)
}

interface WaitingRow extends Taken {
  at: number
  id: number
  version: number
  name: string
  since: string
  due: string | null
  owner: string | null
}

/** One page over all queues. Each queue is read in the order of its index, and only as far as the page needs. */
async function waitingRows(
  store: Store,
  viewer: Viewer,
  queues: readonly Queue[],
  { taken, length, offset }: { taken: Takers; length: number; offset: number },
) {
  const { sql } = store
  if (queues.length === 0 || offset >= MOST) return []
  const parts = queues.map((queue, at) => {
    const waiting = rowsOf(store, queue)
    const days =
      queue.days === undefined ? sql`null::timestamptz` : sql`t.standing_since + ${queue.days} * interval '1 day'`
    return sql`${at > 0 ? sql`union all` : sql``} (
      select ${at}::int as at, t.id, t.version, ${displayNameSql(sql, queue.resource)} as name, t.standing_since as since, ${days} as due,
        ${ownerOf(store, queue.resource)} as owner
      from ${waiting} t ${takenAs(store, viewer, queue, taken)} order by t.standing_since, t.id limit ${length + offset})`
  })
  const named = queues.map(({ resource }, at) => sql`${at > 0 ? sql`,` : sql``} (${at}::int, ${resource.name})`)
  const found = await store.unscoped('who has taken a row within reach is told by name')<WaitingRow[]>`
    select w.*, u.name as taken_by, u.id as taken_by_id, a.taken_at
    from (
      select * from (${concatSql(sql, parts)}) waiting order by due nulls last, since, at, id limit ${length} offset ${offset}) w
    left join (values ${concatSql(sql, named)}) l(at, list) on l.at = w.at
    left join assignments a on a.resource = l.list and a.row_id = w.id and ${isAssignmentCurrent(sql, sql`w.since`)}
    left join users u on u.id = a.user_id
    order by w.due nulls last, w.since, w.at, w.id`
  return found.map(({ at, name, ...row }) => {
    const { resource, field, state } = queues[at]!
    const may_step = mayStep(queues[at]!, viewer)
    return {
      resource: resource.name,
      label: resource.label,
      name: name || `#${row.id}`,
      field,
      state,
      may_step,
      ...row,
    }
  })
}

/** SQL: the name of the owner of a row `t`; null for resources without owners. */
function ownerOf({ sql, unscoped }: Store, { scope: { owner } }: Resource): Fragment {
  if (!owner || owner === 'id') return sql`null::text`
  const { table, title } = resourceByName(catalogue().reach.owner!.resource)
  return unscoped('the owner of a row within reach is told by name')`
    (select ${sql(`o.${title}`)} from ${sql(table)} o where o.id = ${sql(`t.${owner}`)})`
}

/** What waits for the viewer, and what the viewer has dealt with. */
export const inboxOperations = (operations: readonly Operation[]) =>
  [listWaiting(queuesOf(operations)), listHandled] as const
