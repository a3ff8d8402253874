import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rowTitledEvents } from '@trace/define/notices.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { openStorage } from '../ports/files/storage.ts'
import { sweepMedia } from '../files/sweep-media.ts'
import { sweepMade, sweepUploads } from '../files/sweep-unnamed.ts'
import { runAllSteps } from '../run-all-steps.ts'
import { forgetWorkbooks } from '../jobs/clear-workbooks.ts'
import { emptyTrash } from './empty-trash.ts'
import type { Product } from './product.ts'
import type { Retention } from '../ports/settings/retention-settings.ts'
import type { Settings } from '../ports/settings/settings.ts'

/**
 * Hourly: runs the product's steps, then deletes everything older than its retention setting. The steps are
 * independent: one that fails, for instance because a bucket refuses to delete, does not stop the others.
 */
export async function sweep(pool: Pool, settings: Settings, { hourly }: Pick<Product, 'hourly'>): Promise<void> {
  const { jobDays, orphanDays, mailDays } = settings.retention
  await runAllSteps([
    ...hourly(pool, settings),
    ['liên kết đã hết hạn', () => pool`delete from one_use_links where expires_at < now() - interval '1 day'`],
    ['công việc cũ', () => pool`delete from jobs where finished_at < now() - make_interval(days => ${jobDays}::int)`],
    ['sổ tính đã nhập', () => forgetWorkbooks(pool)],
    ['tệp của công việc cũ', async () => sweepMade(pool, await openStorage(settings))],
    ['tệp không ai dùng', async () => sweepMedia(pool, await openStorage(settings), orphanDays)],
    ['mức dùng của tài khoản', () => pool`delete from account_usage where day < now() - interval '30 days'`],
    ['phiên đăng nhập', () => pool`delete from sessions where expires_at < now() - interval '1 day'`],
    [
      'thông báo cũ',
      () => pool`delete from notices where event = any(${rowTitledEvents}) and told_at < now() - interval '90 days'`,
    ],
    ['nhận xử lý cũ', () => pool`delete from assignments where taken_at < now() - interval '1 year'`],
    ['lời nhắc hết hạn', () => pool`delete from told_expiries where day < now() - interval '1 year'`],
    ['đặt lại mật khẩu', () => pool`delete from password_resets where expires_at < now() - interval '1 day'`],
    ['lời gọi lặp', () => pool`delete from idempotency_keys where created_at < now() - interval '1 day'`],
    ['lượt thử', () => pool`delete from throttle where until < now()`],
    ['LOG_YEARS', () => forgetLog(pool, settings.retention)],
    ...(settings.smtpUrl ? [] : [['MAIL_DAYS', () => dropOldMails(join(settings.dataDir, 'mail'), mailDays)] as const]),
  ])
}

/**
 * Runs at night because it reads all files and whole tables: deletes uploads without a row, thins out old revision
 * texts, empties the trash.
 */
export async function sweepNightly(
  pool: Pool,
  settings: Settings,
  { erasePersonForGood }: Pick<Product, 'erasePersonForGood'>,
): Promise<void> {
  const { revisionDays } = settings.retention
  await runAllSteps([
    ['tệp không có dòng', async () => sweepUploads(pool, await openStorage(settings))],
    ['REVISION_DAYS', () => thinRevisions(pool, revisionDays)],
    ['TRASH_DAYS', () => emptyTrash(pool, settings, erasePersonForGood)],
  ])
}

/** Number of log lines changed in one transaction, and maximum number of such transactions per hour. */
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

/** Number of long texts kept for a row; further ones are deleted once they are a day old. */
const WHOLE_REVISIONS = 50

/** Deletes long texts of old revisions; the log still tells who changed them, and how they began. */
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
