/** Where one shade ends and the next begins: at most four round numbers that part values into groups of about one size. */
export function boundsOf(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const parts = [0.2, 0.4, 0.6, 0.8].map((share) => round(sorted[Math.floor(share * sorted.length)] ?? 0))
  return [...new Set(parts)].filter((bound) => bound > (sorted[0] ?? 0))
}

/** The shade of a value, from 0; -1 for nothing. */
export const shadeOf = (value: number, bounds: readonly number[]): number =>
  value > 0 ? bounds.filter((bound) => bound <= value).length : -1

/** To the nearest number that is easily read. */
function round(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  const near = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].reduce((best, lead) =>
    Math.abs(lead - value / power) < Math.abs(best - value / power) ? lead : best,
  )
  return Number((near * power).toPrecision(2))
}
