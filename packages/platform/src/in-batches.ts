import { Refusal } from './refusal.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

const MOST_WAITING = 20_000
const BUSY = new Refusal(503, 'Hệ thống đang bận, vui lòng thử lại sau giây lát', { retryAfter: 2 })

/**
 * Collects the items that arrive while one batch is at work into the next batch, so that many commits or look-ups
 * become one. A caller gets its result after the batch with its item, and that batch began after the call.
 */
export function inBatches<Item, Result>(work: (items: Item[]) => Promise<Result[]>, most: number) {
  const waiting: Waiting<Item, Result>[] = []
  let isWorking = false

  async function workAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const results = await work(batch.map(({ item }) => item))
        batch.forEach(({ resolve }, place) => resolve(results[place]!))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWorking = false
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) return reject(BUSY)
      waiting.push({ item, resolve, reject })
      if (isWorking) return
      isWorking = true
      setImmediate(() => void workAll())
    })
}
