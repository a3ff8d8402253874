import type { Problems } from '@trace/define/read.ts'
import { notBeforeMessage } from '@trace/define/problem.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { formatAmount, toleranceOf } from '../growing/amounts.ts'

interface Movement {
  shipped_at: string | null
  received_at: string | null
  /** In the unit of the lot; null where its unit cannot be converted. */
  amount: number | null
}

interface Lot {
  harvest_date: string | null
  packaging_date: string | null
  quantity: number
  movements: readonly Movement[]
}

/** In milliseconds: clocks of phones may be ahead of the server's. */
const CLOCK_SKEW = 600_000

/**
 * Errors in the movements of a lot, by field path. Goods must not leave before packing (or harvest) nor arrive
 * before they left, neither time may be in the future, and no more may leave than the lot has; `tolerance` in
 * percent.
 */
export function movementProblems(lot: Lot, now: Date, tolerance: number): Problems {
  const problems: Problems = {}
  const latest = now.getTime() + CLOCK_SKEW
  let left = lot.quantity * (1 + tolerance / 100)
  for (const [place, { shipped_at, received_at, amount }] of lot.movements.entries()) {
    const at = (name: string, message: string | null) => {
      if (message) (problems[`movements.${place}.${name}`] ??= []).push(message)
    }
    if (shipped_at && Date.parse(shipped_at) > latest) at('shipped_at', 'Thời gian gửi không được ở tương lai')
    else if (shipped_at) at('shipped_at', tooEarly(lot, new Date(shipped_at)))
    if (received_at && shipped_at && received_at < shipped_at)
      at('received_at', notBeforeMessage('Thời gian nhận', 'Thời gian gửi'))
    else if (received_at && Date.parse(received_at) > latest) at('received_at', 'Thời gian nhận không được ở tương lai')
    if (amount === null) continue
    if (amount > left + toleranceOf(lot.quantity))
      at('quantity', `Tổng số lượng gửi đi vượt số lượng của lô (${formatAmount(lot.quantity)})`)
    left -= amount
  }
  return problems
}

function tooEarly({ harvest_date, packaging_date }: Lot, shipped: Date): string | null {
  const day = today(shipped)
  const [name, from] = packaging_date ? ['ngày đóng gói', packaging_date] : ['ngày thu hoạch', harvest_date]
  return from && day < from ? `Thời gian gửi không được trước ${name} (${formatDay(from)})` : null
}
