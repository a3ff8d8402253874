import type { Place } from '@trace/domain'
import { kilometresBetween } from '@trace/domain'
import type { Sql } from '../../ports/postgres/connect.ts'
import type { Area } from './judge-scans.ts'

interface Ward extends Place, Area {
  ward_id: number
}

/** Maximum distance from a commune's centre, in kilometres; farther away, the place belongs to no commune. */
const MOST_KILOMETRES = 40
const LIFETIME = 600_000

const kept = new WeakMap<Sql, { at: number; wards: Promise<Ward[]> }>()

/** The commune whose centre is nearest to a place; null when none is within the maximum distance. */
export async function areaOf(sql: Sql, place: Place | null): Promise<Area | null> {
  if (!place) return null
  let nearest: Ward | null = null
  let least = MOST_KILOMETRES
  for (const ward of await wardsOf(sql)) {
    const kilometres = kilometresBetween(ward, place)
    if (kilometres < least) [nearest, least] = [ward, kilometres]
  }
  return nearest && { ward_id: nearest.ward_id, province_id: nearest.province_id, name: nearest.name }
}

/** Cache of communes for some minutes: boundaries change once in years. */
function wardsOf(sql: Sql): Promise<Ward[]> {
  const known = kept.get(sql)
  if (known && Date.now() - known.at < LIFETIME) return known.wards
  const wards = sql<Ward[]>`
    select w.id as ward_id, w.province_id, coalesce(p.short_name, p.name) as name,
      w.centroid_lat as latitude, w.centroid_lng as longitude
    from wards w join provinces p on p.id = w.province_id
    where w.system = '2025' and w.centroid_lat is not null and w.centroid_lng is not null`.then((rows) => [...rows])
  kept.set(sql, { at: Date.now(), wards })
  wards.catch(() => kept.delete(sql))
  return wards
}
