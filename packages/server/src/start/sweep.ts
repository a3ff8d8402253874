import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { today } from '@trace/domain'
import type { Pool } from '../ports/postgres/connect.ts'
import { openStorage } from '../ports/files/storage.ts'
import { sweepMedia } from '../engine/files/sweep-media.ts'
import { dropOldScans, forgetPlaces, judgeLabels, PLACE_DAYS } from '../areas/scans/index.ts'
import type { Retention } from '../ports/settings/retention-settings.ts'
import type { Settings } from '../ports/settings/settings.ts'

/** Hourly: judges labels by the day that counts since midnight, then cleans up: used links with their files, old jobs, sessions, idempotency keys, tries, figures, and what is past the time that the settings keep it. */
export async function sweep(pool: Pool, settings: Settings): Promise<void> {
  const { jobDays, orphanDays, scanYears } = settings.retention
  await judgeLabels(pool)
  const storage = await openStorage(settings)
  const links = await pool<{ path: string }[]>`
    delete from one_use_links where expires_at < now() - interval '1 day' returning path`
  const jobs = await pool<{ paths: (string | null)[] }[]>`
    delete from jobs where finished_at < now() - make_interval(days => ${jobDays}::int)
    returning array[result->'file'->>'path', input->>'path'] as paths`
  const kept = await pool<{ path: string }[]>`select result->'file'->>'path' as path from jobs where result ? 'file'`
  const needed = new Set(kept.map(({ path }) => path))
  const spent = new Set([...links.map(({ path }) => path), ...jobs.flatMap(({ paths }) => paths)])
  for (const path of spent) if (path?.startsWith('made/') && !needed.has(path)) await storage.remove(path)

  await sweepMedia(pool, storage, orphanDays)

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

async function dropOldMails(folder: string, days: number): Promise<void> {
  const since = new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(':', '-')
  const names = await readdir(folder).catch(() => [])
  // A name begins with the moment of its mail.
  for (const name of names) if (name.endsWith('.eml') && name < since) await rm(join(folder, name), { force: true })
}
