import { formatDay } from '@trace/define/text/format.ts'
import { withdrawalProblem } from './withdrawal.ts'
import type { UsedInput } from './withdrawal.ts'

/** Maximum number of days that a message lists. */
const MOST_NAMED = 5

/** Harvest facts of a batch: the days of its harvest diaries, and the inputs used in it. */
export interface Harvested {
  harvest_days: readonly string[]
  used: readonly UsedInput[]
}

/**
 * Why goods of a batch cannot have been harvested on a day: a withdrawal period, or no harvest diary on that day.
 * Without any harvest diary only the withdrawal period counts. Null if nothing speaks against the day.
 */
export function harvestDayProblem(day: string, { harvest_days, used }: Harvested): string | null {
  const early = withdrawalProblem(used, day)
  if (early || harvest_days.length === 0 || harvest_days.includes(day)) return early
  const days = [...harvest_days]
    .toSorted()
    .slice(-MOST_NAMED)
    .map((one) => formatDay(one))
    .join(', ')
  return `Lô không thu hoạch ngày ${formatDay(day)}; ngày thu hoạch của lô: ${days}${harvest_days.length > MOST_NAMED ? '…' : ''}`
}
