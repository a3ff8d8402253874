import { LOST_MAILS } from '../ports/jobs/queue.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { unscoped } from '../store/rows.ts'
import type { ProductMailQueue } from './watched.ts'

/** The job that has been waiting or running longest, and the name of its owner. */
export interface OldestJob {
  id: number
  title: string
  owner: string
  is_running: boolean
  /** Seconds since it was requested. */
  seconds: number
}

/** Returns null if no job waits or runs. */
export async function oldestJob(sql: Sql): Promise<OldestJob | null> {
  const [row] = await unscoped(sql, 'whoever looks after the server sees whose job is stuck')<OldestJob[]>`
    select j.id, j.title, coalesce(u.name, '') as owner, j.status = 'running' as is_running,
      floor(extract(epoch from now() - j.created_at))::int as seconds
    from jobs j left join users u on u.id = j.user_id where j.status in ('queued', 'running') order by j.created_at limit 1`
  return row ?? null
}

/** Number of events in the outbox that are not delivered yet, and the age of the oldest, in seconds. */
export async function countUndelivered(sql: Sql): Promise<{ waiting: number; oldest: number }> {
  const [row] = await sql<{ waiting: number; oldest: number }[]>`
    select count(*)::int as waiting, coalesce(greatest(floor(extract(epoch from now() - min(made_at))), 0), 0)::int as oldest
    from outbox`
  return row!
}

/** Counts of the mails in the platform's queue and in the product's own. */
export interface MailCounts {
  waiting: number
  /** Age of the one that waits longest, in seconds. */
  oldest: number
  /** Those of the last 24 hours that failed for good, and how many of them were refused by the mail server. */
  failed: number
  refused: number
}

export async function countMails(sql: Sql, own: ProductMailQueue | null): Promise<MailCounts> {
  const [row] = await sql<MailCounts[]>`
    with waiting as (
      select created_on as since from pgboss.job where name = 'mails' and state in ('created', 'retry', 'active')
      ${own ? sql`union all ${own.waiting(sql)}` : sql``}
    ), failed as (
      select data ? 'refused' as refused from pgboss.job where name = ${LOST_MAILS} and created_on > now() - interval '24 hours'
      ${own ? sql`union all ${own.failed(sql)}` : sql``}
    )
    select (select count(*)::int from waiting) as waiting,
      (select coalesce(greatest(floor(extract(epoch from now() - min(since))), 0), 0)::int from waiting) as oldest,
      (select count(*)::int from failed) as failed, (select count(*)::int from failed where refused) as refused`
  return row!
}
