import { products } from '@trace/domain/areas/catalogue/products.ts'
import { orderMoveNeeds } from '@trace/domain/areas/labels/orders/order-rights.ts'
import type { OrderStatus } from '@trace/domain/areas/labels/orders/order-status.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { labelOf } from '@trace/define/machine.ts'
import type { Side } from '@trace/define/machine.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { holdersOf } from '@trace/platform/notices/receivers.ts'
import { deliverNews } from '@trace/platform/notices/deliver-news.ts'
import { sideOf } from '@trace/platform/viewer.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { withApprovedValues } from '@trace/platform/store/vouch.ts'
import type { Order } from './lock-issue-rows.ts'
import { draftStamp, issueStamp } from './issue-stamp.ts'
import { usualLayout } from './usual-layout.ts'

export interface Step {
  to: OrderStatus
  note: string | null
  approved_quantity?: number | null
  tracking_no?: string | null
}

interface By {
  store: Store
  settings: Settings
  viewer: Viewer
}

/**
 * Moves an order to the next state, with all effects. Permissions were checked before; order and trace must be locked.
 */
export async function moveOrder(by: By, order: Order, step: Step): Promise<void> {
  const { store, viewer } = by
  const { to, note } = step
  const patch = to === 'approved' ? await approve(by, order, step.approved_quantity ?? order.quantity) : {}
  await store.update(
    orders,
    order.id,
    {
      ...patch,
      status: to,
      is_overdue: false,
      ...(note !== null && { status_note: note }),
      ...(step.tracking_no && { tracking_no: step.tracking_no }),
      ...(sideOf(viewer) === 'staff' && viewer.id > 0 && { assigned_user_id: viewer.id }),
    },
    { logs: 'status' },
  )
  await store.update(traces, order.trace_id, { order_status: to }, { logs: 'status' })
  await addHistory(store, order.id, {
    from: order.status,
    to,
    note: [givenInstead(order, patch), note].filter(Boolean).join('. ') || null,
    by: viewer.id,
  })
  const [was, is] = [labelOf(orderStatus, order.status), labelOf(orderStatus, to)]
  const content = [`${viewer.name} đã chuyển đơn từ “${was}” sang “${is}”`, givenInstead(order, patch), note]
    .filter(Boolean)
    .join('. ')
  await notifyOtherSide(store, viewer, order, { type: 'status_changed', title: `Đơn ${order.code}: ${is}`, content })
}

/** History text when another quantity was approved than ordered. */
function givenInstead(
  { quantity }: Order,
  { approved_quantity = quantity }: { approved_quantity?: number },
): string | null {
  return approved_quantity === quantity
    ? null
    : `Duyệt ${formatNumber(approved_quantity)} tem, đơn đặt ${formatNumber(quantity)} tem`
}

/** Approval by staff: creates the issue and assigns the labels' numbers. */
async function approve({ store, settings }: By, order: Order, quantity: number) {
  const trace = await store.find(traces, order.trace_id)
  const product = withApprovedValues(await store.find(products, trace.product_id))
  const { width, height, stamp_type } = order
  const stamp = await draftStamp(store, trace, {
    ...(await usualLayout(store, settings, { trace, product, stamp_type, width, height })),
    ...(stamp_type !== 'qr_secure' && { pin_attribute: null }),
    stamp_type,
    quantity,
    trace_id: trace.id,
    order_id: order.id,
    name: `Tem ${product.name.slice(0, 120)} – ${order.code}`,
  })
  await issueStamp(store, settings, stamp.id, trace, quantity)
  return { approved_quantity: quantity, stamp_id: stamp.id }
}

interface Taken {
  from: OrderStatus | null
  to: OrderStatus
  note: string | null
  by: number
}

export async function addHistory(store: Store, orderId: number, { from, to, note, by }: Taken): Promise<void> {
  const position = store.unscoped('the steps of an order that is held')`(
    select count(*) from order_histories where order_id = ${orderId})`
  const at = store.now().toISOString()
  const step = { order_id: orderId, position, from_status: from, to_status: to, note, user_id: by || null, at }
  await store.append(orders.fields.history, step)
}

export interface OrderNews {
  type: 'created' | 'status_changed' | 'overdue'
  title: string
  content: string
}

/**
 * The users on one side who are notified of an order: the producer's users who may handle orders, or the staff who
 * may approve them. Roles are selected by their permissions, never by their name.
 */
export const orderReceivers = (sql: Sql, orderId: number, side: Side): Promise<number[]> =>
  holdersOf(sql, orders, orderId, side, orderMoveNeeds(side, 'approved'))

/** Notifies the other side of an order; when it is new, always the staff. Leaves out who made the change. */
export async function notifyOtherSide(
  store: Store,
  viewer: Viewer,
  order: Pick<Order, 'id'>,
  news: OrderNews,
): Promise<void> {
  const side = sideOf(viewer) === 'staff' && news.type !== 'created' ? 'owner' : 'staff'
  const receivers = (await orderReceivers(store.sql, order.id, side)).filter((id) => id !== viewer.id)
  await notifyUsers(store, viewer, order.id, receivers, news)
}

/**
 * Notifies users of an order directly, not through the outbox: clients reload their notices as soon as the call is
 * answered.
 */
export const notifyUsers = (
  { sql, now }: Store,
  { id: by, name }: Pick<Viewer, 'id' | 'name'>,
  id: number,
  to: number[],
  { type: event, title, content: reason }: OrderNews,
): Promise<void> =>
  deliverNews(sql, [{ resource: orders, id, event, worded: title, reason, by: { id: by, name }, to, at: now() }])
