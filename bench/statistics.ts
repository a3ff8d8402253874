import { performance } from 'node:perf_hooks'
import { consumed, postmasterOf } from './parts/cpu.ts'
import { startProduct } from './parts/product.ts'

/**
 * What the figures of scans cost after ten years of scans, by their number. They are read from the sums by day, which
 * are laid down here as the product's own counting leaves them: a row for a day, product, province and result.
 */
const SIZES = (process.env['SIZES'] ?? '100000,1000000,10000000').split(',').map(Number)
const DAYS = 3_652
/** Different products, provinces and results that are scanned on one day. */
const MOST_A_DAY = 400
const TIMES = 40
const AIM = 50

const { sql, url, token } = await startProduct({ SEED: 'demo' })
const postmaster = await postmasterOf(process.env['TEST_DATABASE_URL']!)

/** Sums of so many scans, spread over all days alike. */
async function fill(scans: number): Promise<number> {
  await sql`truncate scan_days, scan_places`
  const rows = Math.min(MOST_A_DAY, Math.ceil(scans / DAYS))
  const each = Math.ceil(scans / DAYS / rows)
  const kinds = sql`
    select p.manufacture_id, p.id as product_id, pr.id as province_id, r.result
    from products p, (select id from provinces order by id limit 34) pr, unnest(array['valid', 'expired']) r(result)
    where p.approval_status = 'approved' order by p.id % 7, pr.id, p.id limit ${rows}`
  const days = sql`generate_series(now()::date - ${DAYS - 1}::int, now()::date, '1 day') d`
  await sql`
    insert into scan_days (day, manufacture_id, product_id, province_id, channel, result, count)
    select d::date, manufacture_id, product_id, province_id, 'web', result, ${each}::int from ${days}, (${kinds}) k`
  await sql`
    insert into scan_places (day, manufacture_id, product_id, province_id, ward_id, square_lat, square_lng, count)
    select d::date, manufacture_id, product_id, province_id, 0, 100 + product_id % 10, 500 + province_id % 10, ceil(${each}::int / 20.0)
    from generate_series(now()::date - 30, now()::date, '1 day') d, (${kinds}) k where result = 'valid'`
  await sql`vacuum analyze scan_days, scan_places`
  const [counted] = await sql<{ sum: number }[]>`select sum(count)::int as sum from scan_days`
  return counted!.sum
}

const table: Record<string, Record<string, number | string>> = {}
for (const size of SIZES) {
  const scans = await fill(size)
  for (const [name, path] of Object.entries({
    'thirty days, all': 'summary',
    'thirty days, one product': 'summary?product_id=1',
    'the map': 'places',
  })) {
    const waits: number[] = []
    const before = consumed(postmaster).cpu
    for (let time = 0; time < TIMES; time++) {
      const from = performance.now()
      const reply = await fetch(`${url}/api/admin/scan-statistics/${path}`, { headers: { authorization: token } })
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
      await reply.arrayBuffer()
      waits.push(performance.now() - from)
    }
    const median = waits.toSorted((a, b) => a - b)[TIMES / 2]!
    table[`${scans} scans: ${name}`] = {
      'ms, median': `${median < AIM ? '✔' : '✖'} ${median.toFixed(1)}`,
      'ms of PostgreSQL': Number((((consumed(postmaster).cpu - before) / TIMES) * 1_000).toFixed(1)),
    }
  }
}
console.table(table)
process.exit()
