import { LIMITS, networkOf } from './throttle.ts'
import { Refusal } from '../refusal.ts'

const MOST_KEPT = 50_000

const counts = new Map<string, { tries: number; until: number }>()

/**
 * Keeps a count as the newest entry. Past the maximum the oldest entry is dropped even if its time is not over: no
 * request reads more than one.
 */
function keep(key: string, count: { tries: number; until: number }): void {
  counts.delete(key)
  counts.set(key, count)
  if (counts.size > MOST_KEPT) counts.delete(counts.keys().next().value!)
}

/**
 * Rate limit in memory for the public pages: counts the requests of an address and refuses those past the limit. Each
 * server counts for itself: a database write per page view would cost more than the view.
 */
export function allow(name: keyof typeof LIMITS, ip: string): void {
  const { tries, seconds } = LIMITS[name]
  const now = Date.now()
  const key = `${name} ${networkOf(ip)}`
  const known = counts.get(key)
  const count = known && known.until > now ? known : { tries: 0, until: now + seconds * 1_000 }
  if (count !== known) keep(key, count)
  if (++count.tries <= tries) return
  throw new Refusal(429, 'Bạn thao tác quá nhiều lần, vui lòng thử lại sau ít phút', {
    retryAfter: Math.ceil((count.until - now) / 1_000),
  })
}
