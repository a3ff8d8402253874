import { daysBetween, today } from '../../text/dates.ts'
import type { OrderStatus } from './order-status.ts'

/** Order states in which somebody has to act. */
export type WaitingStatus = 'pending' | 'approved' | 'printing' | 'delivering'

/** Days an order may stay in each state before a reminder is sent. */
export type OrderLimits = Record<WaitingStatus, number>

export const orderLimits: OrderLimits = { pending: 3, approved: 5, printing: 7, delivering: 10 }

/** Calendar days by which an order is overdue; 0 while it is in time, or when its state needs no action. */
export function overdueDays(status: OrderStatus, since: string, now: Date, limits: OrderLimits = orderLimits): number {
  if (!Object.hasOwn(limits, status)) return 0
  return Math.max(daysBetween(today(new Date(since)), today(now)) - limits[status as WaitingStatus], 0)
}
