import { isDeepStrictEqual } from 'node:util'
import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import type { Row } from '@trace/define/resource.ts'
import { judgePlace } from '@trace/define/geo/boundary-place.ts'
import type { Place } from '@trace/define/geo/travel.ts'
import type { Readable } from '@trace/platform/operation/body.ts'
import type { Store } from '@trace/platform/store/store.ts'

/** The map counts as complete if the centres of this share of communes are known. */
const NEARLY_ALL = 0.9

interface Known {
  ward: string
  province: string
  own: Place | null
  communes: Place[]
  total: number
}

type Where = Readable<Pick<Row<typeof materialAreas>, 'boundary' | 'ward_id'>>

/** Checks whether a boundary lies near the commune of its area. If neither has changed, a problem becomes a warning. */
export async function judgedPlace(
  { sql }: Store,
  { boundary, ward_id }: Where,
  before: Where = {},
): Promise<{ problem: string | null; warning: string | null }> {
  if (!boundary || !ward_id) return { problem: null, warning: null }
  const [known] = await sql<Known[]>`
    select w.name as ward, p.name as province, (
        select jsonb_build_object('latitude', w.centroid_lat, 'longitude', w.centroid_lng) where w.centroid_lat is not null) as own,
      coalesce((
        select jsonb_agg(jsonb_build_object('latitude', c.centroid_lat, 'longitude', c.centroid_lng)) from wards c
        where c.province_id = p.id and c.system = '2025' and c.centroid_lat is not null), '[]') as communes,
      (select count(*)::int from wards c where c.province_id = p.id and c.system = '2025') as total
    from wards w join provinces p on p.id = w.province_id where w.id = ${ward_id}`
  if (!known) return { problem: null, warning: null }
  const { total, ...around } = known
  const { problem, warning } = judgePlace(boundary, {
    ...around,
    isWhole: around.communes.length >= total * NEARLY_ALL,
  })
  const isKnown = ward_id === before.ward_id && isDeepStrictEqual(boundary, before.boundary)
  return isKnown ? { problem: null, warning: problem ?? warning } : { problem, warning }
}
