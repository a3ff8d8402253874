import { addDays, today } from '../../text/dates.ts'
import { formatDay } from '../../text/format.ts'

/** A drug, pesticide or chemical that was used, with its withdrawal period in days. */
export interface UsedInput {
  name: string
  /** When it was used. */
  performed_at: string
  withdrawal_days: number | null
}

/**
 * Why the withdrawal period forbids a harvest on a day; null when it does not. Inputs used after that day are ignored.
 */
export function withdrawalProblem(inputs: readonly UsedInput[], harvestDay: string): string | null {
  let latest: { name: string; until: string } | null = null
  for (const { name, performed_at, withdrawal_days } of inputs) {
    const used = today(new Date(performed_at))
    const until = addDays(used, withdrawal_days ?? 0)
    if (used <= harvestDay && until > harvestDay && until > (latest?.until ?? '')) latest = { name, until }
  }
  return latest && `Chưa đủ thời gian cách ly của ${latest.name} (đến ${formatDay(latest.until)})`
}
