import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { migrate, waitingMigrations } from '@trace/platform/ports/postgres/migrate.ts'
import { loadRelease } from '@trace/platform/operate/upgrade/release-dump.ts'
import { countMoved, countRows } from '@trace/platform/operate/backup/describe-database.ts'
import { until } from '../until.ts'
import { newDataFolder, startProduct } from '../product.ts'
import { ADMINISTRATOR, askForNoSecondFactor, ownerOf, settingsFor } from './administrator.ts'
import { random, roundsOr, seed } from './rounds.ts'
import { MIGRATIONS, RELEASES } from '../../src/migrations.ts'

const admin = process.env['TEST_DATABASE_URL'] ?? ''
const MIGRATE = import.meta.resolve('@trace/platform/ports/postgres/migrate.ts')
const CONNECT = import.meta.resolve('@trace/platform/ports/postgres/connect.ts')

const at = (database: string) => Object.assign(new URL(admin), { pathname: `/${database}` }).href

/** A process that runs the migrations; it says when it begins. */
function migrating(url: string) {
  const script = `
    const { connect } = await import('${CONNECT}')
    const { migrate } = await import('${MIGRATE}')
    const sql = connect('${url}', { max: 1 })
    await sql\`select 1\`
    console.log('begins')
    await migrate(sql, MIGRATIONS)
    await sql.end()`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
}

test(
  'an upgrade that is killed at any moment is brought to its end by the next start, with every row',
  { timeout: 3_600_000 },
  async (t) => {
    t.diagnostic(`seed ${seed}`)
    const tag = randomUUID().slice(0, 8)
    const [earlier, copy] = [`earlier_${tag}`, `copy_${tag}`]
    const root = connect(admin, { max: 1 })
    await root.unsafe(`create database ${earlier}`)
    const sql = connect(at(earlier), { max: 1 })
    await loadRelease({ migrations: MIGRATIONS, releases: RELEASES }, sql, '0.1.0')
    const rows = await countRows(sql)
    await sql.end()
    for (let round = 0; round < roundsOr(2); round++) {
      await root.unsafe(`create database ${copy} template ${earlier}`)
      const killed = migrating(at(copy))
      const ended = once(killed, 'exit')
      await once(killed.stdout, 'data')
      await sleep(random() * 800)
      killed.kill('SIGKILL')
      await ended
      const next = connect(at(copy), { max: 1 })
      const ran = await migrate(next, MIGRATIONS)
      t.diagnostic(`killed with ${ran.length} migrations to go`)
      assert.deepEqual(await waitingMigrations(next, MIGRATIONS), [])
      const after = { ...(await countRows(next)), ...(await countMoved(next, Object.keys(rows))) }
      assert.deepEqual(
        Object.entries(rows).filter(([table, count]) => (after[table] ?? 0) < count),
        [],
      )
      await next.end()
      await root.unsafe(`drop database ${copy} with (force)`)
    }
    await root.unsafe(`drop database ${earlier}`)
    await root.end()
  },
)

test(
  'a server that is killed amid writes has kept every answered one, each with its line in the log, and none by half',
  { timeout: 3_600_000 },
  async (t) => {
    const folder = newDataFolder(t)
    const written: string[] = []
    let token = ''
    for (let round = 0; round <= roundsOr(1); round++) {
      const product = await startProduct(t, settingsFor(folder))
      await product.ready()
      if (round === 0) await askForNoSecondFactor(folder)
      const ask = async (path: string, body: object) => {
        const reply = await fetch(`${product.address}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify(body),
        })
        return { code: reply.status, data: ((await reply.json()) as { data: { token: string } }).data }
      }
      // A session outlives the server.
      if (round === 0) token = (await ask('/api/auth/login', ADMINISTRATOR)).data.token
      if (round === roundsOr(1)) break
      const before = written.length
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        for (let number = 0; ; number++) {
          const code = `R${round}W${writer}N${number}`
          const { code: status } = await ask('/api/admin/product-groups', {
            code,
            name: `Nhóm ${code}`,
            sector_kind: 'plant',
          })
          if (status === 200) written.push(code)
        }
      })
      const over = Promise.allSettled(writers)
      await until(() => written.length > before + 8)
      await sleep(random() * 1_000)
      product.kill('SIGKILL')
      await product.ended
      await over
    }
    const sql = ownerOf(folder)
    const rows = await sql<{ id: number; code: string }[]>`select id, code from product_groups where code ~ '^R\\d+W'`
    const lines = await sql<{ id: number }[]>`
    select entity_id as id from system_logs where subject = 'product_groups' and action = 'create' and new_values->>'code' ~ '^R\\d+W'`
    await sql.end()
    const kept = new Set(rows.map(({ code }) => code))
    assert.deepEqual(
      written.filter((code) => !kept.has(code)),
      [],
    )
    assert.deepEqual(
      rows.map(({ id }) => id).toSorted((a, b) => a - b),
      lines.map(({ id }) => id).toSorted((a, b) => a - b),
    )
  },
)
