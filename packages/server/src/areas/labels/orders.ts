import {
  approvalProblem,
  askedOrderStatus,
  canMove,
  integer,
  isOpenOrder,
  mayHandleOrder,
  needsReason,
  orderMoveNeeds,
  orderMoveProblem,
  orders,
  orderStatus,
  Problem,
  read,
  reference,
  text,
  today,
  traces,
} from '@trace/domain'
import type { OrderStatus } from '@trace/domain'
import { operation, Told } from '../../engine/operation.ts'
import { sideOf } from '../../engine/viewer.ts'
import type { Asking, Call, Operation } from '../../engine/operation.ts'
import { permit } from '../../engine/perform.ts'
import { Refusal, refuseField } from '../../engine/refusal.ts'
import { refuseUnfit } from './issues/fit-trace.ts'
import type { Order } from './issues/hold-issue.ts'
import { addHistory, moveOrder, tellOtherSide } from './issues/move-order.ts'

const PATH = '/api/admin/orders'
const OPEN = Object.keys(orderStatus.states).filter((status) => isOpenOrder(status as OrderStatus))

/** Labels are ordered for a trace that passes the check-list, one order at a time. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: mayHandleOrder,
  summary: 'Đặt tem cho một hồ sơ truy xuất',
  input: {},
  async run({ body, viewer, store }) {
    const values = store.read(orders, body)
    if (values.wanted_at && values.wanted_at < today(store.now()))
      throw refuseField('wanted_at', 'Ngày cần không được trước hôm nay')
    const trace = await store.find(traces, values.trace_id!)
    await refuseUnfit(store, trace)
    const [open] = await store.sql<{ code: string }[]>`
      select code from orders where trace_id = ${trace.id} and status = any(${OPEN}) and deleted_at is null`
    if (open) throw refuseField('trace_id', `Hồ sơ đang có đơn đặt tem ${open.code} chưa hoàn thành`)

    const { id } = await store.insert(orders, {
      ...values,
      manufacture_id: trace.manufacture_id,
      product_id: trace.product_id,
    })
    await store.update(traces, trace.id, { order_status: 'pending' })
    await addHistory(store, id, { from: null, to: 'pending', note: null, by: viewer.id })
    const entry = await store.show(orders, id)
    await tellOtherSide(
      store,
      viewer,
      { id, manufacture_id: trace.manufacture_id },
      {
        type: 'created',
        title: `Đơn đặt tem mới ${String(entry['code'])}`,
        content: `${viewer.name} đặt ${values.quantity} tem cho hồ sơ ${trace.code}`,
      },
    )
    return new Told('Đã gửi đơn đặt tem', { entry })
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayHandleOrder,
  summary: 'Sửa đơn đặt tem đang chờ duyệt',
  input: {},
  async run({ id, body, viewer, store }) {
    const order = await store.find(orders, id)
    if (order.status !== 'pending') throw new Refusal(422, 'Chỉ sửa được đơn đang chờ duyệt')
    const values = store.read(orders, { ...body, trace_id: order.trace_id })
    if (sideOf(viewer) === 'staff' && values.quantity! > order.quantity)
      throw refuseField('quantity', 'Muốn cấp nhiều hơn số lượng đặt, hãy duyệt đơn với số lượng đó và ghi lý do')
    return { entry: await store.update(orders, id, values, { version: body['version'] }) }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: mayHandleOrder,
  summary: 'Xóa đơn đặt tem đã từ chối hoặc đã hủy',
  input: {},
  async run({ id, viewer, store }) {
    const order = await store.find(orders, id)
    if (sideOf(viewer) === 'producer') throw new Refusal(403, 'Chỉ cán bộ được xóa đơn đặt tem')
    if (order.status !== 'rejected' && order.status !== 'cancelled')
      throw new Refusal(422, 'Chỉ xóa được đơn đã từ chối hoặc đã hủy')
    await store.sql`update order_notifications set deleted_at = now() where order_id = ${id} and deleted_at is null`
    await store.remove(orders, id)
  },
})

/** How many orders stand in each state, within reach. */
const count = operation({
  method: 'GET',
  path: '/api/admin/count-orders',
  needs: 'signedIn',
  summary: 'Đếm đơn đặt tem theo trạng thái',
  input: {},
  async run({ query: { status: _, ...query }, store: { sql, matching } }) {
    const counts = await sql<{ status: string; count: number }[]>`
      select status, count(*)::int as count from orders t where ${matching(orders, query)} group by 1`
    return { entry: Object.fromEntries(counts.map(({ status, count }) => [status, count])) }
  },
})

