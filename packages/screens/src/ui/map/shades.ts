/** Class limits of a choropleth map: at most four round numbers that divide the values into groups of similar size. */
export function boundsOf(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const parts = [0.2, 0.4, 0.6, 0.8].map((share) => round(sorted[Math.floor(share * sorted.length)] ?? 0))
  return [...new Set(parts)].filter((bound) => bound > (sorted[0] ?? 0))
}

/** Index of a value's shade, from 0; -1 for the value 0. */
export const shadeOf = (value: number, bounds: readonly number[]): number =>
  value > 0 ? bounds.filter((bound) => bound <= value).length : -1

/** Rounds to a number that is easy to read. */
function round(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  const near = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].reduce((best, lead) =>
    Math.abs(lead - value / power) < Math.abs(best - value / power) ? lead : best,
  )
  return Number((near * power).toPrecision(2))
}
