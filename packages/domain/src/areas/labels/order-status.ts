import { Problem } from '../../define/parse.ts'
import { canMove, labelOf, moveProblem } from '../../define/machine.ts'
import { orderStatus } from './states.ts'

export type OrderStatus = keyof typeof orderStatus.states

/** Numbers and words that older clients send. */
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

/** Reads an order status by its name, number or alias, in any case. */
export function readOrderStatus(raw: unknown): OrderStatus {
  const word =
    typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().toLowerCase().replaceAll('-', '_') : ''
  if (Object.hasOwn(orderStatus.states, word)) return word as OrderStatus
  if (Object.hasOwn(aliases, word)) return aliases[word]!
  throw new Problem('Trạng thái đơn không hợp lệ')
}

/** The status that a call asks for, in whichever of the three places it stands; in several it must be the same. */
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

export type OrderSide = 'staff' | 'producer'

const producerMoves: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'cancelled',
  printing: 'completed',
  delivering: 'completed',
}

/** Staff take every step of the table; the producer takes an order back, or confirms that the stamps have come. */
export const mayMoveOrder = (side: OrderSide, from: OrderStatus, to: OrderStatus): boolean =>
  canMove(orderStatus, from, to) && (side === 'staff' || producerMoves[from] === to)

export function orderMoveProblem(side: OrderSide, from: OrderStatus, to: OrderStatus): string | null {
  if (mayMoveOrder(side, from, to)) return null
  return moveProblem(orderStatus, from, to) ?? `Chỉ cán bộ được chuyển đơn sang "${labelOf(orderStatus, to)}"`
}

/** An order that still waits for something; a trace has at most one. */
export const isOpenOrder = (status: OrderStatus): boolean => orderStatus.moves[status] !== undefined
