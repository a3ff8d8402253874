import { LIMITS, networkOf } from './throttle.ts'
import { Refusal } from '../refusal.ts'

const MOST_KEPT = 50_000

const counts = new Map<string, { tries: number; until: number }>()

/** The latest begun is last; past so many the first is forgotten, though its time be not over: no request looks at more than one of them. */
function keep(key: string, count: { tries: number; until: number }): void {
  counts.delete(key)
  counts.set(key, count)
  if (counts.size > MOST_KEPT) counts.delete(counts.keys().next().value!)
}

/**
 * Counts what an address asks of the public pages, and refuses what is past the limit. Each server counts for itself: a row in the
 * database for every look would cost more than the look.
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
