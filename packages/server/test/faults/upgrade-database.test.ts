import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { PgBoss } from 'pg-boss'
import { connect, type Pool } from '@trace/platform/ports/postgres/connect.ts'
import { createData, openCluster, readSetting } from '@trace/embedded-postgres/cluster.ts'
import { installMajor, refuseOtherFolder } from '@trace/embedded-postgres/majors.ts'
import { findLoopback, temporaryPort } from '@trace/embedded-postgres/port.ts'
import { startPostmaster, stopPostmaster } from '@trace/embedded-postgres/postmaster.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { upgradeEmbedded } from '@trace/platform/ports/postgres/upgrade-embedded.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { newFolder, start } from '../embedded-servers.ts'
import { MIGRATIONS } from '../../src/migrations.ts'

const packages = mkdtempSync(join(tmpdir(), 'coi-nguon-majors-'))
after(() => rmSync(packages, { recursive: true, force: true }))

/** A data folder as a program with PostgreSQL 17 left it. */
const dataDir = newFolder()
const folder = join(dataDir, 'postgres')
let known: Record<string, number> | undefined

before(async () => {
  const older = installed()
  if (!older) return
  const cluster = openCluster(folder, older)
  await createData(cluster, false)
  const port = await temporaryPort(await findLoopback())
  const postmaster = await startPostmaster(cluster, port, { fsync: 'off' })
  const url = `postgres://postgres:${readSetting(cluster, 'password')}@127.0.0.1:${port}/postgres`
  const sql = connect(url, { max: 2 })
  await migrate(sql, MIGRATIONS)
  await fill(sql, url)
  known = await countAll(sql)
  await sql.end()
  await stopPostmaster(postmaster)
})

test('a folder with a database of an older PostgreSQL is refused with the command that takes it over', (t) => {
  if (!known) return t.skip()
  assert.throws(
    () => refuseOtherFolder(dataDir),
    (error) => error instanceof StartRefusal && /npm run upgrade-database/.test(error.message),
  )
})

test('without a network the upgrade says what it lacks, and leaves everything as it is', async (t) => {
  if (!known) return t.skip()
  Object.assign(process.env, {
    npm_config_registry: 'http://127.0.0.1:1',
    npm_config_cache: join(packages, 'empty'),
    npm_config_fetch_retries: '0',
  })
  await assert.rejects(
    upgradeEmbedded(folder, MIGRATIONS, () => {}),
    /Hãy nối mạng/,
  )
  for (const name of ['registry', 'cache', 'fetch_retries']) delete process.env[`npm_config_${name}`]
  assert.ok(!existsSync(join(folder, '18')))
})

test('the upgrade takes every row, part, sequence and waiting job over, and keeps the old folder', async (t) => {
  if (!known) return t.skip()
  mkdirSync(join(folder, '18.upgrade'))
  const upgraded = await upgradeEmbedded(folder, MIGRATIONS, () => {})

  assert.deepEqual([upgraded?.from, upgraded?.to], ['17', '18'])
  assert.equal(readFileSync(join(folder, '17/PG_VERSION'), 'utf8').trim(), '17')
  refuseOtherFolder(dataDir)
  const { url } = await start(t, folder)
  const sql = connect(url, { max: 2 })
  t.after(() => sql.end())
  assert.deepEqual(await countAll(sql), known)
  assert.deepEqual(await migrate(sql, MIGRATIONS), [])
  const [line] = await sql`insert into system_logs (action, subject) values ('create', 'products') returning id`
  assert.equal(line?.['id'], 3)
  await assert.rejects(sql`delete from system_logs`, /append-only/)
  const [scan] = await sql`select search, trace_id, note from scan_statistics`
  assert.deepEqual({ ...scan }, { search: 'abc', trace_id: 7, note: 'dòng 1\n\tdòng 2 \\N' })
  const [job] = await sql`select data from pgboss.job where name = 'letters'`
  assert.deepEqual(job?.['data'], { to: 'Lan' })
  assert.equal(await upgradeEmbedded(folder, MIGRATIONS, () => {}), null)
})

test('no new database is made where keys or files tell that there was one', () => {
  for (const name of ['keys/seal.key', 'files/2026/a.webp', 'first-sign-in.txt']) {
    const place = newFolder()
    mkdirSync(join(place, name, '..'), { recursive: true })
    writeFileSync(join(place, name), 'x')
    assert.throws(
      () => refuseOtherFolder(place),
      (error) =>
        error instanceof StartRefusal && error.message.includes(place) && error.message.includes('postgres/18'),
    )
  }
  const empty = newFolder()
  mkdirSync(join(empty, 'keys'))
  refuseOtherFolder(empty)
})

test('a folder with a database of a newer PostgreSQL is refused, also beside one of our own', () => {
  const place = newFolder()
  for (const major of ['18', '19']) {
    mkdirSync(join(place, 'postgres', major), { recursive: true })
    writeFileSync(join(place, 'postgres', major, 'PG_VERSION'), major)
  }
  assert.throws(() => refuseOtherFolder(place), /PostgreSQL 19.*mới hơn/)
})

function installed() {
  try {
    return installMajor('17', packages)
  } catch (error) {
    console.log(`skipped: the upgrade from an older PostgreSQL was not tried: ${(error as Error).message}`)
    return null
  }
}

async function fill(sql: Pool, url: string): Promise<void> {
  await sql`insert into system_logs (action, subject, new_values) values ('create', 'products', ${{ name: 'Gạo' } as never}), ('update', 'products', null)`
  await sql`select ensure_scan_months('2026-01-01', '2026-03-01')`
  await sql`insert into scan_statistics (scanned_at, code, trace_id, device, note) values ('2026-02-03', 'ABC', 7, 'máy', ${'dòng 1\n\tdòng 2 \\N'})`
  const boss = new PgBoss({ connectionString: url, max: 2 })
  boss.on('error', console.error)
  await boss.start()
  await boss.createQueue('letters')
  await boss.send('letters', { to: 'Lan' })
  await boss.stop()
}

async function countAll(sql: Pool): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind = 'r' and nspname in ('public', 'pgboss') order by 1`
  const counts = await Promise.all(
    tables.map(({ name }) => sql.unsafe<{ count: number }[]>(`select count(*)::bigint as count from ${name}`)),
  )
  return Object.fromEntries(tables.map(({ name }, index) => [name, counts[index]![0]!.count]))
}
