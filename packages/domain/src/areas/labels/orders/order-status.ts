import { Problem } from '@trace/define/problem.ts'
import { canMove, labelOf, moveProblem } from '@trace/define/machine.ts'
import type { Side } from '@trace/define/machine.ts'
import { orderStatus } from '../issues/states.ts'

export type OrderStatus = keyof typeof orderStatus.states

/** Aliases: numbers and words that older clients send. */
const aliases: Record<string, OrderStatus> = {
  0: 'pending',
  1: 'approved',
  2: 'printing',
  3: 'delivering',
  4: 'completed',
  5: 'rejected',
  6: 'cancelled',
  processing: 'printing',
  shipping: 'delivering',
  done: 'completed',
  success: 'completed',
  cancel: 'cancelled',
  reject: 'rejected',
}

/** Reads an order status by its name, number or alias; case does not matter. */
export function readOrderStatus(raw: unknown): OrderStatus {
  const word =
    typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().toLowerCase().replaceAll('-', '_') : ''
  if (Object.hasOwn(orderStatus.states, word)) return word as OrderStatus
  if (Object.hasOwn(aliases, word)) return aliases[word]!
  throw new Problem('Trạng thái đơn không hợp lệ')
}

/** The status a request asks for, in path, query or body. When several of them name one, they must agree. */
export function askedOrderStatus({
  path,
  query,
  body,
}: {
  path?: unknown
  query?: unknown
  body?: unknown
}): OrderStatus {
  const asked = [path, query, body]
    .filter((raw) => raw !== undefined && raw !== null && raw !== '')
    .map(readOrderStatus)
  const [first] = asked
  if (!first) throw new Problem('Trạng thái đơn bắt buộc')
  if (asked.some((status) => status !== first))
    throw new Problem('Trạng thái đơn được gửi nhiều lần và không thống nhất')
  return first
}

const producerMoves: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'cancelled',
  printing: 'completed',
  delivering: 'completed',
}

/** Staff may take every step of the state machine; the producer may only cancel an order or confirm delivery. */
export const mayMoveOrder = (side: Side, from: OrderStatus, to: OrderStatus): boolean =>
  canMove(orderStatus, from, to) && (side === 'staff' || producerMoves[from] === to)

export function orderMoveProblem(side: Side, from: OrderStatus, to: OrderStatus): string | null {
  if (mayMoveOrder(side, from, to)) return null
  return moveProblem(orderStatus, from, to) ?? `Chỉ cán bộ được chuyển đơn sang “${labelOf(orderStatus, to)}”`
}

/** Whether an order is still open; a trace has at most one open order. */
export const isOpenOrder = (status: OrderStatus): boolean => orderStatus.moves[status] !== undefined
