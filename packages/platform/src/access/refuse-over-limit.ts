import { LIMITS, networkOf } from './throttle.ts'
import { Refusal } from '../refusal.ts'

interface Count {
  tries: number
  until: number
}

/** Size of one generation of counters; at most two generations are kept. */
const MOST_NEW = 50_000

/**
 * Two generations of counters. The older one is dropped as a whole, even if its counters are still valid: finding the
 * oldest entry of a Map takes longer the more entries were deleted from it.
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
 * Rate limit in memory for the public pages: counts requests by `name` and network of `address` (or another key) and
 * throws past the limit. Each server counts for itself: a database write per page view would cost more than the view.
 */
export function refuseOverLimit(name: keyof typeof LIMITS, address: string): void {
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
