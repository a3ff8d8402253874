import { needs } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { accountViewer } from '@trace/platform/access/sessions.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { isPermitted } from '@trace/platform/request/authorize.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { queueMail } from '@trace/platform/ports/jobs/queue.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { letter } from '@trace/platform/ports/mail/letter.ts'
import { linesOfBulletin } from './bulletin-lines.ts'
import { bulletinResources } from '@trace/domain/areas/figures/bulletin-resources.ts'
import { lastMonth, readBulletin } from './read-bulletin.ts'

interface Receiver {
  id: number
  name: string
  email: string
}

/**
 * Mails the bulletin of last month to the chosen accounts, from seven o'clock on the first day of the new month.
 * Each sending is recorded in the same transaction as its letter, so that a restart neither loses nor repeats one.
 */
export async function mailBulletins(pool: Pool, settings: Settings, now = new Date()): Promise<void> {
  const day = today(now)
  const month = lastMonth(day)
  if (now < new Date(`${day.slice(0, 7)}-01T07:00:00+07:00`)) return
  const base = settings.publicUrl
  while (await pool.begin((sql) => mailNext(sql, settings, base, month)));
}

/**
 * Mails the bulletin to the next account that has not received it; an account that may not list all the figures is
 * passed over. Returns false if none is left.
 */
async function mailNext(sql: Sql, settings: Settings, base: string, month: string): Promise<boolean> {
  const [next] = await unscoped(sql, 'who was chosen to get bulletins')<Receiver[]>`
    select u.id, u.name, u.email from users u
    where u.gets_bulletin and u.is_active and u.deleted_at is null and u.email <> ''
      and not exists (select 1 from bulletin_mails m where m.user_id = u.id and m.month = ${month})
    order by u.id limit 1 for no key update of u skip locked`
  if (!next) return false
  await sql`insert into bulletin_mails (user_id, month) values (${next.id}, ${month})`
  const viewer = await accountViewer(sql, next.id)
  if (!bulletinResources.every((told) => isPermitted(viewer, needs(told, 'list')))) return true
  const store = openStore(sql, { ...systemAuthor('jobs/bulletins', settings.province), viewer, holds: false })
  const bulletin = await readBulletin(store, viewer, month)
  const [year, number] = month.split('-')
  // Imported only when needed, once a month: the PDF library takes 30 MB of memory.
  const { bulletinPdf } = await import('./bulletin-pdf.ts')
  const title = `Bản tin tháng ${Number(number)}/${year}`
  await queueMail(sql, {
    ...letter(next, {
      subject: title,
      lines: [...bulletin.sentences, ...linesOfBulletin(bulletin)],
      link: `${base}/admin/bulletin?month=${month}`,
      call: 'Xem bản tin và bản đồ',
      end: 'Quản trị hệ thống chọn người nhận bản tin ở trang Tài khoản quản trị.',
    }),
    attachments: [
      {
        filename: `ban-tin-${month}.pdf`,
        content: (await bulletinPdf(title, bulletin)).toString('base64'),
        encoding: 'base64',
      },
    ],
  })
  return true
}

/** Forgets bulletins that a wrong clock mailed before their month was over, so that they are mailed again in time. */
export async function forgetBulletinsAhead(sql: Sql): Promise<number> {
  const { count } = await sql`delete from bulletin_mails where month >= ${today().slice(0, 7)}`
  return count
}
