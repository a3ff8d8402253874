import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDatabase } from '@trace/platform/start/prepare-database.ts'
import { stampKeys } from '../../src/areas/labels/index.ts'
import { MIGRATIONS } from '../../src/migrations.ts'
import { prepareKeys } from '@trace/platform/start/keyring.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import type { Embedded } from '@trace/embedded-postgres/embedded.ts'
import { embeddedOf } from '@trace/platform/ports/postgres/embedded-settings.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { until } from '../until.ts'
import { operatorCommand } from '../operator-command.ts'

const place = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
const dataDir = join(place, 'data')
const backups = join(place, 'backups')
/** A name that a shell and PostgreSQL would each misread if it were not escaped for them. */
const archive = join(place, "the log's 100%f")
let embedded: Embedded
let sql: Pool

before(async () => {
  mkdirSync(dataDir)
  const settings = readSettings({ DATA_DIR: dataDir, WAL_ARCHIVE: archive })
  const options = embeddedOf(settings)
  // WAL pieces are archived only when the test asks for it, however slow the machine is.
  embedded = await startEmbedded({ ...options, parameters: { ...options.parameters, archive_timeout: '0' } })
  const program = connect(await prepareDatabase(settings, MIGRATIONS, embedded.url), { max: 1 })
  await prepareKeys(program, settings, stampKeys)
  await program.end()
  sql = connect(embedded.url, { max: 2 })
  await sql`create table goods (name text)`
})
after(async () => {
  await sql.end()
  await embedded.stop()
  rmSync(place, { recursive: true, force: true })
})

const command = (name: string, args: string[] = [], folder = dataDir) =>
  operatorCommand({ DATA_DIR: folder, WAL_ARCHIVE: archive })(name, ...args)

/** Writes a row; returns a point in time after this write and before the next one. */
async function written(name: string): Promise<string> {
  await sql`insert into goods values (${name})`
  await sleep(50)
  const moment = new Date().toISOString()
  await sleep(50)
  return moment
}

async function archived(): Promise<void> {
  const [row] = await sql<{ file: string }[]>`select pg_walfile_name(pg_switch_wal()) as file`
  await until(() => existsSync(join(archive, `${row!.file}.gz`)))
}

async function goodsAt(moment: string): Promise<{ goods: string[]; out: string }> {
  const folder = mkdtempSync(join(place, 'empty-'))
  const { code, out, said } = await command('restore', [backups, '--until', moment], folder)
  assert.equal(code, 0, said)
  const { url, stop } = await startEmbedded({ folder: join(folder, 'postgres') })
  const pool = connect(url, { max: 1 })
  try {
    const rows = await pool<{ name: string }[]>`select name from goods order by name`
    await pool`insert into goods values ('written after the restore')`
    return { goods: rows.map(({ name }) => name), out }
  } finally {
    await pool.end()
    await stop()
  }
}

test('a restore to a moment holds the rows of before, and none that came later', async () => {
  const early = await written('a')
  assert.equal((await command('backup', [backups])).code, 0)
  const between = await written('b')
  await written('c')
  await archived()
  const lost = await written('d, whose piece of the log was not archived')

  assert.deepEqual((await goodsAt(between)).goods, ['a', 'b'])
  const { goods, out } = await goodsAt(lost)
  assert.deepEqual(goods, ['a', 'b', 'c'])
  assert.match(out, /Thay đổi cuối cùng được khôi phục: \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  assert.match(out, /Tệp tải lên sau bản sao lưu/)

  const tooEarly = await command('restore', [backups, '--until', early], mkdtempSync(join(place, 'empty-')))
  assert.deepEqual([tooEarly.code, tooEarly.out], [1, ''])
  assert.match(tooEarly.said, /^Không có bản sao lưu nào .* xong trước \d\d\/\d\d\/\d{4}/)
  assert.match((await command('restore', [backups, '--until', 'hôm qua'])).said, /Cách dùng/)
})

test('pieces of the log from before the oldest kept backup go with the backups', async () => {
  await written('d2')
  await archived()
  await written('d3')
  await archived()
  const before = readdirSync(archive).length
  assert.equal((await command('backup', [backups, '--keep', '1'])).code, 0)
  assert.ok(readdirSync(archive).filter((name) => /^[0-9A-F]{24}/.test(name)).length < before)
  const moment = await written('e')
  await archived()
  assert.ok((await goodsAt(moment)).goods.includes('e'))
})

test('the status asks for a person when the log cannot be archived, also without the settings of the service', async () => {
  await sql`insert into goods values ('f')`
  const [next] = await sql<{ file: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as file`
  writeFileSync(join(archive, `${next!.file}.gz`), 'of another database')
  await sql`select pg_switch_wal()`
  await until(async () => (await sql`select 1 from pg_stat_archiver where failed_count > 0`).length > 0)
  // The job queue creates its tables when a server starts, and none was started here.
  await sql`create schema pgboss`
  await sql`create table pgboss.job (name text, state text, created_on timestamptz, data jsonb)`
  await sql`grant usage on schema pgboss to public`
  await sql`grant select on pgboss.job to public`
  const { code, out, said } = await operatorCommand({ DATA_DIR: dataDir })('status')
  assert.equal(code, 1, said)
  assert.match(out, /^✖ Nhật ký PostgreSQL: không lưu được, phần cuối lúc /m)
})
