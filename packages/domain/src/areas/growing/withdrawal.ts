import { addDays, today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'

/** A drug, pesticide or chemical that was used, with its withdrawal period in days. */
export interface UsedInput {
  name: string
  /** When it was used. */
  performed_at: string
  withdrawal_days: number | null
}

/** An input whose withdrawal period covers a harvest day, and the first day on which harvesting is allowed again. */
export interface Withdrawal<U extends UsedInput = UsedInput> {
  input: U
  until: string
}

/** The withdrawal periods that forbid a harvest on a day, latest end first. Inputs used after that day are ignored. */
export const withdrawalsOn = <U extends UsedInput>(inputs: readonly U[], harvestDay: string): Withdrawal<U>[] =>
  inputs
    .map((input) => ({ input, used: today(new Date(input.performed_at)) }))
    .map(({ input, used }) => ({ input, used, until: addDays(used, input.withdrawal_days ?? 0) }))
    .filter(({ used, until }) => used <= harvestDay && until > harvestDay)
    .toSorted((a, b) => (a.until < b.until ? 1 : a.until > b.until ? -1 : 0))
    .map(({ input, until }) => ({ input, until }))

export const withdrawalSentence = ({ input, until }: Withdrawal): string =>
  `Chưa đủ thời gian cách ly của ${input.name} (đến ${formatDay(until)})`

/** Why the withdrawal period forbids a harvest on a day; null when it does not. */
export function withdrawalProblem(inputs: readonly UsedInput[], harvestDay: string): string | null {
  const [found] = withdrawalsOn(inputs, harvestDay)
  return found ? withdrawalSentence(found) : null
}

/** The first day on which harvesting is allowed again after inputs were used; null if none has a withdrawal period. */
export function withdrawalEnd(performedAt: string, inputs: readonly Partial<UsedInput>[]): string | null {
  const days = Math.max(0, ...inputs.map(({ withdrawal_days }) => withdrawal_days ?? 0))
  return days > 0 ? addDays(today(new Date(performedAt)), days) : null
}
