import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import type { Fragment, Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { startTask } from '@trace/platform/ports/jobs/queue.ts'
import { runAllSteps } from '@trace/platform/run-all-steps.ts'
import { announce } from '@trace/platform/live/announce.ts'
import { REFUSED_ADDRESS, notifyUndelivered, UNSENT } from '@trace/platform/notices/notify-undelivered.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { isRefusal } from '@trace/platform/ports/mail/mailer.ts'
import type { Mailer } from '@trace/platform/ports/mail/mailer.ts'
import { senderOf } from '@trace/platform/sender.ts'
import { notificationLetter } from './notification-letter.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { Changes } from '@trace/platform/store/changes.ts'
import { derive } from '@trace/platform/store/derive.ts'

/** Name of the task that sends these e-mails. */
export const NOTIFICATION_MAILS = 'notice-mails'

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
  if (written.count > 0) await startTask(sql, NOTIFICATION_MAILS)
  return written.count
}

interface Taken {
  id: string
  notification_id: number
  name: string
  email: string
  tries: number
}

/**
 * Sends all due e-mails, some at a time, so that a slow one does not delay the others. Safe with several servers: each
 * letter is leased to one of them.
 */
export async function deliverMails(pool: Pool, mailer: Mailer, settings: Settings): Promise<void> {
  const sender = await senderOf(pool, settings)
  const letters = new Map<number, ReturnType<typeof notificationLetter>>()
  const letterOf = (id: number) => {
    const known = letters.get(id) ?? notificationLetter(pool, settings, id)
    letters.set(id, known)
    return known
  }
  const work = async () => {
    const notices = new Set<number>()
    for (let mail = await takeDue(pool); mail; mail = await takeDue(pool)) {
      notices.add(mail.notification_id)
      // Idempotency: a letter sent again after a crash has the same id, so mail servers can recognise it.
      const messageId = `<thong-bao-${mail.notification_id}-${mail.id}@${sender.address.split('@')[1]}>`
      const letter = (await letterOf(mail.notification_id))(mail)
      const failure = await mailer.send({ ...letter, messageId }, sender).then(() => null, reasonOf)
      await settle(pool, mail, failure)
    }
    for (const id of notices) await countUp(pool, id)
  }
  const [due] = await pool<{ count: number }[]>`
    select count(*)::int as count from (
      select from notification_mails where state = 'waiting' and due_at <= now() limit ${AT_ONCE}) waiting`
  const workers = Array.from({ length: due!.count }, (_, at) => [`${at}`, work()] as const)
  await Promise.allSettled(workers.map(([, done]) => done))
  await runAllSteps(workers.map(([name, done]) => [name, () => done]))
}

async function takeDue(pool: Pool): Promise<Taken | undefined> {
  const [taken] = await pool<Taken[]>`
    update notification_mails m set tries = tries + 1, due_at = now() + ${LEASE}::interval
    from (
      select w.id from notification_mails w join notifications n on n.id = w.notification_id
      where w.state = 'waiting' and w.due_at <= now() and n.deleted_at is null
      order by w.id limit 1 for update of w skip locked) due
    where m.id = due.id returning m.id::text, m.notification_id, m.name, m.email, m.tries`
  return taken
}

interface Failure {
  message: string
  isFinal: boolean
}

/** A rejected address is a permanent failure; anything else may be retried. */
function reasonOf(error: Error): Failure {
  const isFinal = isRefusal(error)
  return { message: isFinal ? REFUSED_ADDRESS : UNSENT, isFinal }
}

async function settle(pool: Pool, { id, tries }: Taken, failure: Failure | null): Promise<void> {
  const state = failure === null ? 'sent' : failure.isFinal || tries >= MOST_TRIES ? 'failed' : 'waiting'
  await pool`
    update notification_mails set state = ${state}, error = ${failure?.message ?? null},
      sent_at = case when ${state} = 'sent' then now() end, failed_at = case when ${state} = 'failed' then now() end, due_at = now() + make_interval(mins => ${2 ** tries})
    where id = ${id}`
}

/** Updates the counts of a notification, and tells its author when some letters have failed for good. */
async function countUp(pool: Pool, id: number): Promise<void> {
  await pool.begin(async (sql) => {
    const [before] = await sql<{ waiting_count: number; created_by: number | null }[]>`
      select waiting_count, created_by from notifications where id = ${id} for update`
    const [now] = await sql<{ sent: number; waiting: number; failed: number }[]>`
      select (count(*) filter (where state = 'sent' and counts) + (select count(*) from notification_reads where notification_id = ${id}))::int as sent,
        count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed
      from notification_mails where notification_id = ${id}`
    const { sent, waiting, failed } = now!
    await derive(sql, notifications, id, { recipient_count: sent, waiting_count: waiting, failed_count: failed })
    await announce(sql, new Changes([['notifications', new Set([id])]]))
    if (waiting > 0 || failed === 0 || before!.waiting_count === 0 || before!.created_by === null) return
    await notifyUndelivered(sql, before!.created_by, {
      resource: notifications,
      id,
      reason: `${failed} thư không gửi được`,
    })
  })
}

/** The failed letters of a notification, as shown to its author. */
export const failedMails = (sql: Sql, id: number) => sql<{ name: string; email: string; error: string }[]>`
  select name, email, error from notification_mails where notification_id = ${id} and state = 'failed' order by id limit 100`
