import type { Settings } from '../ports/settings/settings.ts'
import { LIMITS } from '../access/throttle.ts'

/**
 * A column of ours, and how far ahead of now its moments may lie. What lies further ahead was written while the clock was
 * wrong, and becomes now: what ran is due again, what is locked is open, and what lets in is over.
 */
export interface Moments {
  table: string
  column: string
  ahead: string
  /** Which rows, where not all of a table are alike. */
  where?: readonly [column: string, like: string]
}

/** Moments of some columns of a table. */
export const columns = (table: string, names: readonly string[], ahead = '0'): Moments[] =>
  names.map((column) => ({ table, column, ahead }))

/** All moments by which the platform decides what to do next; `clock.test.ts` asks for those of each new table. */
export const momentsAhead = ({ sessionHours }: Pick<Settings, 'sessionHours'>): readonly Moments[] => [
  ...columns('pgboss.version', ['cron_on', 'bam_on', 'flow_on', 'reindex_on']),
  ...columns('pgboss.version', ['monitor_backoff_on'], '1 day'),
  ...columns('pgboss.queue', ['monitor_claim_on', 'monitor_on', 'maintain_on']),
  ...columns('pgboss.job', ['created_on', 'started_on', 'completed_on', 'heartbeat_on']),
  ...columns('pgboss.job', ['start_after'], '1 hour'),
  ...columns('background_work', ['began_at', 'done_at', 'failed_at']),
  ...columns('sessions', ['created_at', 'last_used_at']),
  ...columns('sessions', ['expires_at'], `${sessionHours} hours`),
  ...columns('sessions', ['view_until'], '1 day'),
  ...columns('one_use_links', ['used_at']),
  ...columns('one_use_links', ['expires_at'], '1 hour'),
  ...columns('password_resets', ['created_at', 'used_at']),
  ...columns('password_resets', ['expires_at'], '3 days'),
  ...columns('user_secrets', ['otp_pending_until'], '1 hour'),
  ...Object.entries(LIMITS).map(([name, { seconds }]) => ({
    table: 'throttle',
    column: 'until',
    ahead: `${seconds} seconds`,
    where: ['key', `${name} %`] as const,
  })),
  ...columns('idempotency_keys', ['created_at']),
  ...columns('jobs', ['created_at', 'started_at', 'finished_at']),
  ...columns('media', ['created_at', 'looked_for_at']),
  ...columns('outbox', ['made_at']),
  ...columns('notices', ['told_at', 'seen_at']),
  ...columns('notice_mails', ['mailed_at']),
  ...columns('revision_texts', ['kept_at']),
  ...columns('calendar_feeds', ['made_at', 'read_at']),
]
