import { daysBetween, today } from '../../text/dates.ts'
import { orderLimits } from './order-limits.ts'
import type { OrderLimits, WaitingStatus } from './order-limits.ts'
import type { OrderStatus } from './order-status.ts'

/** Calendar days by which an order is overdue; 0 while it is in time, or when its state needs no action. */
export function overdueDays(status: OrderStatus, since: string, now: Date, limits: OrderLimits = orderLimits): number {
  if (!Object.hasOwn(limits, status)) return 0
  return Math.max(daysBetween(today(new Date(since)), today(now)) - limits[status as WaitingStatus], 0)
}
