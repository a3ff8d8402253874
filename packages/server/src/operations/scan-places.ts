import { needs, scanStatistics } from '@trace/domain'
import { joined } from '../database/connect.ts'
import { operation } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { within } from '../store/scope.ts'

const MOST_PLACES = 200

/** Where labels were scanned in the last thirty days: by commune, else by province, else by squares of a fifth of a degree: never by the single scan. */
const places = operation({
  method: 'GET', path: '/api/admin/scan-statistics/places', needs: needs(scanStatistics, 'list'), input: {},
  summary: 'Số lượt quét 30 ngày theo địa điểm',
  async run({ query, store: { sql, reach } }) {
    const only = ['manufacture_id', 'product_id', 'province_id'].filter((name) => /^\d{1,9}$/.test(query[name] ?? ''))
    const narrowed = joined(sql, only.map((name) => sql`and ${sql(`t.${name}`)} = ${query[name]!}::int`))
    const entries = await sql`
      select w.id as ward_id, coalesce(w.name, q.name) as name, p.count, p.suspicious,
        coalesce(w.centroid_lat, p.latitude)::float as latitude, coalesce(w.centroid_lng, p.longitude)::float as longitude
      from (
        select t.ward_id, t.province_id, count(*)::int as count, count(*) filter (where t.is_suspicious)::int as suspicious,
          round(avg(t.latitude), 2) as latitude, round(avg(t.longitude), 2) as longitude
        from scan_statistics t
        where t.scanned_at > now() - interval '30 days' and t.deleted_at is null and t.latitude is not null
          and ${within(sql, scanStatistics, reach, 'read')} ${narrowed}
        group by t.ward_id, t.province_id, case when t.province_id is null then (round(t.latitude * 5), round(t.longitude * 5)) end
      ) p left join wards w on w.id = p.ward_id left join provinces q on q.id = p.province_id
      order by p.count desc, name limit ${MOST_PLACES}`
    return { entries }
  },
})

export const scanPlaceOperations: Operation[] = [places]
