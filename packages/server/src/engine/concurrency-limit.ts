import { Refusal } from './refusal.ts'

/**
 * Concurrency limit with a queue: `atOnce` run at a time, `waiting` more wait in order, others are refused and may try
 * again. For work that takes much processor time or memory; those who wait hold no connection or lock.
 */
export function concurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let inside = 0
  const queue: (() => void)[] = []

  async function enter(): Promise<void> {
    if (inside < atOnce) return void inside++
    if (queue.length >= waiting)
      throw new Refusal(503, 'Hệ thống đang bận, vui lòng thử lại sau giây lát', { retryAfter: 2 })
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  /** Passes a free place to the next in the queue. */
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else inside--
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
