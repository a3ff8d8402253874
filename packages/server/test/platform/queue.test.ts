// own process: it opens a key of its own, which all servers of a process share
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { loadSealKey } from '@trace/platform/ports/secrets.ts'
import { until } from '../until.ts'
import { queueMail, startQueue, startTask } from '@trace/platform/ports/jobs/queue.ts'
import type { Workers } from '@trace/platform/ports/jobs/queue.ts'

const name = `queue_${randomUUID().slice(0, 8)}`
const address = new URL(process.env['TEST_DATABASE_URL'] ?? '')
address.pathname = `/${name}`
let root: Pool
let key: string

before(async () => {
  key = join(mkdtempSync(join(tmpdir(), 'coi-nguon-')), 'seal.key')
  writeFileSync(key, randomBytes(32).toString('base64'))
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
const idle: Workers = {
  job: nothing,
  lost: nothing,
  mail: async () => 'sent',
  mailLost: nothing,
  reset: nothing,
  scheduled: [],
  failed: () => undefined,
}

test('a server that stops hears without harm that PostgreSQL has ended its connections at the same moment', async () => {
  const pool = connect(address.href, { max: 1 })
  const queue = await startQueue({ url: address.href, tls: false, pool }, idle)
  // Blocks: the queue notices only after it has begun to stop.
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
  const queue = await startQueue({ url: address.href, tls: false, pool }, { ...idle, scheduled: [rare] })
  await pool.begin((sql) => startTask(sql, rare.name))
  await asked.promise
  await queue.stop()
  await pool.end({ timeout: 5 })
})

test('a letter that hangs holds none of the others, and one that is refused is given up at once', async () => {
  loadSealKey(key)
  const pool = connect(address.href, { max: 2 })
  const [sent, lost]: [string[], [string, boolean][]] = [[], []]
  let release!: () => void
  const hung = new Promise<void>((resolve) => (release = resolve))
  const queue = await startQueue(
    { url: address.href, tls: false, pool },
    {
      ...idle,
      async mail({ to }) {
        if (to === 'hangs') await hung
        if (to === 'refused') return 'refused'
        sent.push(to)
        return 'sent'
      },
      mailLost: async ({ to }, isRefused) => void lost.push([to, isRefused]),
    },
  )
  for (const to of ['hangs', 'refused', 'one', 'two', 'three'])
    await queueMail(pool, { to, subject: 'Thử', text: 'Thử', html: 'Thử' })

  await until(() => sent.length === 3 && lost.length === 1, Boolean, 30_000)
  assert.deepEqual(lost, [['refused', true]])
  release()
  await until(() => sent.includes('hangs'), Boolean, 10_000)
  await queue.stop()
  await pool.end({ timeout: 5 })
})
