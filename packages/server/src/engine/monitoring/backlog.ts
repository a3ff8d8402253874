import type { Pool } from '../../ports/postgres/connect.ts'

/** Seconds since the oldest job that waits or runs was asked for; null without one. */
export async function oldestJobSeconds(pool: Pool): Promise<number | null> {
  const [row] = await pool<{ seconds: number | null }[]>`
    select floor(extract(epoch from now() - min(created_at)))::int as seconds from jobs where status in ('queued', 'running')`
  return row!.seconds
}

/** Mails that could not be sent in the last 24 hours. */
export async function failedMails(pool: Pool): Promise<number> {
  const [row] = await pool<{ count: number }[]>`
    select count(*)::int as count from pgboss.job
    where name = 'mails' and state = 'failed' and completed_on > now() - interval '24 hours'`
  return row!.count
}
