import { addDays, today } from '../../text/dates.ts'
import { formatDay } from '../../text/format.ts'

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

/**
 * The withdrawal period that forbids a harvest on a day: the one that ends last; null when none does. Inputs used after
 * that day are ignored.
 */
export function withdrawalOn<U extends UsedInput>(inputs: readonly U[], harvestDay: string): Withdrawal<U> | null {
  let latest: Withdrawal<U> | null = null
  for (const input of inputs) {
    const used = today(new Date(input.performed_at))
    const until = addDays(used, input.withdrawal_days ?? 0)
    if (used <= harvestDay && until > harvestDay && until > (latest?.until ?? '')) latest = { input, until }
  }
  return latest
}

export const withdrawalSentence = ({ input, until }: Withdrawal): string =>
  `Chưa đủ thời gian cách ly của ${input.name} (đến ${formatDay(until)})`

/** Why the withdrawal period forbids a harvest on a day; null when it does not. */
export function withdrawalProblem(inputs: readonly UsedInput[], harvestDay: string): string | null {
  const found = withdrawalOn(inputs, harvestDay)
  return found && withdrawalSentence(found)
}
