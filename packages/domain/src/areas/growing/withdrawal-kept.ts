import { spanOf } from './spans.ts'
import type { Span } from './spans.ts'
import { withdrawalEnd, withdrawalsOn } from './withdrawal.ts'
import type { UsedInput } from './withdrawal.ts'

interface Used extends UsedInput {
  /** Whether shoppers see the diary of its use. */
  is_public: boolean
}

/** The public input of which the withdrawal period ended last before a harvest. */
export interface WithdrawalKept {
  name: string
  /** The last day of its use. */
  used_on: string
  days: number
}

/**
 * What may be said of the withdrawal periods of goods harvested on a day: nothing unless all inputs, public or not,
 * allowed all that was harvested and slaughtered, and unless a public one shows it.
 */
export function withdrawalKept(
  used: readonly Used[],
  harvests: readonly Span[],
  harvestDay: string,
): WithdrawalKept | null {
  const days = [{ first: harvestDay, last: harvestDay }, ...harvests]
  if (days.some((span) => withdrawalsOn(used, span).length > 0)) return null
  const [last] = used
    .filter((input) => input.is_public && spanOf(input).last <= harvestDay)
    .map((input) => ({ input, until: withdrawalEnd(input, [input]) }))
    .filter(({ until }) => until !== null)
    .toSorted((a, b) => (a.until! < b.until! ? 1 : -1))
  return last ? { name: last.input.name, used_on: spanOf(last.input).last, days: last.input.withdrawal_days! } : null
}
