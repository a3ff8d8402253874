import { chargeBeforeUse, accountNow, chargeAfterUse } from './account-usage.ts'
import { Refusal } from './refusal.ts'

interface Waiting {
  who: string | number | null
  begin(): void
}

/**
 * Queue for work that takes much processor time or memory: `atOnce` run at a time, `waiting` more wait. Each account
 * has one running and one waiting, so that nobody waits for all the work of another; more is refused and may be
 * tried again. An account's jobs may all wait; work without an account has neither limit. The account's ledger is
 * checked first and charged with the time taken; a job charges its own time. Waiting work holds no connection or lock.
 */
export function fairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const running: Waiting['who'][] = []
  const queue: Waiting[] = []

  const mayBegin = (who: Waiting['who']): boolean => running.length < atOnce && (who === null || !running.includes(who))

  async function enter(who: Waiting['who']): Promise<void> {
    if (mayBegin(who)) return void running.push(who)
    const isPatient = accountNow()?.isJob ?? false
    if (who !== null && !isPatient && queue.some((one) => one.who === who))
      throw new Refusal(
        429,
        'Bạn đang có một việc như vậy đang chạy và một việc đang chờ, vui lòng thử lại sau giây lát',
        { retryAfter: 2 },
      )
    if (queue.length >= waiting)
      throw new Refusal(503, 'Hệ thống đang bận, vui lòng thử lại sau giây lát', { retryAfter: 2 })
    await new Promise<void>((resolve) => queue.push({ who, begin: resolve }))
  }

  /** Passes the place to the first in the queue whose account has none running. */
  function leave(who: Waiting['who']): void {
    running.splice(running.indexOf(who), 1)
    const at = queue.findIndex((one) => mayBegin(one.who))
    if (at < 0) return
    const [next] = queue.splice(at, 1)
    running.push(next!.who)
    next!.begin()
  }

  return async <T>(work: () => Promise<T>, who: Waiting['who'] = accountNow()?.id ?? null): Promise<T> => {
    chargeBeforeUse({})
    await enter(who)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      if (!accountNow()?.isJob) chargeAfterUse({ ms: performance.now() - begun })
      leave(who)
    }
  }
}
