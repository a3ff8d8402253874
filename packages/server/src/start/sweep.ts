import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { today } from '@trace/define/text/dates.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { openStorage } from '@trace/platform/ports/files/storage.ts'
import { sweepMedia } from '@trace/platform/files/sweep-media.ts'
import { sweepMade, sweepUploads } from '@trace/platform/files/sweep-unnamed.ts'
import { eachAlone } from '@trace/platform/each-alone.ts'
import { forgetWorkbooks } from '@trace/platform/jobs/clear-workbooks.ts'
import { orderNotifications } from '@trace/domain/areas/labels/order-notifications.ts'
import { removeForGood } from '@trace/platform/store/remove-for-good.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { emptyTrash } from './empty-trash.ts'
import { dropOldScans, forgetPlaces, judgeLabels, PLACE_DAYS } from '../areas/scans/index.ts'
import type { Retention } from '@trace/platform/ports/settings/retention-settings.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'

/**
 * Hourly: judges labels by the day that counts since midnight, then cleans up what is past the time that the settings keep
 * it. Each step stands alone: one that fails, as where a bucket refuses to delete, stops no other.
 */
export async function sweep(pool: Pool, settings: Settings): Promise<void> {
  const { jobDays, orphanDays, scanYears, mailDays } = settings.retention
  await eachAlone([
    ['phán đoán tem', () => judgeLabels(pool)],
    ['liên kết đã hết hạn', () => pool`delete from one_use_links where expires_at < now() - interval '1 day'`],
    ['công việc cũ', () => pool`delete from jobs where finished_at < now() - make_interval(days => ${jobDays}::int)`],
    ['sổ tính đã nhập', () => forgetWorkbooks(pool)],
    ['tệp của công việc cũ', async () => sweepMade(pool, await openStorage(settings))],
    ['tệp không ai dùng', async () => sweepMedia(pool, await openStorage(settings), orphanDays)],
    ['mức dùng của tài khoản', () => pool`delete from account_usage where day < now() - interval '30 days'`],
    ['phiên đăng nhập', () => pool`delete from sessions where expires_at < now() - interval '1 day'`],
    ['thông báo cũ', () => pool`delete from notices where told_at < now() - interval '90 days'`],
    [
      'thư của thông báo',
      () => pool`
      delete from notification_mails where coalesce(sent_at, failed_at, due_at) < now() - interval '90 days'`,
    ],
    [
      'sổ bản tin',
      () => pool`
      delete from bulletin_mails where month < to_char(now() - interval '13 months', 'YYYY-MM')`,
    ],
    [
      'người nhận thông báo',
      () => pool`
      delete from notification_reads r using notifications n where n.id = r.notification_id and n.sent_at < now() - interval '2 years'`,
    ],
    ['thông báo về đơn', () => forgetOrderNotices(pool)],
    ['lời nhắc hết hạn', () => pool`delete from told_expiries where day < now() - interval '1 year'`],
    ['đặt lại mật khẩu', () => pool`delete from password_resets where expires_at < now() - interval '1 day'`],
    ['lời gọi lặp', () => pool`delete from idempotency_keys where created_at < now() - interval '1 day'`],
    ['lượt thử', () => pool`delete from throttle where until < now()`],
    ['nơi quét theo ngày', () => pool`delete from scan_places where day <= ${today()}::date - ${PLACE_DAYS}::int`],
    ['nơi quét', () => forgetPlaces(pool)],
    ['LOG_YEARS', () => forgetLog(pool, settings.retention)],
    ['SCAN_YEARS', () => dropOldScans(pool, scanYears)],
    ...(settings.smtpUrl ? [] : [['MAIL_DAYS', () => dropOldMails(join(settings.dataDir, 'mail'), mailDays)] as const]),
  ])
}

/** At night, as it reads all files and whole tables: deletes uploads without a row, thins long texts, empties the trash. */
export async function sweepNightly(pool: Pool, settings: Settings): Promise<void> {
  const { revisionDays, trashDays } = settings.retention
  await eachAlone([
    ['tệp không có dòng', async () => sweepUploads(pool, await openStorage(settings))],
    ['REVISION_DAYS', () => thinRevisions(pool, revisionDays)],
    ['TRASH_DAYS', () => emptyTrash(pool, settings, trashDays)],
  ])
}

/** Notices of orders that go in one hour. */
const ORDER_NOTICES = 2_000

async function forgetOrderNotices(pool: Pool): Promise<void> {
  const { table } = orderNotifications
  const rows = await unscoped(pool, 'what anybody was told of orders a year ago')<{ id: number }[]>`
    select id from ${pool(table)} where created_at < now() - interval '1 year' order by id limit ${ORDER_NOTICES}`
  for (const { id } of rows) await removeForGood(pool, orderNotifications, id)
}

/** Lines of the log that are changed in one transaction, and how many of those in an hour. */
const LOG_PART = 2_000
const LOG_PARTS = 50

async function forgetLog(pool: Pool, { logPersonalDays, logYears }: Retention): Promise<void> {
  for (let part = 0; part < LOG_PARTS; part++) {
    const [row] = await pool<
      { count: number }[]
    >`select forget_log(${logPersonalDays}, ${logYears}, ${LOG_PART}) as count`
    if (row!.count === 0) return
  }
}

/** Revisions of a row that are kept whole, however many it got in a day or more. */
const WHOLE_REVISIONS = 50

/** Long texts of old revisions go; the log still says who changed them, and how they began. */
const thinRevisions = (pool: Pool, days: number) => pool`
  delete from revision_texts where kept_at < now() - make_interval(days => ${days}::int) or ctid in (
    select ctid from (
      select ctid, kept_at, row_number() over (partition by subject, entity_id order by kept_at desc) as place from revision_texts) t
    where place > ${WHOLE_REVISIONS} and kept_at < now() - interval '1 day')`

async function dropOldMails(folder: string, days: number): Promise<void> {
  const since = new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(':', '-')
  const names = await readdir(folder).catch(() => [])
  // A name begins with the moment of its mail.
  for (const name of names) if (name.endsWith('.eml') && name < since) await rm(join(folder, name), { force: true })
}
