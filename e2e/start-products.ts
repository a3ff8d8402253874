import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'
import postgres from '@trace/postgres'
import { ADMIN, PORTS } from './product.ts'

const { TEST_DATABASE_URL, E2E_PORT, SHOTS_URL, SEED = 'demo' } = process.env
const LONGEST_START = 300_000
const LONGEST_STOP = 10_000

type Stop = () => Promise<void>

/** Starts a product for each worker, all at once, and ends them when the run is over. One that was started by hand at such a port is left as it is. */
export default async function startProducts({ workers }: FullConfig): Promise<Stop | undefined> {
  if (SHOTS_URL) return undefined
  const ports = PORTS.slice(0, workers)
  const running = new Set<number>()
  for (const port of ports) if (await isReady(port)) running.add(port)
  if (running.size > 0 && !E2E_PORT) throw new Error(`Another product answers at port ${[...running].join(', ')}`)
  const stops = await Promise.all(ports.filter((port) => !running.has(port)).map(startProduct))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

/** The product with the demo province on a fresh database of the throw-away PostgreSQL. */
async function startProduct(port: number): Promise<Stop> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../scripts/serve.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: await freshDatabase(),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'e2e-')),
      SEED,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  process.once('exit', () => server.kill('SIGKILL'))
  for (const until = Date.now() + LONGEST_START; !(await isReady(port)); await sleep(200))
    if (server.exitCode !== null || Date.now() > until) throw new Error(`The product at ${port} did not start`)
  return async () => {
    server.kill('SIGTERM')
    const late = setTimeout(() => server.kill('SIGKILL'), LONGEST_STOP)
    await ended
    clearTimeout(late)
  }
}

async function freshDatabase(): Promise<string> {
  if (!TEST_DATABASE_URL) throw new Error('Run the journeys with: npm test')
  const database = new URL(TEST_DATABASE_URL)
  const root = postgres(database.href, { max: 1 })
  database.pathname = `/e2e_${randomUUID().slice(0, 8)}`
  await root.unsafe(`create database ${database.pathname.slice(1)}`)
  await root.end()
  return database.href
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
