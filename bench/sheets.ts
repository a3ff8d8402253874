import { mkdtempSync, openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { fitsInSheet } from '@trace/define/importable.ts'
import { writeBare } from './bare/workbook.ts'
import { consumed, postmasterOf } from './parts/cpu.ts'
import { startProduct } from './parts/product.ts'

/**
 * Measures an export of 100,000 rows, compared with the writer alone given as many cells, and a dry-run import of
 * 50,000; also how long other requests wait meanwhile, and how much memory each takes.
 */
const EXPORTED = Number(process.env['ROWS'] ?? 100_000)
const IMPORTED = EXPORTED / 2
const MEGABYTE = 1_048_576

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const product = await startProduct({ SEED: 'demo', DATA_DIR: folder })
const { sql, url, pid } = product
const headers = { authorization: product.token }
const postmaster = await postmasterOf(process.env['TEST_DATABASE_URL']!)

async function asked(path: string, init: RequestInit = {}) {
  const reply = await fetch(`${url}/api/admin${path}`, { ...init, headers })
  const answer = (await reply.json()) as { message: string; data: Record<string, never> }
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${answer.message}`)
  return answer.data as Record<string, { id: number; status: string; message: string; problems?: unknown[] }>
}

await sql`
  insert into distributors (code, name, type, contact_person, phone, email, province_id, ward_id, address, opening_hours, description, approval_status)
  select 'PX-' || n, 'Cửa hàng số ' || n, 'store', 'Nguyễn Văn ' || n, '09' || lpad(n::text, 8, '0'), 'cua-hang-' || n || '@example.vn', w.province_id, w.id,
    'Số ' || n || ' phố Lê Lợi', '7:00–21:00', 'Bán nông sản của tỉnh', 'approved'
  from generate_series((select count(*) + 1 from distributors where deleted_at is null), ${EXPORTED}) n, (select id, province_id from wards order by id limit 1) w`
await sql`vacuum analyze distributors`

interface Run {
  seconds: number
  cpu: number
  megabytes: number
  /** 99th percentile of the time of a list requested meanwhile, in milliseconds. */
  p99: number
}

/** Runs `job` while a list is requested again and again; `share` subtracts the work of these requests. */
async function meanwhile(job: () => Promise<unknown>): Promise<Run> {
  const spent = () => consumed(pid).cpu + consumed(postmaster).cpu
  const [before, from, held] = [spent(), performance.now(), consumed(pid).bytes]
  let [isOver, most] = [false, held]
  const waits: number[] = []
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await asked('/products')
      waits.push(performance.now() - begun)
      most = Math.max(most, consumed(pid).bytes)
      await sleep(50)
    }
  })()
  await job()
  const seconds = (performance.now() - from) / 1_000
  isOver = true
  await watching
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
  return { seconds, cpu: spent() - before, megabytes: (most - held) / MEGABYTE, p99 }
}

async function ended(id: number): Promise<void> {
  for (;;) {
    const { entry } = await asked(`/jobs/${id}`)
    if (entry!.status === 'done') return
    if (entry!.status === 'failed' || entry!.problems?.length) throw new Error(entry!.message)
    await sleep(100)
  }
}

const idle = await meanwhile(() => sleep(5_000))
const share = (run: Run) => run.cpu - (idle.cpu * run.seconds) / idle.seconds

const written = await meanwhile(async () => {
  const { job } = await asked('/export-distributors')
  await ended(job!.id)
})
// The same rows, as many columns of them as an export shows.
const sheeted = Object.values(distributors.fields).filter(fitsInSheet).length + 2
const [{ columns }] = await sql<[{ columns: string[] }]>`
  select array_agg(attname::text order by attnum) as columns from pg_attribute
  where attrelid = 'distributors'::regclass and attnum > 0 and not attisdropped`
const known = await sql`select * from distributors order by id desc limit ${EXPORTED}`
const cells = known.map((row) =>
  Array.from({ length: sheeted }, (_, at) => String(row[columns[at % columns.length]!] ?? '').slice(0, 50)),
)
const alone = process.cpuUsage()
await writeBare(join(folder, 'bare.xlsx'), cells)
const { user, system } = process.cpuUsage(alone)
const bare = (user + system) / 1e6

const { name, type, phone, address, province_id, ward_id } = distributors.fields
const taken = [name, type, phone, address, province_id, ward_id]
const [place] = await sql<{ ward: string; province: string }[]>`
  select w.name as ward, p.name as province from wards w join provinces p on p.id = w.province_id
  where p.is_home and w.system = '2025' order by w.id limit 1`
const book = join(folder, 'import.xlsx')
await writeBare(book, [
  taken.map(({ label }) => label),
  ...Array.from({ length: IMPORTED }, (_, n) => [
    `Đại lý ${n}`,
    'Đại lý',
    `08${String(n).padStart(8, '0')}`,
    `Số ${n}`,
    place!.province,
    place!.ward,
  ]),
])
const form = new FormData()
form.append('file', await openAsBlob(book), 'dai-ly.xlsx')
const looked = await meanwhile(async () => {
  const { job } = await asked('/import-distributors/preview', { method: 'POST', body: form })
  await ended(job!.id)
})

const line = (run: Run) => ({
  s: run.seconds.toFixed(1),
  'CPU s': share(run).toFixed(1),
  'MB more': Math.round(run.megabytes),
  'p99 of others, ms': `${Math.round(run.p99)}, ${Math.round(idle.p99)} before`,
})
console.table({
  [`export ${EXPORTED.toLocaleString('en')} × ${sheeted}`]: line(written),
  'the writer alone': { 'CPU s': bare.toFixed(1), 'ours / alone': (share(written) / bare).toFixed(2) },
  [`import ${IMPORTED.toLocaleString('en')}, dry run`]: line(looked),
})
await product.stop()
