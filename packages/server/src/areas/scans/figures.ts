import type { Place } from '@trace/define/geo/travel.ts'
import type { countedResults } from '@trace/domain/areas/scans/scan-results.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'

/** Result under which scans of unknown codes are summed, which are kept nowhere else. */
export const UNKNOWN = 'unknown' satisfies keyof typeof countedResults

/** The columns of a scan that go into the figures. */
interface SummedFigure {
  at: Date
  manufacture_id?: number | null | undefined
  product_id?: number | null | undefined
  province_id?: number | null | undefined
  ward_id?: number | null | undefined
  place: Place | null
  channel: string | null
  result: string
}

/**
 * Scan counts per day, place, product and result, as summed in `scan_days`, `scan_totals` and `scan_places`. 0 stands
 * for none.
 */
export interface Figure {
  day: string
  manufacture_id: number
  product_id: number
  province_id: number
  ward_id: number
  /**
   * Whether the scan had a position. Outside all communes, the next two fields hold its grid square of a fifth of a
   * degree.
   */
  is_placed: boolean
  square_lat: number
  square_lng: number
  channel: string
  result: string
  count: number
  suspicious: number
}

export function figureOf(
  { at, manufacture_id, product_id, province_id, ward_id, place, channel, result }: SummedFigure,
  count: number,
  suspicious: number,
): Figure {
  const square = ward_id ? null : place
  return {
    day: today(at),
    manufacture_id: manufacture_id ?? 0,
    product_id: product_id ?? 0,
    province_id: province_id ?? 0,
    ward_id: ward_id ?? 0,
    is_placed: place !== null,
    square_lat: fifths(square?.latitude),
    square_lng: fifths(square?.longitude),
    channel: channel ?? 'web',
    result,
    count,
    suspicious,
  }
}

/**
 * Grid index of a coordinate, rounded first to four decimals, as it is stored, so that a scan is later subtracted
 * from the same square.
 */
const fifths = (degrees = 0): number => Math.round(Number(degrees.toFixed(4)) * 5)

/** Adds to the daily figures, or subtracts from them. */
export async function addFigures(sql: Sql, figures: Figure[]): Promise<void> {
  await addingToDays(sql, figures)
  await addingToTotals(sql, figures)
  await addingToPlaces(sql, figures)
}

export const addingToDays = (sql: Sql, figures: Figure[]) => sql`
  insert into scan_days as d (day, manufacture_id, product_id, province_id, channel, result, count, suspicious)
  select day, manufacture_id, product_id, province_id, channel, result, sum(count), sum(suspicious)
  from json_populate_recordset(null::scan_days, ${figures as never}::json) group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (day, manufacture_id, product_id, province_id, channel, result)
    do update set count = d.count + excluded.count, suspicious = d.suspicious + excluded.suspicious`

/**
 * Totals of a day for one dimension each: all scans, a product, a province, or a result. Scans of unknown codes count
 * only under their result.
 */
export const addingToTotals = (sql: Sql, figures: Figure[]) => sql`
  insert into scan_totals as t (day, product_id, province_id, result, count, suspicious)
  select day, coalesce(product_id, 0) as product_id, coalesce(province_id, 0) as province_id, coalesce(result, '') as result,
    coalesce(case when grouping(f.result) = 0 then sum(count) else sum(count) filter (where f.result <> ${UNKNOWN}) end, 0), sum(suspicious)
  from json_populate_recordset(null::scan_days, ${figures as never}::json) f
  group by grouping sets ((f.day), (f.day, f.product_id), (f.day, f.province_id), (f.day, f.result))
  having coalesce(f.product_id, 1) > 0 and coalesce(f.province_id, 1) > 0 order by 1, 2, 3, 4
  on conflict (day, product_id, province_id, result)
    do update set count = t.count + excluded.count, suspicious = t.suspicious + excluded.suspicious`

export const addingToPlaces = (sql: Sql, figures: Figure[]) => sql`
  insert into scan_places as p (day, manufacture_id, product_id, province_id, ward_id, square_lat, square_lng, count, suspicious)
  select day, manufacture_id, product_id, province_id, ward_id, square_lat, square_lng, sum(count), sum(suspicious)
  from json_populate_recordset(null::scan_places, ${figures.filter(({ is_placed }) => is_placed) as never}::json)
  group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
  on conflict (day, manufacture_id, product_id, province_id, ward_id, square_lat, square_lng)
    do update set count = p.count + excluded.count, suspicious = p.suspicious + excluded.suspicious`
