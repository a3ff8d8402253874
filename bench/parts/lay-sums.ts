import type postgres from '@trace/postgres'
import type { Day } from './seasons.ts'

/** Scans that are made up by one statement. */
const TOGETHER = 3_000_000

/** So many products of a platform with so many scans: ten times the scans come with three times the products. */
export const productsFor = (scans: number): number => Math.round(300 * Math.sqrt(scans / 1_000_000))

/** As many approved products as that, of all producers; those of the demo province among them. */
export async function layProducts(sql: postgres.Sql, count: number): Promise<void> {
  await sql`
    insert into products (code, name, slug, manufacture_id, product_group_id, product_unit_id, price, images, approval_status)
    select 'SX-' || n, 'Sản phẩm số ' || n, 'san-pham-so-' || n, f.id, 1 + n % 11, 1 + n % 15, n, '[]', 'approved'
    from generate_series((select count(*) from products where approval_status = 'approved') + 1, ${count}::int) n
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as of from manufactures
        where deleted_at is null and approval_status = 'approved') f on f.place = n % f.of`
}

/**
 * Lays down the sums of the scans of these days as the product's own counting leaves them. The product of a scan and its
 * province follow Zipf: the second is scanned some half as often as the first, the tenth some tenth as often.
 */
export async function laySums(sql: postgres.Sql, days: Day[], products: number): Promise<void> {
  await sql`truncate scan_days, scan_totals, scan_places`
  let some: Day[] = []
  for (const [place, day] of days.entries()) {
    some.push(day)
    if (some.reduce((sum, { scans }) => sum + scans, 0) < TOGETHER && place < days.length - 1) continue
    await sql`
      with goods as (
        select id, manufacture_id, row_number() over (order by id % 7, id) as rank from products where approval_status = 'approved'),
      towns as (select id, row_number() over (order by code <> '22', id) as rank from provinces limit 34),
      scans as (
        select d.day, floor(power(${products}::int + 1, random())) as product, floor(power(35, random())) as town, random() as result, random() as way
        from unnest(${some.map(({ day: of }) => of)}::date[], ${some.map(({ scans }) => scans)}::int[]) d(day, scans), generate_series(1, d.scans))
      insert into scan_days (day, manufacture_id, product_id, province_id, channel, result, count, suspicious)
      select s.day, g.manufacture_id, g.id, t.id, case when way < 0.95 then 'web' else 'app' end,
        case when result < 0.93 then 'valid' when result < 0.97 then 'suspect' when result < 0.99 then 'expired' else 'recalled' end,
        count(*), count(*) filter (where result between 0.93 and 0.97)
      from scans s join goods g on g.rank = s.product join towns t on t.rank = s.town group by 1, 2, 3, 4, 5, 6`
    some = []
  }
  await addUp(sql)
}

/** What is kept beside the sums of days, from which it follows. */
export async function addUp(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into scan_totals (day, product_id, province_id, result, count, suspicious)
    select day, coalesce(product_id, 0), coalesce(province_id, 0), coalesce(result, ''), sum(count), sum(suspicious)
    from scan_days group by grouping sets ((day), (day, product_id), (day, province_id), (day, result))`
  // One scan in ten tells its place, among some hundred communes and squares.
  await sql`
    insert into scan_places (day, manufacture_id, product_id, province_id, ward_id, square_lat, square_lng, count)
    select day, manufacture_id, product_id, province_id, 0, 100 + product_id % 10, 500 + province_id % 34, ceil(sum(count) / 10.0)
    from scan_days where day > now()::date - 31 group by 1, 2, 3, 4 having sum(count) >= 10 or product_id % 10 = 0`
  await sql`vacuum analyze scan_days, scan_totals, scan_places`
}
