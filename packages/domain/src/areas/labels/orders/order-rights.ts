import type { Side } from '@trace/define/machine.ts'
import type { OrderStatus } from './order-status.ts'
import type { Permissions } from '@trace/define/permission.ts'

/**
 * Permissions for orders, which have none of their own: staff need those for labels, a producer's users those for
 * traces.
 */
export const orderHandlingNeeds: Readonly<Record<Side, Permissions>> = {
  staff: [{ action: 'update', subject: 'stamps' }],
  owner: [{ action: 'list', subject: 'traces' }],
}

/**
 * The permissions a step needs; an approval also creates labels. Which steps a producer may take at all:
 * `mayMoveOrder`.
 */
export const orderMoveNeeds = (side: Side, to: OrderStatus): readonly Permissions[] =>
  side === 'staff' && to === 'approved'
    ? [orderHandlingNeeds[side], [{ action: 'create', subject: 'stamps' }]]
    : [orderHandlingNeeds[side]]

/** Approving more labels than were ordered needs a reason, which the order's history keeps. */
export function approvalProblem(
  ordered: number,
  approved: number,
  reason: string | null,
): { field: 'note'; message: string } | null {
  return approved > ordered && !reason?.trim()
    ? { field: 'note', message: 'Duyệt nhiều hơn số lượng đặt cần ghi lý do' }
    : null
}
