import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import type { Values } from '@trace/define/field.ts'
import { decimal, integer, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { always, many } from '@trace/platform/operation/answers.ts'
import { concatSql } from '@trace/platform/ports/postgres/connect.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unvalidated } from '@trace/platform/operation/query.ts'
import type { ReadQuery } from '@trace/platform/operation/query.ts'
import { operation } from '@trace/platform/operation/operation.ts'

const MOST_PLACES = 200

/** Retention of figures by place, in days: as long as they are shown. */
export const PLACE_DAYS = 30

/** Filters of scan figures; invalid ids are ignored. */
export const narrowing = unvalidated({
  manufacture_id: integer('Mã cơ sở'),
  product_id: integer('Mã sản phẩm'),
  province_id: integer('Mã tỉnh'),
})

const names = ['manufacture_id', 'product_id', 'province_id'] as const

const namesIn = (query: ReadQuery<typeof narrowing>) => names.filter((name) => /^\d{1,9}$/.test(query[name] ?? ''))

export const isNarrowed = (query: ReadQuery<typeof narrowing>): boolean => namesIn(query).length > 0

export const narrowedBy = (sql: Sql, query: ReadQuery<typeof narrowing>): Fragment =>
  concatSql(
    sql,
    namesIn(query).map((name) => sql`and ${sql(`t.${name}`)} = ${query[name]!}::int`),
  )

const place = {
  ward_id: integer('Mã xã'),
  name: text('Tên xã hoặc tỉnh'),
  count: integer('Lượt quét', always),
  suspicious: integer('Nghi vấn', always),
  latitude: decimal('Vĩ độ', always),
  longitude: decimal('Kinh độ', always),
}

/**
 * Scan map of the last thirty days: by commune, elsewhere by grid squares of a fifth of a degree; never single scans
 * (privacy).
 */
const places = operation({
  method: 'GET',
  path: '/api/admin/scan-statistics/places',
  fromReplica: true,
  needs: needs(scanStatistics, 'list'),
  query: narrowing,
  answers: many(place),
  summary: 'Số lượt quét 30 ngày theo địa điểm',
  async run({ query, store: { sql, sums } }) {
    const entries = await sql<Values<typeof place>[]>`
      select w.id as ward_id, w.name, p.count, p.suspicious,
        coalesce(w.centroid_lat, p.square_lat / 5.0)::float as latitude, coalesce(w.centroid_lng, p.square_lng / 5.0)::float as longitude
      from (
        select ward_id, square_lat, square_lng, sum(count)::int as count, sum(suspicious)::int as suspicious from ${sums(scanStatistics, 'scan_places')} t
        where day > ${today()}::date - ${PLACE_DAYS}::int ${narrowedBy(sql, query)}
        group by 1, 2, 3 having sum(count) > 0
      ) p left join wards w on w.id = p.ward_id
      where p.ward_id = 0 or w.centroid_lat is not null order by p.count desc, w.name limit ${MOST_PLACES}`
    return { entries }
  },
})

export const scanPlaceOperations = [places]
