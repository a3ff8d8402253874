import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from './parts/browser.ts'
import { freePort } from './parts/product.ts'

/**
 * Time from the start until the product says that it is ready, for starts after the first, started as an operator
 * does: `npm start` with its embedded PostgreSQL, with the demo province and then with many rows.
 */
const ROWS = Number(process.env['ROWS'] ?? 1_000_000)
const STARTS = 5
const AIM_S = 3
/** Longest wait; the first start loads the demo province. */
const MOST_MS = 300_000

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const { TEST_DATABASE_URL: _, ...inherited } = process.env
const environment = { ...inherited, NODE_ENV: 'production', DATA_DIR: folder }
writeFileSync(join(folder, 'seed'), 'demo')

/** Starts the product; returns the seconds until it is ready. */
async function start(): Promise<{ program: ChildProcess; url: string; seconds: number }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const from = performance.now()
  const program = spawn('npm', ['start'], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (performance.now() - from < MOST_MS) {
    const answer = await fetch(`${url}/api/ready`).catch(() => null)
    if (answer?.ok) return { program, url, seconds: (performance.now() - from) / 1000 }
    await sleep(20)
  }
  throw new Error('It was not ready within five minutes')
}

async function stop(program: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.kill('SIGTERM')
  await ended
}

/** Rows written by one statement, which may take a minute at most. */
const AT_ONCE = 50_000

function write(statement: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'sql', '--', '--write', statement], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The rows could not be written')
}

/** Starts and stops the product `STARTS` times; returns the seconds of each start. */
async function starts(): Promise<number[]> {
  const all: number[] = []
  for (let at = 0; at < STARTS; at++) {
    const { program, seconds } = await start()
    all.push(seconds)
    await stop(program)
  }
  return all
}

const told = (all: number[]) => ({
  'median, s': Number(percentile(all, 0.5).toFixed(2)),
  'slowest, s': Number(Math.max(...all).toFixed(2)),
  aim: percentile(all, 0.5) < AIM_S ? `✔ < ${AIM_S}` : `✖ < ${AIM_S}`,
})

const first = await start()
// The product says it is ready before the demo province is loaded.
while ((await fetch(`${first.url}/api/auth/login`, { method: 'POST' })).status === 503) await sleep(500)
await stop(first.program)
const small = await starts()

const { program } = await start()
for (let from = 1; from <= ROWS; from += AT_ONCE) {
  const numbers = `generate_series(${from}, ${from + AT_ONCE - 1}) n`
  write(`
    insert into products (code, name, slug, manufacture_id, product_group_id, product_unit_id, price, images, approval_status)
    select 'SX-' || n, 'Sản phẩm số ' || n, 'san-pham-so-' || n, (select min(id) from manufactures), 1 + n % 11, 1 + n % 15, n, '[]', 'approved'
    from ${numbers}`)
  write(`
    insert into system_logs (user_id, user_name, role, action, subject, entity_id, method, path, ip, user_agent)
    select 1, 'Lan', 'admin', 'update', 'products', n, 'PUT', '/', '10.0.0.1', '' from ${numbers}`)
}
await stop(program)
const large = await starts()

console.log('\nFrom `npm start` to ready, as later starts')
console.table({
  'the demo province': told(small),
  [`${ROWS.toLocaleString('en')} products and log lines`]: told(large),
})
rmSync(folder, { recursive: true, force: true })
