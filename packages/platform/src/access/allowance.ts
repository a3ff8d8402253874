import { LIMITS, networkOf } from './throttle.ts'
import { Refusal } from '../refusal.ts'

interface Count {
  tries: number
  until: number
}

/** Number of the newest counts that are always kept; at most twice as many are kept in all. */
const MOST_NEW = 50_000

/**
 * The newest counts, and those before them. All that are older are dropped at once, even if their time is not over: to
 * look for the oldest entry of one map takes longer the more entries it has lost.
 */
let newest = new Map<string, Count>()
let earlier = new Map<string, Count>()

function keep(key: string, count: Count): void {
  if (newest.size >= MOST_NEW) {
    earlier = newest
    newest = new Map()
  }
  newest.set(key, count)
}

/**
 * Rate limit in memory for the public pages: counts the requests of an address, or of what else the key names, and refuses those past the limit. Each
 * server counts for itself: a database write per page view would cost more than the view.
 */
export function allow(name: keyof typeof LIMITS, address: string): void {
  const { tries, seconds } = LIMITS[name]
  const now = performance.now()
  const key = `${name} ${networkOf(address)}`
  const known = newest.get(key) ?? earlier.get(key)
  const count = known && known.until > now ? known : { tries: 0, until: now + seconds * 1_000 }
  if (count !== known) keep(key, count)
  if (++count.tries <= tries) return
  throw new Refusal(429, 'Bạn thao tác quá nhiều lần, vui lòng thử lại sau ít phút', {
    retryAfter: Math.ceil((count.until - now) / 1_000),
  })
}
