import { momentsOf } from '@trace/platform/monitoring/moments-ahead.ts'
import type { ProductMailQueue } from '@trace/platform/monitoring/watched.ts'
import { REFUSED_ADDRESS } from '@trace/platform/notices/notify-undelivered.ts'

/** Letters of notifications, which have a queue of their own. */
export const notificationLetters: ProductMailQueue = {
  waiting: (sql) => sql`
    select coalesce(n.sent_at, n.created_at) from notification_mails m join notifications n on n.id = m.notification_id
    where m.state = 'waiting' and n.deleted_at is null`,
  failed: (sql) => sql`
    select error = ${REFUSED_ADDRESS} from notification_mails where state = 'failed' and failed_at > now() - interval '24 hours'`,
}

/** Timestamp columns that control sending. */
export const notificationMoments = [
  ...momentsOf('notification_mails', ['sent_at', 'failed_at']),
  ...momentsOf('notification_mails', ['due_at'], '2 hours'),
]
