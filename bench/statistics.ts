import { performance } from 'node:perf_hooks'
import { consumed, postmasterOf } from './parts/cpu.ts'
import { layProducts, laySums, productsFor } from './parts/lay-sums.ts'
import { startProduct } from './parts/product.ts'
import { scansByDay } from './parts/seasons.ts'

/**
 * Cost of the scan figures after ten years, by number of scans, for every range that a screen or the bulletin shows.
 * They are read from the daily sums, which are written here as the product's own counting would.
 */
const SIZES = (process.env['SIZES'] ?? '100000,1000000,10000000').split(',').map(Number)
const DAYS = 3_652
const TIMES = 40
const AIM = 50

const { sql, url, token } = await startProduct({ SEED: 'demo' })
const postmaster = await postmasterOf(process.env['TEST_DATABASE_URL']!)

const [home] = await sql<{ id: number }[]>`select id from provinces where code = '22'`
const yearsAgo = (years: number): string => `${new Date().getUTCFullYear() - years}-01`
const ranges = {
  'thirty days, all': 'scan-statistics/summary',
  'thirty days, one province': `scan-statistics/summary?province_id=${home!.id}`,
  'thirty days, one producer': 'scan-statistics/summary?manufacture_id=1',
  'thirty days, one product': 'scan-statistics/summary?product_id=1',
  'the map of thirty days': 'scan-statistics/places',
  'home, with its thirty days': 'dashboard',
  'bulletin: January, and a year before': `bulletin?month=${yearsAgo(0)}`,
  'bulletin of five years ago': `bulletin?month=${yearsAgo(5)}`,
}

const table: Record<string, Record<string, number | string>> = {}
for (const size of SIZES) {
  const products = productsFor(size)
  await layProducts(sql, products)
  await laySums(sql, scansByDay(size, DAYS), products)
  const [laid] = await sql<{ rows: number }[]>`select count(*)::int as rows from scan_days where day > now()::date - 31`
  for (const [name, path] of Object.entries(ranges)) {
    const waits: number[] = []
    const before = consumed(postmaster).cpu
    for (let time = 0; time < TIMES; time++) {
      const from = performance.now()
      const reply = await fetch(`${url}/api/admin/${path}`, { headers: { authorization: token } })
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
      await reply.arrayBuffer()
      waits.push(performance.now() - from)
    }
    const spent = ((consumed(postmaster).cpu - before) / TIMES) * 1_000
    table[`${size} scans: ${name}`] = {
      'ms of PostgreSQL': `${spent <= AIM ? '✔' : '✖'} ${spent.toFixed(1)}`,
      'ms, median': Number(waits.toSorted((a, b) => a - b)[TIMES / 2]!.toFixed(1)),
      'sums of 31 days': laid!.rows,
    }
  }
}
console.table(table)
process.exit()
