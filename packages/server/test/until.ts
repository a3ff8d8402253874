import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'

/** In milliseconds. Without an end, a test that waits in vain would keep its process, and with it the whole run. */
const LONGEST = 300_000

/**
 * Looks again and again until what is seen is right, by itself or by `isRight`, and answers it; failures on the way are
 * passed over. When it never comes right, the error says what was seen last.
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
