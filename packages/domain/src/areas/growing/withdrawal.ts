import { addDays } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { spanOf } from './spans.ts'
import type { Span, Work } from './spans.ts'

/** A drug, pesticide or chemical that was used, with its withdrawal period in days, which begins when the use ended. */
export interface UsedInput extends Work {
  name: string
  withdrawal_days: number | null
}

/** An input whose use or withdrawal period covers days of a harvest, and the first day on which that is allowed. */
export interface Withdrawal<U extends UsedInput = UsedInput> {
  input: U
  /** The first day of the harvest that it covers. */
  day: string
  until: string
}

/**
 * The withdrawal periods that forbid a harvest on some of its days, latest end first. Inputs used after the last of
 * these days are ignored.
 */
export const withdrawalsOn = <U extends UsedInput>(inputs: readonly U[], { first, last }: Span): Withdrawal<U>[] =>
  inputs
    .filter(({ withdrawal_days }) => (withdrawal_days ?? 0) > 0)
    .map((input) => ({ input, used: spanOf(input) }))
    .map(({ input, used }) => ({ input, from: used.first, until: addDays(used.last, input.withdrawal_days!) }))
    .filter(({ from, until }) => from <= last && until > first)
    .toSorted((a, b) => (a.until < b.until ? 1 : a.until > b.until ? -1 : 0))
    .map(({ input, from, until }) => ({ input, day: from > first ? from : first, until }))

export const withdrawalSentence = ({ input, until }: Withdrawal): string =>
  `Chưa đủ thời gian cách ly của ${input.name} (đến ${formatDay(until)})`

/** Why the withdrawal period forbids a harvest on a day; null when it does not. */
export function withdrawalProblem(inputs: readonly UsedInput[], harvestDay: string): string | null {
  const [found] = withdrawalsOn(inputs, { first: harvestDay, last: harvestDay })
  return found ? withdrawalSentence(found) : null
}

/** The first day on which harvesting is allowed again after inputs were used; null if none has a withdrawal period. */
export function withdrawalEnd(work: Work, inputs: readonly Partial<UsedInput>[]): string | null {
  const days = Math.max(0, ...inputs.map(({ withdrawal_days }) => withdrawal_days ?? 0))
  return days > 0 ? addDays(spanOf(work).last, days) : null
}
