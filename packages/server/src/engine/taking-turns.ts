import { setImmediate as breathe } from 'node:timers/promises'

/** As long as others may be kept waiting. */
const MILLISECONDS = 10

/** To be called between the steps of a long work: lets others have their turn when they have waited long enough. */
export function takingTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MILLISECONDS) return
    await breathe()
    since = performance.now()
  }
}
