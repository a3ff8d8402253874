import { needs, scanStatistics, today } from '@trace/domain'
import { joined } from '../../ports/postgres/connect.ts'
import { operation } from '../../engine/calls/operation-by-hand.ts'
import type { Operation } from '../../engine/operation.ts'

const MOST_PLACES = 200

/** Figures of places are kept for as long as they are shown. */
export const PLACE_DAYS = 30

/** Where labels were scanned in the last thirty days: by commune, else by squares of a fifth of a degree: never by the single scan. */
const places = operation({
  method: 'GET',
  path: '/api/admin/scan-statistics/places',
  needs: needs(scanStatistics, 'list'),
  input: {},
  summary: 'Số lượt quét 30 ngày theo địa điểm',
  async run({ query, store: { sql, sums } }) {
    const only = ['manufacture_id', 'product_id', 'province_id'].filter((name) => /^\d{1,9}$/.test(query[name] ?? ''))
    const narrowed = joined(
      sql,
      only.map((name) => sql`and ${sql(`t.${name}`)} = ${query[name]!}::int`),
    )
    const entries = await sql`
      select w.id as ward_id, w.name, p.count, p.suspicious,
        coalesce(w.centroid_lat, p.square_lat / 5.0)::float as latitude, coalesce(w.centroid_lng, p.square_lng / 5.0)::float as longitude
      from (
        select ward_id, square_lat, square_lng, sum(count)::int as count, sum(suspicious)::int as suspicious from ${sums(scanStatistics, 'scan_places')} t
        where day > ${today()}::date - ${PLACE_DAYS}::int ${narrowed}
        group by 1, 2, 3 having sum(count) > 0
      ) p left join wards w on w.id = p.ward_id
      where p.ward_id = 0 or w.centroid_lat is not null order by p.count desc, w.name limit ${MOST_PLACES}`
    return { entries }
  },
})

export const scanPlaceOperations: Operation[] = [places]
