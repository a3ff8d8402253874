/** Maximum number of scans in one batch (`areas/scans/scanner.ts`). */
const MOST_TOGETHER = 500
/** Enough arrivals for a reliable 99th percentile. */
const ARRIVALS = 20_000

/**
 * Simulates the wait, in milliseconds, of scans that arrive at random, `rate` a second on average, and are written
 * as by `platform/src/in-batches.ts`: those that arrive while one batch is being written form the next. A batch
 * takes `alone` for its first scan and `further` for each other one.
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
