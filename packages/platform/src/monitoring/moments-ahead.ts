import type { Settings } from '../ports/settings/settings.ts'
import { LIMITS } from '../access/throttle.ts'

/**
 * A timestamp column of our tables, and how far ahead of now its values may lie. Values further ahead were written
 * while the clock was wrong, and are set to now: tasks are due again, locks are open, and sessions and links have
 * expired.
 */
export interface Moments {
  table: string
  column: string
  ahead: string
  /** The rows it applies to, if the table has several kinds. */
  where?: readonly [column: string, like: string]
}

/** `Moments` of several columns of one table. */
export const momentsOf = (table: string, names: readonly string[], ahead = '0'): Moments[] =>
  names.map((column) => ({ table, column, ahead }))

/** All columns by which the platform decides what to do next; `clock.test.ts` requires those of each new table. */
export const momentsAhead = ({ sessionHours }: Pick<Settings, 'sessionHours'>): readonly Moments[] => [
  ...momentsOf('pgboss.version', ['cron_on', 'bam_on', 'flow_on', 'reindex_on']),
  ...momentsOf('pgboss.version', ['monitor_backoff_on'], '1 day'),
  ...momentsOf('pgboss.queue', ['monitor_claim_on', 'monitor_on', 'maintain_on']),
  ...momentsOf('pgboss.job', ['created_on', 'started_on', 'completed_on', 'heartbeat_on']),
  ...momentsOf('pgboss.job', ['start_after'], '1 hour'),
  ...momentsOf('background_work', ['began_at', 'done_at', 'failed_at']),
  ...momentsOf('sessions', ['created_at', 'last_used_at']),
  ...momentsOf('sessions', ['expires_at'], `${sessionHours} hours`),
  ...momentsOf('sessions', ['view_until'], '1 day'),
  ...momentsOf('one_use_links', ['used_at']),
  ...momentsOf('one_use_links', ['expires_at'], '1 hour'),
  ...momentsOf('password_resets', ['created_at', 'used_at']),
  ...momentsOf('password_resets', ['expires_at'], '3 days'),
  ...momentsOf('user_secrets', ['otp_pending_until'], '1 hour'),
  ...Object.entries(LIMITS).map(([name, { seconds }]) => ({
    table: 'throttle',
    column: 'until',
    ahead: `${seconds} seconds`,
    where: ['key', `${name} %`] as const,
  })),
  ...momentsOf('idempotency_keys', ['created_at']),
  ...momentsOf('jobs', ['created_at', 'started_at', 'finished_at']),
  ...momentsOf('media', ['created_at', 'looked_for_at']),
  ...momentsOf('outbox', ['made_at']),
  ...momentsOf('notices', ['told_at', 'seen_at']),
  ...momentsOf('notice_mails', ['mailed_at']),
  ...momentsOf('revision_texts', ['kept_at']),
  ...momentsOf('calendar_feeds', ['made_at', 'read_at']),
]
