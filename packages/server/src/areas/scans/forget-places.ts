import { PLACE_LIFETIME_DAYS } from '@trace/domain/areas/scans/clone-evidence.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

const PART = 1_000
/** Parts of one sweep; what is left waits for the next. */
const MOST_PARTS = 100

/**
 * Removes places and networks from scans, and places from the evidence of labels, once they are too old; the province
 * stays.
 */
export async function forgetPlaces(pool: Pool): Promise<void> {
  await pool`delete from scan_networks where seen_on < current_date - ${PLACE_LIFETIME_DAYS}::int`
  for (let part = 0; part < MOST_PARTS; part++) if ((await forgetPart(pool)) < PART) return
}

async function forgetPart(pool: Pool): Promise<number> {
  const since = new Date(Date.now() - PLACE_LIFETIME_DAYS * 86_400_000)
  const [row] = await unscoped(pool, 'places are forgotten whoever may see the scan')<{ count: number }[]>`
    with old as (
      select id, scanned_at, stamp_code_id from scan_statistics
      where scanned_at < ${since.toISOString()}::timestamptz and (latitude is not null or network is not null)
      order by scanned_at limit ${PART} for update skip locked),
    scans as (
      update scan_statistics s set latitude = null, longitude = null, ward_id = null, network = null
      from old where s.id = old.id and s.scanned_at = old.scanned_at),
    labels as (
      update stamp_codes c set evidence = jsonb_set(c.evidence::jsonb, '{witnesses}', (
        select coalesce(jsonb_agg(
          case when (w->>'placed')::int < ${Math.floor(since.getTime() / 60_000)}::int then w - 'place' - 'placed' else w end order by n), '[]')
        from jsonb_array_elements((c.evidence->'witnesses')::jsonb) with ordinality as e(w, n)))
      where c.id in (select stamp_code_id from old))
    select count(*)::int as count from old`
  return row!.count
}
