import { Refusal } from './refusal.ts'

/**
 * Lets so many in at a time; a few more wait in order of arrival, and whoever comes when the queue is full is asked to come again. For
 * work that takes a processor or much memory: a crowd waits here, holding nothing that others need.
 */
export function turnstile({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let inside = 0
  const queue: (() => void)[] = []

  async function enter(): Promise<void> {
    if (inside < atOnce) return void inside++
    if (queue.length >= waiting)
      throw new Refusal(503, 'Hệ thống đang bận, vui lòng thử lại sau giây lát', { retryAfter: 2 })
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  /** The place of one who leaves goes to the next in the queue. */
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
