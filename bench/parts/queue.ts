/** As many as one batch of scans takes (`areas/scans/scanner.ts`). */
const MOST_TOGETHER = 500
/** Enough for the slowest of a hundred to be told. */
const ARRIVALS = 20_000

/**
 * What scans wait, in milliseconds, that come at random, so many a second on average, and are written as
 * `platform/src/in-batches.ts` writes them: those that came while one batch was at work are the next. A batch takes as long as a
 * scan alone, and for each further scan a little more.
 */
export function waitsInQueue(rate: number, alone: number, further: number): { p50: number; p99: number } {
  let moment = 0
  const arrivals = Array.from({ length: ARRIVALS }, () => (moment -= (Math.log(1 - Math.random()) * 1_000) / rate))
  const waits: number[] = []
  let [next, free] = [0, 0]
  while (next < ARRIVALS) {
    const begun = Math.max(free, arrivals[next]!)
    let end = next
    while (end < ARRIVALS && end - next < MOST_TOGETHER && arrivals[end]! <= begun) end++
    free = begun + alone + (end - next - 1) * further
    for (; next < end; next++) waits.push(free - arrivals[next]!)
  }
  waits.sort((a, b) => a - b)
  return { p50: waits[ARRIVALS * 0.5]!, p99: waits[ARRIVALS * 0.99]! }
}
