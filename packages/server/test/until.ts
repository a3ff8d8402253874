import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'

/**
 * In milliseconds. Without a limit, a test that waits in vain would keep its process, and with it the whole run,
 * from ending.
 */
const LONGEST = 300_000

/**
 * Looks again and again until the result is right (truthy, or by `isRight`), and returns it; errors on the way are
 * ignored. If it never becomes right, the error shows the last result.
 */
export async function until<T>(
  look: () => T | Promise<T>,
  isRight: (seen: T) => boolean = Boolean,
  longest = LONGEST,
): Promise<T> {
  let last: unknown
  for (const late = Date.now() + longest; Date.now() < late; await sleep(20)) {
    try {
      const seen = await look()
      if (isRight(seen)) return seen
      last = seen
    } catch (error) {
      last = error
    }
  }
  throw new Error(
    `It did not come true within ${longest / 1_000} seconds: ${String(look)}\nSeen last: ${inspect(last)}`,
  )
}
