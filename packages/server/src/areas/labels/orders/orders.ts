import { approvalProblem, orderHandlingNeeds, orderMoveNeeds } from '@trace/domain/areas/labels/orders/order-rights.ts'
import { askedOrderStatus, isOpenOrder, orderMoveProblem } from '@trace/domain/areas/labels/orders/order-status.ts'
import type { OrderStatus } from '@trace/domain/areas/labels/orders/order-status.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Field } from '@trace/define/field.ts'
import { integer, reference, text } from '@trace/define/kinds/index.ts'
import { canMove, needsReason } from '@trace/define/machine.ts'
import { Problem } from '@trace/define/problem.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { none, one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import type { ReadBody } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Call } from '@trace/platform/operation/operation.ts'
import { sideOf } from '@trace/platform/viewer.ts'
import { refuseUnpermitted } from '@trace/platform/request/authorize.ts'
import { filters } from '@trace/platform/operation/query.ts'
import type { ReadQuery } from '@trace/platform/operation/query.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import { lockReferencedRow } from '@trace/platform/store/lock-referenced-row.ts'
import { askAboutLotLabels } from '../issues/ask-about-lot-labels.ts'
import { refuseStoppedGoods, refuseUnfitTrace } from '../issues/fit-trace.ts'
import type { Order } from '../issues/lock-issue-rows.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { askAboutGoods, confirmFields } from '../../tracing/index.ts'
import { addHistory, moveOrder, notifyOtherSide } from '../issues/move-order.ts'
import type { UnvalidatedCall } from '@trace/platform/operation/raw-call.ts'

const PATH = '/api/admin/orders'
const OPEN = Object.keys(orderStatus.states).filter((status) => isOpenOrder(status as OrderStatus))

/** Creates an order. The trace must pass the compliance check-list and have no open order. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: orderHandlingNeeds,
  summary: 'Đặt tem cho một hồ sơ truy xuất',
  done: 'gửi đơn đặt tem',
  body: form(orders, { also: confirmFields }),
  answers: one(orders),
  async check({ body, store, problems }) {
    if (body.wanted_at && body.wanted_at < today(store.now()))
      problems.at('wanted_at', 'Ngày cần không được trước hôm nay')
    const trace = await lockReferencedRow(store, traces, body.trace_id, 'trace_id')
    await problems.try(() => refuseUnfitTrace(store, trace))
    const [open] = await store.sql<{ code: string }[]>`
      select code from ${store.rows(orders)} t where trace_id = ${trace.id} and status = any(${OPEN})`
    if (open)
      problems.at('trace_id', `Hồ sơ đang có đơn đặt tem ${open.code} chưa hoàn thành, hãy chờ hoặc hủy đơn đó trước`)
    return trace
  },
  async run({ body: { confirm, ...body }, viewer, store, checked: trace }) {
    await askAboutGoods(store, trace, { verb: 'đặt tem', confirm })
    const { id } = await store.insert(orders, {
      ...body,
      manufacture_id: trace.manufacture_id,
      product_id: trace.product_id,
    })
    await store.update(traces, trace.id, { order_status: 'pending' })
    await addHistory(store, id, { from: null, to: 'pending', note: null, by: viewer.id })
    const entry = await store.show(orders, id)
    await notifyOtherSide(
      store,
      viewer,
      { id },
      {
        type: 'created',
        title: `Đơn đặt tem mới ${entry.code}`,
        content: `${viewer.name} đặt ${formatNumber(body.quantity)} tem cho hồ sơ ${trace.code}`,
      },
    )
    return { entry }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: orderHandlingNeeds,
  summary: 'Sửa đơn đặt tem đang chờ duyệt',
  body: form(orders, {
    told: ['trace_id'],
    complete: async (sent, { id, store }) => ({ ...sent, trace_id: (await pending(store, id)).trace_id }),
  }),
  answers: one(orders),
  async check({ id, body, viewer, store, problems }) {
    const order = await pending(store, id)
    if (sideOf(viewer) === 'staff' && (body.quantity ?? 0) > order.quantity)
      problems.at('quantity', 'Muốn cấp nhiều hơn số lượng đặt, hãy duyệt đơn với số lượng đó và ghi lý do')
  },
  async run({ id, body, version, store }) {
    return { entry: await store.update(orders, id, body, { version }) }
  },
})

async function pending(store: Store, id: number): Promise<Order> {
  const order = await store.find(orders, id)
  if (order.status !== 'pending') throw new Refusal(422, 'Chỉ sửa được đơn đang chờ duyệt')
  return order
}

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: orderHandlingNeeds,
  summary: 'Xóa đơn đặt tem đã từ chối hoặc đã hủy',
  answers: none,
  async run({ id, viewer, store }) {
    const order = await store.find(orders, id)
    if (sideOf(viewer) === 'owner') throw new Refusal(403, 'Chỉ cán bộ được xóa đơn đặt tem')
    if (order.status !== 'rejected' && order.status !== 'cancelled')
      throw new Refusal(422, 'Chỉ xóa được đơn đã từ chối hoặc đã hủy')
    await store.remove(orders, id)
  },
})

const perStatus = Object.fromEntries(
  Object.entries(orderStatus.states).map(([status, { label }]) => [status, integer(label)]),
) as Record<OrderStatus, Field<number, false, 'integer'>>

/** Number of orders in each state, within reach. */
const count = operation({
  method: 'GET',
  path: '/api/admin/count-orders',
  needs: 'signedIn',
  summary: 'Đếm đơn đặt tem theo trạng thái',
  query: filters(orders),
  answers: one(perStatus),
  async run({ query: { status: _, ...query }, store: { sql, rows } }) {
    const counts = await sql<{ status: string; count: number }[]>`
      select status, count(*)::int as count from ${rows(orders, query)} t group by 1`
    return { entry: Object.fromEntries(counts.map(({ status, count }) => [status, count])) }
  },
})

