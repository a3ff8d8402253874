import { today } from '@trace/domain'
import type { Pool } from '../ports/postgres/connect.ts'
import { openStorage } from '../ports/files/storage.ts'
import { sweepMedia } from '../engine/files/sweep-media.ts'
import { forgetPlaces, PLACE_DAYS } from '../areas/scans/index.ts'
import type { Settings } from '../ports/settings/settings.ts'

/** Hourly cleanup: used links with their files, old jobs, sessions, idempotency keys, tries and figures. */
export async function sweep(pool: Pool, settings: Settings): Promise<void> {
  const storage = await openStorage(settings)
  const links = await pool<{ path: string }[]>`
    delete from one_use_links where expires_at < now() - interval '1 day' returning path`
  const jobs = await pool<{ paths: (string | null)[] }[]>`
    delete from jobs where finished_at < now() - interval '30 days'
    returning array[result->'file'->>'path', input->>'path'] as paths`
  const kept = await pool<{ path: string }[]>`select result->'file'->>'path' as path from jobs where result ? 'file'`
  const needed = new Set(kept.map(({ path }) => path))
  const spent = new Set([...links.map(({ path }) => path), ...jobs.flatMap(({ paths }) => paths)])
  for (const path of spent) if (path?.startsWith('made/') && !needed.has(path)) await storage.remove(path)

  await sweepMedia(pool, storage)

  await pool`delete from sessions where expires_at < now() - interval '1 day'`
  await pool`delete from notices where told_at < now() - interval '90 days'`
  await pool`delete from told_expiries where day < now() - interval '1 year'`
  await pool`delete from password_resets where expires_at < now() - interval '1 day'`
  await pool`delete from idempotency_keys where created_at < now() - interval '1 day'`
  await pool`delete from throttle where until < now()`
  await pool`delete from scan_places where day <= ${today()}::date - ${PLACE_DAYS}::int`
  await forgetPlaces(pool)
}
