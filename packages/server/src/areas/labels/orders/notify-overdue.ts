import { overdueDays } from '@trace/domain/areas/labels/orders/order-overdue.ts'
import type { OrderWaitDays } from '@trace/domain/areas/labels/orders/order-overdue.ts'
import type { OrderStatus } from '@trace/domain/areas/labels/orders/order-status.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { labelOf } from '@trace/define/machine.ts'
import type { Row } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { waitingStates, withSettingDays } from '@trace/platform/inbox/waiting-states.ts'
import { notifyUsers, orderReceivers } from '../issues/move-order.ts'
import type { Store } from '@trace/platform/store/store.ts'

/** Author of the reminders: the server itself. */
const NOBODY = { id: 0, name: '' }

interface Waiting {
  id: number
  status: OrderStatus
  is_overdue: boolean
  /** When the order entered its current state. */
  since: string
}

/**
 * Marks orders that have been too long in one state and sends reminders, once per state: mark and notifications are
 * written in one transaction. Removes the mark when the limit was raised.
 */
export async function notifyOverdueOrders(store: Store): Promise<void> {
  const limits = await readLimits(store.sql)
  for (const { id, ...seen } of await waitingOrders(store, Object.keys(limits))) {
    const days = overdueDays(seen.status, seen.since, store.now(), limits)
    if (seen.is_overdue === days > 0) continue
    const order = await store.find(orders, id)
    if (order.status !== seen.status || order.is_overdue === days > 0) continue
    await store.update(orders, id, { is_overdue: days > 0 })
    if (days === 0) continue
    const state = labelOf(orderStatus, order.status)
    await notifyUsers(store, NOBODY, id, await receiversOf(store, order, seen.since), {
      type: 'overdue',
      title: `Đơn ${order.code} quá hạn: ${state}`,
      content: `Đơn ở trạng thái “${state}” từ ${formatDay(today(new Date(seen.since)))}, quá hạn ${days} ngày`,
    })
  }
}

const waitingOrders = ({ unscoped }: Store, states: string[]) => unscoped('the server looks after the orders of all')<
  Waiting[]
>`
  select o.id, o.status, o.is_overdue, coalesce(h.at, o.created_at) as since
  from orders o left join lateral (select max(at) as at from order_histories where order_id = o.id) h on true
  where o.deleted_at is null and o.status = any(${states}) order by o.id`

/**
 * Those who may approve orders and the officer in charge; also the producer's users, when they have not confirmed
 * delivery. Nobody is reminded twice of the same wait.
 */
async function receiversOf(store: Store, { id, assigned_user_id, status }: Row<typeof orders>, since: string) {
  const { sql, unscoped } = store
  const hearing = [
    ...(await orderReceivers(sql, id, 'staff')),
    ...(status === 'delivering' ? await orderReceivers(sql, id, 'owner') : []),
    ...(assigned_user_id === null ? [] : [assigned_user_id]),
  ]
  const receivers = await unscoped('whoever is to hear of an order, on either side of it')<{ id: number }[]>`
    select u.id from users u where u.id = any(${hearing}) and u.is_active and u.deleted_at is null
      and not exists (
        select 1 from notices n
        where n.user_id = u.id and n.told_at >= ${since}::timestamptz and n.resource = ${orders.name} and n.event = 'overdue' and n.row_ids[1] = ${id})
    order by u.id`
  return receivers.map((one) => one.id)
}

/** The time limit in days for each state in which orders wait. */
async function readLimits(sql: Sql): Promise<OrderWaitDays> {
  const ofOrders = waitingStates().filter(({ resource }) => resource.name === orders.name)
  return Object.fromEntries((await withSettingDays(sql, ofOrders)).map(({ state, days = 0 }) => [state, days]))
}
