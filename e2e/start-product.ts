import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import postgres from '@trace/postgres'

/** Starts the product with the demo province on a fresh database of the throw-away PostgreSQL. */
const admin = process.env['TEST_DATABASE_URL']
if (!admin) throw new Error('Run the journeys with: npm test')

const name = `e2e_${randomUUID().slice(0, 8)}`
const root = postgres(admin, { max: 1 })
await root.unsafe(`create database ${name}`)
await root.end()
const database = new URL(admin)
database.pathname = `/${name}`

const server = spawn(process.execPath, ['../scripts/serve.mjs'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: database.href,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'e2e-')),
    SEED: process.env['SEED'] ?? 'demo',
    PUBLIC_URL: `http://127.0.0.1:${process.env['PORT']}`,
  },
  stdio: 'inherit',
})
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
