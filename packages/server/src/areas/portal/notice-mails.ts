import { notifications } from '@trace/domain'
import type { Fragment, Pool, Sql } from '../../ports/postgres/connect.ts'
import { wakeMails } from '../../ports/jobs/queue.ts'
import { announce, notify } from '../../engine/live/announce.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import type { Mailer } from '../../ports/mail/mailer.ts'
import { senderOf } from '../../engine/sender.ts'
import { noticeLetter } from './notice-letter.ts'
import { unscoped } from '../../engine/store/rows.ts'
import { derive } from '../../engine/store/derive.ts'

const AT_ONCE = 10
const MOST_TRIES = 6
/** How long whoever took a letter has for it; then it counts as cut off, and is taken again. */
const LEASE = '2 minutes'

interface Receivers {
  users: Fragment
  labors: Fragment
  apps: Fragment
  /** Whether accounts are reached by the back-office already, and counted there. */
  onWeb: boolean
}

/** Writes down whom a notification goes to by mail, each address once; answers how many they are. */
export async function writeMails(sql: Sql, id: number, { users, labors, apps, onWeb }: Receivers): Promise<number> {
  const written = await unscoped(sql, "whom a notification is for; its sender's reach stands in the conditions")`
    insert into notification_mails (notification_id, name, email, counts)
    select distinct on (lower(email)) ${id}::int, name, email, counts from (
      select u.name, u.email, ${!onWeb} as counts, 1 as rank from users u where u.is_active and u.deleted_at is null and ${users}
      union all select l.name, l.email, true, 2 from labors l where l.is_active and l.deleted_at is null and ${labors}
      union all select a.name, a.email, true, 3 from apps a where a.is_active and a.deleted_at is null and ${apps}) r
    where email <> '' order by lower(email), rank`
  if (written.count > 0) await wakeMails(sql)
  return written.count
}

interface Taken {
  id: string
  notification_id: number
  name: string
  email: string
  tries: number
}

/** Sends what is due, until nothing is. Any number of servers may do so at once: each letter is taken by one. */
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
        // The same letter sent again, after a server died between its sending and its noting, is known by its id.
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

/** An address that the other side refuses will be refused again; anything else may pass. */
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

/** Brings the figures of a notification up to what came of its letters, and tells whoever wrote it when some never will arrive. */
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
    await announce(sql, new Map([['notifications', new Set([id])]]))
    if (waiting > 0 || failed === 0 || before!.waiting_count === 0 || before!.created_by === null) return
    await notify(sql, {
      users: [before!.created_by],
      group: 'default',
      title: 'Có thư không gửi được',
      message: `${failed} thư của thông báo "${before!.title}" không gửi được`,
      to: `/admin/notifications/${id}/detail`,
    })
  })
}

/** The letters of a notification that never arrived, as its writer reads of them. */
export const failedMails = (sql: Sql, id: number) => sql<{ name: string; email: string; error: string }[]>`
  select name, email, error from notification_mails where notification_id = ${id} and state = 'failed' order by id limit 100`
