import { flag, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { answersTo, ownCallOf } from '@trace/define/machine.ts'
import { INBOX_PAGE_ROWS, MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { joined } from '../ports/postgres/connect.ts'
import type { Fragment } from '../ports/postgres/connect.ts'
import { isPermitted } from '../authorize.ts'
import { operation, operationAt } from '../operation.ts'
import type { Operation } from '../operation.ts'
import type { Store } from '../store/store.ts'
import { titleOf } from '../store/titles.ts'
import { sideOf } from '../viewer.ts'
import type { Viewer } from '../viewer.ts'
import { always, many } from './answers.ts'
import { mayEdit, mayRead } from './crud.ts'
import { listHandled, lastReasons, reasonGiven } from './handled.ts'
import { MOST, rowsOf, waitingStates, withDays } from './waiting-states.ts'
import type { WaitingState } from './waiting-states.ts'

interface Queue extends WaitingState {
  /** The call that takes the next step. */
  step: Operation | undefined
}

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
  manufacture: text('Cơ sở sản xuất'),
  may_step: flag('Mình được chuyển bước', always),
}

/** What waits for the viewer in all lists; what is due first comes first. */
const listWaiting = (queues: readonly Queue[]) =>
  operation({
    method: 'GET',
    path: '/api/admin/inbox',
    needs: 'signedIn',
    summary: 'Việc đang chờ mình trong mọi danh sách',
    query: {
      resource: text('Chỉ một danh sách', { max: 50 }),
      page: integer('Trang', { min: 1, max: 50 }),
      length: integer('Số dòng mỗi trang', { min: 1, max: MOST_PAGE_ROWS }),
    },
    answers: many(waitingRow, {
      kinds: list('Số việc theo danh sách', ofKind, always),
      reasons: list('Lý do từ chối mình dùng gần đây', reasonGiven, always),
    }),
    async run({ query, store, viewer }) {
      const mine = await withDays(
        store.sql,
        queues.filter((queue) => waitsFor(queue, viewer)),
      )
      const counts = await countsOf(store, mine)
      const kinds = kindsOf(mine, counts)
      const asked = mine.filter(
        ({ resource }, at) => counts[at]! > 0 && (!query.resource || resource.name === query.resource),
      )
      const [page, length] = [query.page ?? 1, query.length ?? INBOX_PAGE_ROWS]
      const total = mine.reduce((sum, queue, at) => sum + (asked.includes(queue) ? counts[at]! : 0), 0)
      const [entries, reasons] = await Promise.all([
        waitingRows(store, viewer, asked, { length, offset: (page - 1) * length }),
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

/**
 * A queue waits for whoever may take its next step, where that is a call of the usual kind; that of producers also for
 * whoever may mend its rows.
 */
const waitsFor = (queue: Queue, viewer: Viewer): boolean =>
  queue.side === sideOf(viewer) &&
  isPermitted(viewer, mayRead(queue.resource)) &&
  (mayStep(queue, viewer) ||
    (queue.side === 'producer'
      ? isPermitted(viewer, mayEdit(queue.resource))
      : !queue.step && isPermitted(viewer, needs(queue.resource, 'update'))))

/**
 * Whether the viewer may take the next step of a queue. A call may serve both sides, as when producers ask for a code by
 * it: whoever of the staff may only `edit` rows decides nothing about them.
 */
function mayStep({ side, step }: Queue, viewer: Viewer): boolean {
  if (!step || !isPermitted(viewer, step.needs)) return false
  if (side === 'producer' || !Array.isArray(step.needs)) return true
  const deciding = step.needs.filter(({ action }) => action !== 'edit')
  return deciding.some((permission) => isPermitted(viewer, [permission]))
}

/** The states in which somebody has a turn, each with the call that takes its next step. */
function queuesOf(operations: readonly Operation[]): Queue[] {
  const stepOf = ({ resource, field, state }: WaitingState): Operation | undefined => {
    const path = `/api/admin/${resource.name}/:id`
    const machine = resource.fields[field]?.machine
    const next = machine && answersTo(machine, state).yes
    const own = next !== undefined && ownCallOf(machine!, state, next)
    const usual = `${path}/${callOf(field === 'has_changes' ? 'approval_status' : field)}`
    return own
      ? operationAt(operations, 'PUT', `${path}/${own.call}`)
      : (operationAt(operations, 'PUT', usual) ?? operationAt(operations, 'PUT', `${usual}/:status`))
  }
  return waitingStates().map((waiting) => ({ ...waiting, step: stepOf(waiting) }))
}

/** The last segment of the call that takes a step: 'change-puc-status'. */
const callOf = (field: string): string =>
  field === 'approval_status' ? 'change-approved' : `change-${field.replaceAll('_', '-')}`

async function countsOf(store: Store, queues: readonly Queue[]): Promise<number[]> {
  const { sql } = store
  if (queues.length === 0) return []
  const parts = queues.map((queue, at) => {
    const waiting = rowsOf(store, queue)
    return sql`${at > 0 ? sql`union all` : sql``}
      select ${at}::int as at, (select count(*)::int from (select 1 from ${waiting} t limit ${MOST}) c) as count`
  })
  const found = await sql<{ at: number; count: number }[]>`${joined(sql, parts)}`
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

interface WaitingRow {
  at: number
  id: number
  version: number
  name: string
  since: string
  due: string | null
  manufacture: string | null
}

/** One page over all queues. Each is read in the order of its index, and no further than the page reaches. */
async function waitingRows(
  store: Store,
  viewer: Viewer,
  queues: readonly Queue[],
  { length, offset }: { length: number; offset: number },
) {
  const { sql } = store
  if (queues.length === 0 || offset >= MOST) return []
  const parts = queues.map((queue, at) => {
    const waiting = rowsOf(store, queue)
    const days =
      queue.days === undefined ? sql`null::timestamptz` : sql`t.standing_since + ${queue.days} * interval '1 day'`
    return sql`${at > 0 ? sql`union all` : sql``} (
      select ${at}::int as at, t.id, t.version, ${titleOf(sql, queue.resource)} as name, t.standing_since as since, ${days} as due,
        ${ownerOf(store, queue.resource)} as manufacture
      from ${waiting} t order by t.standing_since, t.id limit ${length + offset})`
  })
  const found = await sql<WaitingRow[]>`
    select * from (${joined(sql, parts)}) waiting order by due nulls last, since, at, id limit ${length} offset ${offset}`
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

/** The producer's name of rows `t` that belong to one. */
function ownerOf({ sql, unscoped }: Store, { scope: { manufacture } }: Resource): Fragment {
  if (!manufacture || manufacture === 'id') return sql`null::text`
  return unscoped('the owner of a row within reach is told by name')`
    (select m.name from manufactures m where m.id = ${sql(`t.${manufacture}`)})`
}

/** What waits for the viewer, and what the viewer has dealt with. */
export const inboxOperations = (operations: readonly Operation[]) =>
  [listWaiting(queuesOf(operations)), listHandled] as const
