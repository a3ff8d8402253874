import { toleranceOf } from './amounts.ts'

/** Goods that came in on a day, or went out (below zero), in one unit. */
export interface Flow {
  day: string
  amount: number
}

/** Later than any day: for goods of which nobody knows when they went. */
export const SOME_DAY = '9999-12-31'

/** What is left at the end of each day on which goods came or went, in order of time. */
function leftByDay(flows: readonly Flow[]): Flow[] {
  const days: Flow[] = []
  let left = 0
  for (const { day, amount } of flows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    left += amount
    if (days.at(-1)?.day === day) days.pop()
    days.push({ day, amount: left })
  }
  return days
}

/** How much may still go out as goods of a day: no more than is left on that day, nor on any later one. */
export function leftFrom(flows: readonly Flow[], day: string): number {
  const days = leftByDay(flows)
  const then = days.findLast((one) => one.day <= day)?.amount ?? 0
  return Math.min(then, ...days.filter((one) => one.day > day).map(({ amount }) => amount))
}

/** The day up to which most goods went out that had not come in, and how many; null if there is none. */
export function mostLacking(flows: readonly Flow[]): Flow | null {
  const came = flows.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const [worst] = leftByDay(flows).toSorted((a, b) => a.amount - b.amount)
  return worst && worst.amount < -toleranceOf(came) ? { day: worst.day, amount: -worst.amount } : null
}
