import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Longest time, in milliseconds, to block the event loop. */
const MILLISECONDS = 10

/**
 * Cooperative yielding: called between the steps of long work, it lets the event loop go on when it was blocked too
 * long.
 */
export function periodicYield(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MILLISECONDS) return
    await yieldToEventLoop()
    since = performance.now()
  }
}
