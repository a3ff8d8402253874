import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import type { Fragment, Pool, Sql } from '../../ports/postgres/connect.ts'
import { startTurn } from '../../ports/jobs/queue.ts'
import { announce, notify } from '../../engine/live/announce.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import type { Mailer } from '../../ports/mail/mailer.ts'
import { senderOf } from '../../engine/sender.ts'
import { noticeLetter } from './notice-letter.ts'
import { unscoped } from '../../engine/store/rows.ts'
import { Changes } from '../../engine/store/changes.ts'
import { derive } from '../../engine/store/derive.ts'

/** The turn that sends them. */
export const NOTICE_MAILS = 'notice-mails'

const AT_ONCE = 10
const MOST_TRIES = 6
/** Lease on a letter: a server that has not finished by then counts as dead, and another one takes the letter. */
const LEASE = '2 minutes'

interface Receivers {
  users: Fragment
  labors: Fragment
  apps: Fragment
  /** Whether accounts already get it in the back-office, and are counted there. */
  onWeb: boolean
}

/** Queues the e-mails of a notification, each address once; returns how many. */
export async function writeMails(sql: Sql, id: number, { users, labors, apps, onWeb }: Receivers): Promise<number> {
  const written = await unscoped(sql, "whom a notification is for; its sender's reach stands in the conditions")`
    insert into notification_mails (notification_id, name, email, counts)
    select distinct on (lower(email)) ${id}::int, name, email, counts from (
      select u.name, u.email, ${!onWeb} as counts, 1 as rank from users u where u.is_active and u.deleted_at is null and ${users}
      union all select l.name, l.email, true, 2 from labors l where l.is_active and l.deleted_at is null and ${labors}
      union all select a.name, a.email, true, 3 from apps a where a.is_active and a.deleted_at is null and ${apps}) r
    where email <> '' order by lower(email), rank`
  if (written.count > 0) await startTurn(sql, NOTICE_MAILS)
  return written.count
}

interface Taken {
  id: string
  notification_id: number
  name: string
  email: string
  tries: number
}

/** Sends all due e-mails. Safe with several servers: each letter is leased to one of them. */
export async function deliverMails(pool: Pool, mailer: Mailer, settings: Settings): Promise<void> {
  const sender = await senderOf(pool, settings)
  for (;;) {
    const taken = await pool<Taken[]>`
      update notification_mails m set tries = tries + 1, due_at = now() + ${LEASE}::interval
      from (
        select w.id from notification_mails w join notifications n on n.id = w.notification_id
        where w.state = 'waiting' and w.due_at <= now() and n.deleted_at is null
        order by w.id limit ${AT_ONCE} for update of w skip locked) due
      where m.id = due.id returning m.id::text, m.notification_id, m.name, m.email, m.tries`
    if (taken.length === 0) return
    const notices = [...new Set(taken.map(({ notification_id }) => notification_id))]
    const letters = new Map(
      await Promise.all(notices.map(async (id) => [id, await noticeLetter(pool, settings, id)] as const)),
    )
    await Promise.all(
      taken.map(async (mail) => {
        // Idempotency: a letter sent again after a crash has the same id, so mail servers can recognise it.
        const messageId = `<thong-bao-${mail.notification_id}-${mail.id}@${sender.address.split('@')[1]}>`
        const failure = await mailer
          .send({ ...letters.get(mail.notification_id)!(mail), messageId }, sender)
          .then(() => null, reasonOf)
        await settle(pool, mail, failure)
      }),
    )
    for (const id of notices) await countUp(pool, id)
  }
}

interface Failure {
  message: string
  isFinal: boolean
}

/** A rejected address is a permanent failure; anything else may be retried. */
function reasonOf(error: { code?: string; responseCode?: number }): Failure {
  const isRefused = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500
  return {
    message: isRefused ? 'Máy chủ thư không nhận địa chỉ này' : 'Chưa gửi được đến máy chủ thư',
    isFinal: isRefused,
  }
}

async function settle(pool: Pool, { id, tries }: Taken, failure: Failure | null): Promise<void> {
  const state = failure === null ? 'sent' : failure.isFinal || tries >= MOST_TRIES ? 'failed' : 'waiting'
  await pool`
    update notification_mails set state = ${state}, error = ${failure?.message ?? null},
      sent_at = case when ${state} = 'sent' then now() end, due_at = now() + make_interval(mins => ${2 ** tries})
    where id = ${id}`
}

/** Updates the counts of a notification, and tells its author when some letters have failed for good. */
async function countUp(pool: Pool, id: number): Promise<void> {
  await pool.begin(async (sql) => {
    const [before] = await sql<{ waiting_count: number; created_by: number | null; title: string }[]>`
      select waiting_count, created_by, title from notifications where id = ${id} for update`
    const [now] = await sql<{ sent: number; waiting: number; failed: number }[]>`
      select (count(*) filter (where state = 'sent' and counts) + (select count(*) from notification_reads where notification_id = ${id}))::int as sent,
        count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed
      from notification_mails where notification_id = ${id}`
    const { sent, waiting, failed } = now!
    await derive(sql, notifications, id, { recipient_count: sent, waiting_count: waiting, failed_count: failed })
    await announce(sql, new Changes([['notifications', new Set([id])]]))
    if (waiting > 0 || failed === 0 || before!.waiting_count === 0 || before!.created_by === null) return
    await notify(sql, {
      users: [before!.created_by],
      group: 'default',
      title: 'Có thư không gửi được',
      message: `${failed} thư của thông báo “${before!.title}” không gửi được`,
      to: `/admin/notifications/${id}/detail`,
    })
  })
}

/** The failed letters of a notification, as shown to its author. */
export const failedMails = (sql: Sql, id: number) => sql<{ name: string; email: string; error: string }[]>`
  select name, email, error from notification_mails where notification_id = ${id} and state = 'failed' order by id limit 100`
