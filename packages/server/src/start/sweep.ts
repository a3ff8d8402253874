import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { today } from '@trace/domain/text/dates.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { openStorage } from '../ports/files/storage.ts'
import { sweepMedia } from '../engine/files/sweep-media.ts'
import { sweepMade, sweepUploads } from '../engine/files/sweep-unnamed.ts'
import { forgetWorkbooks } from '../engine/jobs/clear-workbooks.ts'
import { emptyTrash } from './empty-trash.ts'
import { dropOldScans, forgetPlaces, judgeLabels, PLACE_DAYS } from '../areas/scans/index.ts'
import type { Retention } from '../ports/settings/retention-settings.ts'
import type { Settings } from '../ports/settings/settings.ts'

/** Hourly: judges labels by the day that counts since midnight, then cleans up: used links with their files, old jobs, sessions, idempotency keys, tries, figures, and what is past the time that the settings keep it. */
export async function sweep(pool: Pool, settings: Settings): Promise<void> {
  const { jobDays, orphanDays, scanYears } = settings.retention
  await judgeLabels(pool)
  const storage = await openStorage(settings)
  await pool`delete from one_use_links where expires_at < now() - interval '1 day'`
  await pool`delete from jobs where finished_at < now() - make_interval(days => ${jobDays}::int)`
  await forgetWorkbooks(pool)
  await sweepMade(pool, storage)
  await sweepMedia(pool, storage, orphanDays)

  await pool`delete from account_usage where day < now() - interval '30 days'`
  await pool`delete from sessions where expires_at < now() - interval '1 day'`
  await pool`delete from notices where told_at < now() - interval '90 days'`
  await pool`delete from told_expiries where day < now() - interval '1 year'`
  await pool`delete from password_resets where expires_at < now() - interval '1 day'`
  await pool`delete from idempotency_keys where created_at < now() - interval '1 day'`
  await pool`delete from throttle where until < now()`
  await pool`delete from scan_places where day <= ${today()}::date - ${PLACE_DAYS}::int`
  await forgetPlaces(pool)
  await forgetLog(pool, settings.retention)
  await dropOldScans(pool, scanYears)
  if (!settings.smtpUrl) await dropOldMails(join(settings.dataDir, 'mail'), settings.retention.mailDays)
}

/** At night, as it reads all files and whole tables: deletes uploads without a row, thins long texts, empties the trash. */
export async function sweepNightly(pool: Pool, settings: Settings): Promise<void> {
  await sweepUploads(pool, await openStorage(settings))
  await thinRevisions(pool, settings.retention.revisionDays)
  await emptyTrash(pool, settings, settings.retention.trashDays)
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
