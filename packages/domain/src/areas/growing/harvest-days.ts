import { formatDay } from '@trace/define/text/format.ts'
import { isWithin } from './spans.ts'
import type { Span } from './spans.ts'
import { withdrawalProblem } from './withdrawal.ts'
import type { UsedInput } from './withdrawal.ts'

/** Maximum number of harvests that a message lists. */
const MOST_NAMED = 5

/** Harvest facts of a batch: the days of each harvest diary, and the inputs used in it. */
export interface Harvested {
  harvest_days: readonly Span[]
  used: readonly UsedInput[]
}

/**
 * Why goods of a batch cannot have been harvested on a day: a withdrawal period, or no harvest diary on that day.
 * Without any harvest diary only the withdrawal period counts. Null if nothing speaks against the day.
 */
export function harvestDayProblem(day: string, { harvest_days, used }: Harvested): string | null {
  const early = withdrawalProblem(used, day)
  if (early || harvest_days.length === 0 || harvest_days.some((days) => isWithin(day, days))) return early
  const days = harvestDaysText(harvest_days).slice(-MOST_NAMED).join(', ')
  return `Lô không thu hoạch ngày ${formatDay(day)}; ngày thu hoạch của lô: ${days}${harvest_days.length > MOST_NAMED ? '…' : ''}`
}

/** The days of harvests in words, by time, each once: '28/11/2026', or '28/11/2026 – 29/11/2026'. */
export function harvestDaysText(harvests: readonly Span[]): string[] {
  const days = harvests.toSorted((a, b) => (`${a.first} ${a.last}` < `${b.first} ${b.last}` ? -1 : 1))
  const texts = days.map(({ first, last }) =>
    first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`,
  )
  return [...new Set(texts)]
}
