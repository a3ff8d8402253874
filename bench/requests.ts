import { startBare } from './parts/bare.ts'
import { asSent, ROWS, startBusiest } from './parts/busiest.ts'
import type { Ask, Kind } from './parts/busiest.ts'
import { printTable } from './parts/measure.ts'
import type { Measure, Target } from './parts/measure.ts'
import { postmasterOf } from './parts/cpu.ts'
import { peersFor } from './parts/peers.ts'

const { product, codes, ask } = await startBusiest()
const { sql } = product
await sql`create table bare_codes (code text primary key, name text not null, scans integer not null default 0)`
await sql`create table bare_scans (id bigint generated always as identity primary key, code text not null, ip text not null, at timestamptz not null default now())`
await sql`insert into bare_codes ${sql(codes.map((code) => ({ code, name: 'Gà Tiên Yên' })))}`
const bare = await startBare('bench/bare/requests.ts', product.database)

const postmaster = await postmasterOf(process.env['TEST_DATABASE_URL']!)

const page = await (await fetch(`${product.url}/s/${codes[0]}`)).text()
const json = { 'content-type': 'application/json' }
await fetch(`${bare.url}/page`, { method: 'POST', headers: json, body: JSON.stringify({ page }) })

/** The bare server has the same paths without their `/api/` prefix, and one page for all codes. */
const barePath = (path: string): string =>
  path
    .replace(/^\/api\/(admin|web)/, '')
    .replace(/^\/s\/.*/, '/page')
    .replace(/^\/01\/\d+\/21/, '/redirect')

/** Numbers the requests across all connections, so that each differs. */
function target(server: { url: string; pid: number }, make: Ask, pathOf: (path: string) => string): Target {
  const { method } = make(0)
  let sent = 0
  const setupRequest = () => {
    const asked = asSent(make(sent++))
    return { ...asked, path: pathOf(asked.path) }
  }
  return { url: server.url, pids: [server.pid, postmaster], method, requests: [{ setupRequest }] }
}

const measure = (name: string, kind: Kind, aim: number): Measure => ({
  name,
  aim,
  ours: target(product, ask[kind], (path) => path),
  bare: target(bare, ask[kind], barePath),
  peers: peersFor(kind),
})

const measures = [
  measure(`list of 10 of ${ROWS.toLocaleString('en')}`, 'list', 0.7),
  measure('search', 'search', 0.7),
  measure('get', 'get', 0.6),
  measure('update of one field', 'update', 0.7),
  measure('toggle', 'toggle', 0.6),
  measure('create', 'create', 0.6),
  measure('scan', 'scan', 1),
  measure('scan page', 'page', 0.5),
  measure('Digital Link of a label', 'redirect', 0.5),
]
const only = process.env['ONLY']?.split(',')
await printTable(only ? measures.filter(({ name }) => only.some((word) => name.startsWith(word))) : measures)
bare.stop()
await product.stop()
