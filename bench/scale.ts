import { consumed, postmasterOf } from './parts/cpu.ts'
import { addUp, layProducts, laySums, productsFor } from './parts/lay-sums.ts'
import { startProduct } from './parts/product.ts'
import { waitsInQueue } from './parts/queue.ts'
import { codesToScan, costOfScan } from './parts/scan-load.ts'
import { busiestMinute, scansByDay } from './parts/seasons.ts'
import type { Day } from './parts/seasons.ts'

/**
 * Ten years of growth up to a thousand million scans, of which only the sums of the busiest month are written to the
 * database. The cost of its figures and the cost of a scan are measured here; the rest is computed from these and
 * from the seasons.
 */
const SIZES = (process.env['SIZES'] ?? '1000000,10000000,100000000,1000000000').split(',').map(Number)
const DAYS = 3_652
/** The screen shows thirty days; its sum of the month may need one more. */
const SHOWN = 31
const TIMES = 10
/** Bytes of a scan in ten years, with its indexes, by bench/years.ts. */
const BYTES_A_SCAN = Number(process.env['BYTES_A_SCAN'] ?? 594)
/** Write speed of the disk for backups, in MB a second. */
const BACKUP_SPEED = Number(process.env['BACKUP_SPEED'] ?? 100)

const product = await startProduct({ SEED: 'demo', TRUSTED_PROXIES: '127.0.0.1' })
const { sql, url, token } = product
const postmaster = await postmasterOf(product.database)
const [home] = await sql<{ id: number }[]>`select id from provinces where code = '22'`

const loaded = { ...product, codes: await codesToScan(product), postmaster }
await costOfScan(loaded, 1, 300)
const alone = await costOfScan(loaded, 1, 500)
const together = await costOfScan(loaded, 50, 3_000)
console.log('a scan alone, and one of fifty at once, in ms:', JSON.stringify({ alone, together }))

/** Scans per day of the busiest 31 days in a row of the last year. */
function busiestDays(days: Day[]): number[] {
  const scans = days.map(({ scans: count }) => count)
  const sumFrom = (place: number) => scans.slice(place, place + SHOWN).reduce((sum, one) => sum + one, 0)
  const starts = Array.from({ length: 365 - SHOWN }, (_, place) => scans.length - 365 + place)
  const busiest = starts.reduce((best, place) => (sumFrom(place) > sumFrom(best) ? place : best))
  return scans.slice(busiest, busiest + SHOWN)
}

/** Writes a month of equal days, each with the average of `scans`, as if the busiest month ended today. */
async function layMonth(scans: number[], products: number): Promise<void> {
  await layProducts(sql, products)
  const usual = Math.round(scans.reduce((sum, one) => sum + one, 0) / scans.length)
  await laySums(sql, [{ day: new Date().toISOString().slice(0, 10), scans: usual }], products)
  await sql`truncate scan_totals, scan_places`
  // In order of the key, so that its index grows at its end.
  await sql`
    insert into scan_days select day - n, manufacture_id, product_id, province_id, channel, result, count, suspicious
    from scan_days, generate_series(1, ${SHOWN - 1}::int) n order by 1, 2, 3, 4, 5, 6`
  await addUp(sql)
}

/** Processor milliseconds of PostgreSQL for one request for figures. */
async function costOfFigures(path: string): Promise<number> {
  const before = consumed(postmaster).cpu
  for (let time = 0; time < TIMES; time++) {
    const reply = await fetch(`${url}/api/admin/${path}`, { headers: { authorization: token } })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    await reply.arrayBuffer()
  }
  return ((consumed(postmaster).cpu - before) / TIMES) * 1_000
}

/**
 * The step of docs/scaling.md that is due, by memory and disk in GB and by cores of Node and PostgreSQL busy in the
 * busiest minute.
 */
function stepFor(memory: number, disk: number, node: number, postgres: number): string {
  if (disk > 4_000) return 'Citus'
  const steps = [
    memory > 8 || disk > 200 ? 'an outer PostgreSQL' : memory > 0.25 ? 'more memory' : null,
    node > 0.7 ? 'several servers' : null,
    postgres > 1.4 ? 'a replica' : null,
  ].filter((step) => step !== null)
  return steps.join(', ') || 'none'
}

const table: Record<string, Record<string, number | string>> = {}
for (const size of SIZES) {
  const days = scansByDay(size, DAYS)
  const month = busiestDays(days)
  await layMonth(month, productsFor(size))
  const [laid] = await sql<{ rows: number; bytes: number }[]>`
    select count(*)::int as rows, (pg_total_relation_size('scan_days') + pg_total_relation_size('scan_totals'))::float8 as bytes from scan_days`
  const inMonth = month.reduce((sum, one) => sum + one, 0)
  const rate = busiestMinute(Math.max(...month)) / 60
  const waits = waitsInQueue(rate, alone.wait, together.postgres + together.node)
  const disk = (size * (BYTES_A_SCAN + laid!.bytes / inMonth)) / 1e9
  const memory = (2 * inMonth * BYTES_A_SCAN) / 1e9
  const [node, postgres] = [(rate * alone.node) / 1_000, (rate * alone.postgres) / 1_000]
  table[size.toLocaleString('en')] = {
    products: productsFor(size),
    'sums of 31 days': laid!.rows,
    'figures, ms': Number((await costOfFigures('scan-statistics/summary')).toFixed(0)),
    'of one province': Number((await costOfFigures(`scan-statistics/summary?province_id=${home!.id}`)).toFixed(0)),
    'scans/s, busiest minute': Number(rate.toFixed(2)),
    'wait p50 | p99, ms': `${waits.p50.toFixed(0)} | ${waits.p99.toFixed(0)}`,
    'cores of Node | PostgreSQL': `${node.toFixed(3)} | ${postgres.toFixed(3)}`,
    'disk, GB': Number(disk.toPrecision(2)),
    'two months, GB': Number(memory.toPrecision(2)),
    'backup, minutes': Number(((disk * 1_000) / BACKUP_SPEED / 60).toPrecision(2)),
    'step due': stepFor(memory, disk, node, postgres),
  }
  console.log(size, JSON.stringify(table[size.toLocaleString('en')]))
}
console.table(table)
process.exit()