const move = {
  status: text('Trạng thái đơn', { help: 'Ví dụ approved' }),
  note: text('Ghi chú', { max: 500 }),
  reason: text('Lý do', { max: 500 }),
  approved_quantity: integer('Số lượng được duyệt', { min: 1, max: 100_000 }),
  tracking_no: text('Mã vận đơn', { max: 100 }),
  order_id: integer('Đơn đặt tem'),
  ...confirmFields,
}

const moveQuery = {
  status: move.status,
  note: move.note,
  reason: move.reason,
  order_id: reference('Đơn đặt tem', 'orders', { help: 'Một đơn cũ hơn của hồ sơ' }),
}

type MoveCall = Call<ReadBody<typeof move>, ReadQuery<typeof moveQuery>>

const door = <const P extends string>(path: P, find: (asked: MoveCall) => Promise<Order>) =>
  operation({
    method: 'PUT',
    path: `/api/admin${path}`,
    needs: orderHandlingNeeds,
    admit: mayMove,
    logs: 'status',
    summary: 'Chuyển trạng thái đơn đặt tem',
    query: moveQuery,
    body: move,
    answers: one(orders),
    run: async (asked) => changeStatus(asked, await find(asked)),
  })

/** Permission check for the requested status. An unknown status passes here and is refused as invalid afterwards. */
function mayMove({ viewer, params, query, rawBody }: UnvalidatedCall): void {
  const to = namedStatus({ path: params['status'], query: query['status'], body: rawBody['status'] })
  if (to) for (const need of orderMoveNeeds(sideOf(viewer), to)) refuseUnpermitted(viewer, need)
}

function namedStatus(asked: Parameters<typeof askedOrderStatus>[0]): OrderStatus | null {
  try {
    return askedOrderStatus(asked)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Four routes for one transition: by order or by trace, with the status in the path, or in the query or body. */
const doors = [
  door('/orders/:id/change-status', orderById),
  door('/orders/:id/change-status/:status', orderById),
  door('/traces/:id/change-order-status', orderOfTrace),
  door('/traces/:id/change-order-status/:status', orderOfTrace),
]

function orderById({ id, store }: MoveCall): Promise<Order> {
  return store.find(orders, id)
}

/** The open order of the trace, or else its latest; `order_id` names an older one. */
async function orderOfTrace({ id, query, body, store }: MoveCall): Promise<Order> {
  const wanted = query.order_id ?? body.order_id ?? 0
  const [found] = await store.sql<{ id: number }[]>`
    select id from ${store.rows(orders)} t where trace_id = ${id} and (${wanted}::int = 0 or id = ${wanted}::int)
    order by (status = any(${OPEN})) desc, id desc limit 1`
  if (found) return store.find(orders, found.id)
  await store.find(traces, id)
  throw new Refusal(404, 'Hồ sơ chưa có đơn đặt tem')
}

async function changeStatus({ params, query, body, viewer, store, settings }: MoveCall, order: Order) {
  const to = askedStatus({ path: params['status'], query: query.status ?? undefined, body: body.status })
  const note = query.note ?? query.reason ?? body.note ?? body.reason
  const side = sideOf(viewer)
  const problem = orderMoveProblem(side, order.status, to)
  if (problem) throw new Refusal(canMove(orderStatus, order.status, to) ? 403 : 422, problem)
  if (needsReason(orderStatus, order.status, to) && !note?.trim()) throw refuseField('note', 'Lý do bắt buộc')
  const { approved_quantity, tracking_no } = body
  const excess = to === 'approved' && approvalProblem(order.quantity, approved_quantity ?? order.quantity, note)
  if (excess) throw refuseField(excess.field, excess.message)
  const trace = await store.find(traces, order.trace_id)
  if (to === 'printing' || to === 'delivering') refuseStoppedGoods(trace)
  if (to === 'cancelled' && order.stamp_id !== null)
    askAboutLotLabels(store, order, trace, { verb: 'hủy đơn và tem', confirm: body.confirm })
  if (to === 'approved') await askAboutGoods(store, trace, { verb: 'duyệt đơn', confirm: body.confirm })
  await moveOrder({ store, settings, viewer }, order, {
    to,
    note: note?.trim().slice(0, 500) || null,
    approved_quantity,
    tracking_no,
  })
  return { entry: await store.show(orders, order.id) }
}

function askedStatus(asked: Parameters<typeof askedOrderStatus>[0]): OrderStatus {
  try {
    return askedOrderStatus(asked)
  } catch (error) {
    if (error instanceof Problem) throw refuseField('status', error.message)
    throw error
  }
}

export const orderOperations = [create, edit, remove, count, ...doors]
