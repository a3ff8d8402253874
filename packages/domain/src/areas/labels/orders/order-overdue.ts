import { daysBetween, today } from '@trace/define/text/dates.ts'
import { orderWaitDays } from './order-wait-days.ts'
import type { OrderStatus } from './order-status.ts'

/** Days by state; a state without a limit needs no action. */
export type OrderWaitDays = Partial<Record<OrderStatus, number>>

/** Calendar days by which an order is overdue; 0 while it is in time, or when its state needs no action. */
export function overdueDays(
  status: OrderStatus,
  since: string,
  now: Date,
  limits: OrderWaitDays = orderWaitDays,
): number {
  const days = limits[status]
  return days === undefined ? 0 : Math.max(daysBetween(today(new Date(since)), today(now)) - days, 0)
}
