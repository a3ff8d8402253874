import { postmasterOf } from './parts/cpu.ts'
import { startProduct } from './parts/product.ts'
import type { Product } from './parts/product.ts'
import { codesToScan, costOfScan } from './parts/scan-load.ts'

/**
 * Cost of ten years of data: processor time of PostgreSQL per scan with 13 months of scans and with 124, in turns,
 * and the disk space of a million scans, by table and index.
 */
const MONTHS = { 'a year': 13, 'ten years': 124 }
const AIM = 1.5
const SCANS = 1_500
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
/** Scans written to measure their disk space, which is then scaled to a million. */
const ROWS = Number(process.env['ROWS'] ?? 300_000)

type Name = keyof typeof MONTHS
const names = Object.keys(MONTHS) as Name[]

async function startWith(months: number) {
  const product = await startProduct({ SEED: 'demo', TRUSTED_PROXIES: '127.0.0.1' })
  await product.sql`select ensure_scan_months((now() - make_interval(months => ${months - 3}))::date, now()::date)`
  const [count] = await product.sql<{ months: number }[]>`
    select count(*)::int as months from pg_inherits where inhparent = 'scan_statistics'::regclass`
  return {
    ...product,
    codes: await codesToScan(product),
    months: count!.months,
    postmaster: await postmasterOf(product.database),
  }
}

type Started = Product & Awaited<ReturnType<typeof startWith>>
const products = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await startWith(MONTHS[name])] as const)),
) as Record<Name, Started>
console.log(names.map((name) => `${name}: ${products[name].months} partitions`).join(', '))

const costs: Record<Name, number[]> = { 'a year': [], 'ten years': [] }
// Both databases are in one PostgreSQL: one is loaded at a time.
for (let round = 0; round <= ROUNDS; round++)
  for (const name of names) {
    // Scans are sent one at a time, so that none shares its cost with others.
    const { postgres } = await costOfScan(products[name], 1, SCANS)
    if (round > 0) costs[name].push(postgres)
  }
const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const [year, decade] = [middle(costs['a year']), middle(costs['ten years'])]
console.log(
  `a scan: ${year.toFixed(2)} ms of PostgreSQL with ${products['a year'].months} partitions, ${decade.toFixed(2)} with ${products['ten years'].months}`,
)
console.log(`${decade <= AIM * year ? '✔' : '✖'} ${(decade / year).toFixed(2)} × after ten years; the aim is ${AIM}`)
if (decade > AIM * year) process.exitCode = 1

const { sql } = products['a year']
await sql`vacuum analyze scan_statistics`
const sizes = () => sql<{ what: string; bytes: number }[]>`
  select coalesce(regexp_replace(pi.relname, '^scan_statistics_', ''), 'rows') as what, sum(pg_relation_size(c.oid))::float8 as bytes
  from pg_inherits i join pg_class t on t.oid = i.inhrelid
    cross join lateral (
      select t.oid, null::oid as parent union all
      select x.indexrelid, h.inhparent from pg_index x join pg_inherits h on h.inhrelid = x.indexrelid where x.indrelid = t.oid) c
    left join pg_class pi on pi.oid = c.parent
  where i.inhparent = 'scan_statistics'::regclass group by 1`
const before = new Map((await sizes()).map(({ what, bytes }) => [what, bytes]))
// Copies scans that the product wrote, with other labels, devices and moments of this month.
await sql`
  insert into scan_statistics (scanned_at, code, trace_id, stamp_id, stamp_code_id, manufacture_id, product_id, result, channel, device,
    network, ip_hash, latitude, longitude, province_id, ward_id, device_type, os, browser, is_first)
  select date_trunc('month', now()) + n * interval '2 seconds', upper(substr(md5('code' || n / 3), 1, 13)), s.trace_id, s.stamp_id, n / 3, s.manufacture_id, s.product_id,
    s.result, s.channel, substr(md5('device' || n) || md5('more' || n), 1, length(s.device)), substr(md5('network' || n / 2) || md5('more' || n), 1, length(s.network)),
    substr(md5('ip' || n) || md5('more' || n), 1, length(s.ip_hash)), s.latitude, s.longitude, s.province_id, s.ward_id, s.device_type, s.os, s.browser, n % 3 = 0
  from (select *, row_number() over (order by id desc) as place, count(*) over () as of from (
      select * from scan_statistics where stamp_code_id is not null order by id desc limit 500) last) s
    join generate_series(1, ${ROWS}::int) n on n % s.of + 1 = s.place order by n`
const took = (await sizes()).map(({ what, bytes }) => ({
  what,
  'MB a million': Math.round((bytes - (before.get(what) ?? 0)) / ROWS),
}))
console.table(took.toSorted((a, b) => b['MB a million'] - a['MB a million']))
console.log(`${took.reduce((sum, each) => sum + each['MB a million'], 0)} MB a million scans`)

for (const name of names) await products[name].stop()
