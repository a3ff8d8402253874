import { kilometresBetween } from '@trace/define/geo/travel.ts'
import type { Place } from '@trace/define/geo/travel.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { AdministrativeArea } from './judge-scans.ts'
import { provinceTowns } from './province-towns.ts'

interface Known extends Place, AdministrativeArea {
  /** Maximum distance in kilometres at which a place counts as lying in this area. */
  most: number
}

const WARD_KILOMETRES = 40
const TOWN_KILOMETRES = 150
const LIFETIME = 600_000

const kept = new WeakMap<Sql, { at: number; areas: Promise<Known[]> }>()

/**
 * The commune in which a place lies, or only its province where no centres of communes are known: that of the nearest
 * known point. Null if none is near enough.
 */
export async function areaOf(sql: Sql, place: Place | null): Promise<AdministrativeArea | null> {
  if (!place) return null
  let nearest: Known | null = null
  let least = Infinity
  for (const area of await areasOf(sql)) {
    const kilometres = kilometresBetween(area, place)
    if (kilometres < Math.min(least, area.most)) [nearest, least] = [area, kilometres]
  }
  return nearest && { ward_id: nearest.ward_id, province_id: nearest.province_id, name: nearest.name }
}

/** Cache of communes and towns for some minutes: boundaries change once in years. */
function areasOf(sql: Sql): Promise<Known[]> {
  const known = kept.get(sql)
  if (known && performance.now() - known.at < LIFETIME) return known.areas
  const [codes, latitudes, longitudes] = [0, 1, 2].map((column) => provinceTowns.map((town) => String(town[column])))
  const areas = sql<Known[]>`
    select w.id as ward_id, w.province_id, coalesce(p.short_name, p.name) as name,
      w.centroid_lat as latitude, w.centroid_lng as longitude, ${WARD_KILOMETRES}::int as most
    from wards w join provinces p on p.id = w.province_id
    where w.system = '2025' and w.centroid_lat is not null and w.centroid_lng is not null
    union all
    select null, p.id, coalesce(p.short_name, p.name), t.latitude, t.longitude, ${TOWN_KILOMETRES}::int
    from unnest(${codes!}::text[], ${latitudes!}::float[], ${longitudes!}::float[]) as t(code, latitude, longitude)
      join provinces p on p.code = t.code and p.system = '2025'
    where not exists (select from wards w where w.province_id = p.id and w.system = '2025' and w.centroid_lat is not null)`.then(
    (rows) => [...rows],
  )
  kept.set(sql, { at: performance.now(), areas })
  areas.catch(() => kept.delete(sql))
  return areas
}