const input = {
  status: text('Trạng thái đơn', { help: 'Ví dụ approved' }),
  note: text('Ghi chú', { max: 500 }),
  reason: text('Lý do', { max: 500 }),
  approved_quantity: integer('Số lượng được duyệt', { min: 1, max: 100_000 }),
  tracking_no: text('Mã vận đơn', { max: 100 }),
  order_id: integer('Đơn đặt tem'),
}

type Asked = Call<typeof input>

const door = (path: string, find: (asked: Asked) => Promise<Order>): Operation =>
  operation({
    method: 'PUT',
    path: `/api/admin${path}`,
    needs: mayHandleOrder,
    admit: mayMove,
    logs: 'status',
    input,
    summary: 'Chuyển trạng thái đơn đặt tem',
    run: async (asked) => changeStatus(asked, await find(asked)),
  })

/** A word that names no status is refused as what it is, once it is known who asks. */
function mayMove({ viewer, params, query, body }: Asking): void {
  const to = namedStatus({ path: params['status'], query: query['status'], body: body['status'] })
  if (to) for (const need of orderMoveNeeds(sideOf(viewer), to)) permit(viewer, need)
}

function namedStatus(asked: Parameters<typeof askedOrderStatus>[0]): OrderStatus | null {
  try {
    return askedOrderStatus(asked)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Four doors to one step: by the order or by its trace, the status in the path, the query or the body. */
const doors: Operation[] = [
  door('/orders/:id/change-status', orderById),
  door('/orders/:id/change-status/:status', orderById),
  door('/traces/:id/change-order-status', orderOfTrace),
  door('/traces/:id/change-order-status/:status', orderOfTrace),
]

function orderById({ id, store }: Asked): Promise<Order> {
  return store.find(orders, id)
}

/** The open order of the trace, or else its latest; `order_id` names an older one. */
async function orderOfTrace({ id, query, input, store }: Asked): Promise<Order> {
  const wanted =
    read({ order_id: reference('Đơn đặt tem', 'orders') }, { order_id: query['order_id'] ?? input.order_id })
      .order_id ?? 0
  const [found] = await store.sql<{ id: number }[]>`
    select id from orders where trace_id = ${id} and deleted_at is null and (${wanted}::int = 0 or id = ${wanted}::int)
    order by (status = any(${OPEN})) desc, id desc limit 1`
  if (found) return store.find(orders, found.id)
  await store.find(traces, id)
  throw new Refusal(404, 'Hồ sơ chưa có đơn đặt tem')
}

async function changeStatus({ params, query, input, viewer, store, settings }: Asked, order: Order) {
  const to = askedStatus({ path: params['status'], query: query['status'], body: input.status })
  const note = query['note'] ?? query['reason'] ?? input.note ?? input.reason ?? null
  const side = sideOf(viewer)
  const problem = orderMoveProblem(side, order.status, to)
  if (problem) throw new Refusal(canMove(orderStatus, order.status, to) ? 403 : 422, problem)
  if (needsReason(orderStatus, order.status, to) && !note?.trim()) throw refuseField('note', 'Lý do bắt buộc')
  const { approved_quantity, tracking_no } = input
  const excess = to === 'approved' && approvalProblem(order.quantity, approved_quantity ?? order.quantity, note)
  if (excess) throw refuseField(excess.field, excess.message)
  await store.find(traces, order.trace_id)
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

export const orderOperations: Operation[] = [create, edit, remove, count, ...doors]
