import type { OrderSide, OrderStatus } from './order-status.ts'
import type { Need, Permissions } from '../../define/permission.ts'

/** Orders have no permissions of their own: staff deal with them who deal with labels, a producer's people who see its traces. */
export const mayHandleOrder: Readonly<Record<OrderSide, Permissions>> = {
  staff: [{ action: 'update', subject: 'stamps' }],
  producer: [{ action: 'list', subject: 'traces' }],
}

/** All that a step asks for: an approval makes labels. Which steps are a producer's at all is another matter (`mayMoveOrder`). */
export const orderMoveNeeds = (side: OrderSide, to: OrderStatus): readonly Need[] =>
  side === 'staff' && to === 'approved'
    ? [mayHandleOrder[side], [{ action: 'create', subject: 'stamps' }]]
    : [mayHandleOrder[side]]

/** More labels than were ordered are given only for a reason that the order's history keeps. */
export function approvalProblem(
  ordered: number,
  approved: number,
  reason: string | null,
): { field: 'note'; message: string } | null {
  return approved > ordered && !reason?.trim()
    ? { field: 'note', message: 'Duyệt nhiều hơn số lượng đặt cần ghi lý do' }
    : null
}
