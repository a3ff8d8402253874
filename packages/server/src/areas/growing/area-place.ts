import { isDeepStrictEqual } from 'node:util'
import { judgePlace } from '@trace/domain'
import type { materialAreas, Place, Row } from '@trace/domain'
import { refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'

/** The share of communes with a known centre from which the map counts as complete. */
const NEARLY_ALL = 0.9

interface Known {
  ward: string
  province: string
  own: Place | null
  communes: Place[]
  total: number
}

type Where = Partial<Pick<Row<typeof materialAreas>, 'boundary' | 'ward_id'>>

/**
 * Refuses a boundary that cannot be where its area says, and returns warnings about doubtful ones. For an unchanged
 * boundary, errors become warnings too.
 */
export async function checkPlace(
  { sql }: Store,
  { boundary, ward_id }: Where,
  before: Where = {},
): Promise<string | null> {
  if (!boundary) return null
  const [known] = await sql<Known[]>`
    select w.name as ward, p.name as province, (
        select jsonb_build_object('latitude', w.centroid_lat, 'longitude', w.centroid_lng) where w.centroid_lat is not null) as own,
      coalesce((
        select jsonb_agg(jsonb_build_object('latitude', c.centroid_lat, 'longitude', c.centroid_lng)) from wards c
        where c.province_id = p.id and c.system = '2025' and c.centroid_lat is not null), '[]') as communes,
      (select count(*)::int from wards c where c.province_id = p.id and c.system = '2025') as total
    from wards w join provinces p on p.id = w.province_id where w.id = ${ward_id!}`
  const { total, ...around } = known!
  const { problem, warning } = judgePlace(boundary, {
    ...around,
    isWhole: around.communes.length >= total * NEARLY_ALL,
  })
  const isKnown = ward_id === before.ward_id && isDeepStrictEqual(boundary, before.boundary)
  if (problem && !isKnown) throw refuseField('boundary', problem)
  return problem ?? warning
}
