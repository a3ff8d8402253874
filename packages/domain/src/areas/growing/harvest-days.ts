import { formatDay } from '../../text/format.ts'
import { withdrawalProblem } from './withdrawal.ts'
import type { UsedInput } from './withdrawal.ts'

/** So many days are named. */
const MOST_NAMED = 5

/** What a batch tells of when its goods came in: the days of its harvest diaries, and what was used in it. */
export interface Harvested {
  harvest_days: readonly string[]
  used: readonly UsedInput[]
}

/** Why goods of a batch cannot have been harvested on a day, or null when they can. A batch that tells of no harvest contradicts none. */
export function harvestDayProblem(day: string, { harvest_days, used }: Harvested): string | null {
  const early = withdrawalProblem(used, day)
  if (early || harvest_days.length === 0 || harvest_days.includes(day)) return early
  const days = [...harvest_days]
    .sort()
    .slice(-MOST_NAMED)
    .map((one) => formatDay(one))
    .join(', ')
  return `Lô không thu hoạch ngày ${formatDay(day)}; ngày thu hoạch của lô: ${days}${harvest_days.length > MOST_NAMED ? '…' : ''}`
}
