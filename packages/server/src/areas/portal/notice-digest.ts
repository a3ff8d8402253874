import { today } from '@trace/define/text/dates.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { queueMail } from '@trace/platform/ports/jobs/queue.ts'
import { noticeEntry } from '@trace/platform/notices/operations.ts'
import type { NoticeRow } from '@trace/platform/notices/wording.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { letter } from '@trace/platform/ports/mail/letter.ts'

const AT_ONCE = 20
const MOST_LINES = 30
/** Notices mailed at once wait this long after the latest one, so that a bulk change makes only one e-mail. */
const SETTLES = '30 seconds'

interface Receiver {
  id: number
  name: string
  email: string
  mailed_at: string | null
}

/**
 * Mails unread notices to their receivers as each has chosen: once a day from seven o'clock on, soon after they were
 * sent, or not at all. Announcements are excluded, since their sender chooses whether they are mailed. The time of
 * mailing is stored in one transaction with the e-mail, so that a restart neither loses nor repeats one.
 */
export async function mailNotices(pool: Pool, settings: Settings, now = new Date()): Promise<void> {
  const base = settings.publicUrl
  for (;;) {
    const count = await pool.begin(async (sql) => {
      const due = await dueReceivers(sql, now)
      for (const receiver of due) await mailOne(sql, base, receiver)
      return due.length
    })
    if (count < AT_ONCE) return
  }
}

const dueReceivers = (sql: Sql, now: Date) => unscoped(
  sql,
  'who has notices of their own to read, and where they want them sent',
)<Receiver[]>`
  select u.id, u.name, u.email, m.mailed_at from users u left join notice_mails m on m.user_id = u.id
    cross join lateral (
      select max(told_at) as latest from notices where user_id = u.id and seen_at is null and event <> 'announced') news
  where u.is_active and u.deleted_at is null and u.email <> '' and news.latest > coalesce(m.mailed_at, '-infinity')
    and case coalesce(m.mail, 'daily')
      when 'daily' then ${now.toISOString()}::timestamptz >= ${sevenOf(now)}::timestamptz and coalesce(m.mailed_at, '-infinity') < ${sevenOf(now)}::timestamptz
      when 'at_once' then news.latest < ${now.toISOString()}::timestamptz - ${SETTLES}::interval
      else false end
  order by u.id limit ${AT_ONCE} for no key update of u skip locked`

const sevenOf = (now: Date): string => `${today(now)}T07:00:00+07:00`

async function mailOne(sql: Sql, base: string, { id, name, email, mailed_at }: Receiver): Promise<void> {
  const since = mailed_at ?? '-infinity'
  const kept = await sql<(NoticeRow & { total: number })[]>`
    select id, resource, event, row_ids, count, name, reason, by_name, told_at, false as is_seen, count(*) over ()::int as total
    from notices where user_id = ${id} and seen_at is null and event <> 'announced' and told_at > ${since} order by told_at desc limit ${MOST_LINES}`
  const total = kept[0]?.total ?? 0
  const lines = kept.map((one) => [noticeEntry(one).title, noticeEntry(one).content].filter(Boolean).join(' – '))
  const more = total > lines.length ? [`Và ${total - lines.length} thông báo khác.`] : []
  await queueMail(
    sql,
    letter(
      { name, email },
      {
        subject: total === 1 ? lines[0]! : `${total} thông báo mới`,
        lines: [...lines.map((line) => `• ${line}`), ...more],
        link: `${base}/admin/profile/notices`,
        call: 'Xem thông báo',
        end: 'Bạn chọn nhận ngay, mỗi ngày một thư hoặc không nhận ở trang Thông báo của mình.',
      },
    ),
  )
  await sql`
    insert into notice_mails (user_id, mailed_at) values (${id}, now()) on conflict (user_id) do update set mailed_at = excluded.mailed_at`
}
