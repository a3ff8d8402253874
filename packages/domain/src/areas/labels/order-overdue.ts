import { daysBetween, today } from '../../text/dates.ts'
import type { OrderStatus } from './order-status.ts'

/** States in which an order waits for somebody. */
export type WaitingStatus = 'pending' | 'approved' | 'printing' | 'delivering'

/** Days an order may stand in each state before somebody is reminded. */
export type OrderLimits = Record<WaitingStatus, number>

export const orderLimits: OrderLimits = { pending: 3, approved: 5, printing: 7, delivering: 10 }

/** How many days of the calendar past its time an order is; 0 while it is not, and for one that waits for nothing. */
export function overdueDays(status: OrderStatus, since: string, now: Date, limits: OrderLimits = orderLimits): number {
  if (!Object.hasOwn(limits, status)) return 0
  return Math.max(daysBetween(today(new Date(since)), today(now)) - limits[status as WaitingStatus], 0)
}
