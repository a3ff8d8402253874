import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from '@trace/postgres'

export interface Product {
  url: string
  pid: number
  token: string
  /** Address of the product's database, for a bare server that uses it, too. */
  database: string
  sql: postgres.Sql
  stop(): Promise<void>
}

/** Flags and environment that a supervisor starts the server with. */
interface Started {
  flags: string[]
  environment: Record<string, string>
}

const ADMIN = process.env['TEST_DATABASE_URL']
const PASSWORD = randomUUID()

/** Starts the product, as its users get it, on a fresh database of the throw-away PostgreSQL or on a given one, and signs in. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const database = settings['DATABASE_URL'] ?? (await newDatabase())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { SEED: seed = 'none', DATA_DIR: dataDir = mkdtempSync(join(tmpdir(), 'bench-')), ...set } = settings
  writeFileSync(join(dataDir, 'seed'), seed)
  const { flags, environment } = JSON.parse(readFileSync('scripts/server-process.json', 'utf8')) as Started
  const server = spawn(process.execPath, [...flags, 'scripts/serve.mjs'], {
    env: {
      ...environment,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      ...set,
    },
    // A channel that closes when the bench is killed, upon which the process ends, too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  server.once('exit', (code) => {
    if (code) throw new Error('The product ended before it answered')
  })
  await answering(`${url}/api/auth/login`)
  const signIn = () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: PASSWORD }),
    })
  let reply = await signIn()
  // The address already answers, with 503, while the base data is being loaded.
  for (; reply.status === 503; reply = await signIn()) await new Promise((resolve) => setTimeout(resolve, 500))
  const { data } = (await reply.json()) as { data: { token: string } }
  const sql = postgres(database, { max: 2 })
  // The benches have no phone for a second factor.
  await sql`update roles set requires_two_factor = false`
  return {
    url,
    pid: server.pid!,
    token: data.token,
    database,
    sql,
    async stop() {
      await sql.end()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    },
  }
}

/** An empty database in the throw-away PostgreSQL. */
export async function newDatabase(): Promise<string> {
  if (!ADMIN) throw new Error('Run the benches with: npm run bench')
  const name = `bench_${randomUUID().slice(0, 8)}`
  const root = postgres(ADMIN, { max: 1 })
  await root.unsafe(`create database ${name}`)
  await root.end()
  const database = new URL(ADMIN)
  database.pathname = `/${name}`
  return database.href
}

/** Waits until the address answers, whatever the answer is. */
export async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const there = await fetch(url, { method: 'POST' }).then(
      () => true,
      () => false,
    )
    if (there) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answered at ${url} within five minutes`)
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
