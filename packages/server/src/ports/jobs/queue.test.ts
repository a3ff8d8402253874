import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { connect } from '../postgres/connect.ts'
import type { Pool } from '../postgres/connect.ts'
import { startQueue, startTurn } from './queue.ts'
import type { Workers } from './queue.ts'

const name = `queue_${randomUUID().slice(0, 8)}`
const address = new URL(process.env['TEST_DATABASE_URL'] ?? '')
address.pathname = `/${name}`
let root: Pool

before(async () => {
  root = connect(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  await root.unsafe(`create database ${name}`)
})
after(async () => {
  await root.unsafe(`drop database ${name} with (force)`)
  await root.end()
})

/** Ends all connections to the database, from another process. */
const END_ALL = `
  import postgres from '@trace/postgres'
  const sql = postgres('${address.href}', { max: 1 })
  await sql\`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()\`
  await sql.end()`

const nothing = () => Promise.resolve()
const idle: Workers = { job: nothing, lost: nothing, mail: nothing, reset: nothing, turns: [], failed: () => undefined }

test('a server that stops hears without harm that PostgreSQL has ended its connections at the same moment', async () => {
  const pool = connect(address.href, { max: 1 })
  const queue = await startQueue({ url: address.href, tls: false, pool }, idle)
  // Nothing is heard until it has begun to stop.
  execFileSync(process.execPath, ['--input-type=module', '-e', END_ALL])
  await queue.stop()
  await pool.end({ timeout: 5 })
})

test('a turn that may be asked for is done then, before its time', async () => {
  const pool = connect(address.href, { max: 1 })
  const asked = Promise.withResolvers<void>()
  const rare = {
    name: 'rare',
    at: '0 0 1 1 *',
    every: 525_600,
    label: 'Hiếm',
    startable: true,
    run: async () => asked.resolve(),
  } as const
  const queue = await startQueue({ url: address.href, tls: false, pool }, { ...idle, turns: [rare] })
  await pool.begin((sql) => startTurn(sql, rare.name))
  await asked.promise
  await queue.stop()
  await pool.end({ timeout: 5 })
})
