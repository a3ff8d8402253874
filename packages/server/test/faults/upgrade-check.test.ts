import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import type { Embedded } from '@trace/embedded-postgres/embedded.ts'
import { MIGRATIONS, RELEASES } from '../../src/migrations.ts'
import { loadRelease } from '@trace/platform/operate/upgrade/release-dump.ts'
import { makeProgramRole, programUrl, transferOwnership } from '@trace/platform/ports/postgres/program-role.ts'
import { contentsOf } from '../contents-of.ts'
import { emptyDatabase } from '../empty-database.ts'
import { operatorCommand } from '../operator-command.ts'

/** An installation of version 0.2.0, with its demo province. */
const place = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
const dataDir = join(place, 'data')
const backups = join(place, 'backups')
const command = operatorCommand({ DATA_DIR: dataDir })
let embedded: Embedded
let sql: Pool

before(async () => {
  mkdirSync(dataDir)
  embedded = await startEmbedded({ folder: join(dataDir, 'postgres') })
  sql = connect(embedded.url, { max: 2 })
  await makeProgramRole(sql, embedded.url)
  await loadRelease({ migrations: MIGRATIONS, releases: RELEASES }, sql, '0.2.0')
  await transferOwnership(sql, programUrl(embedded.url).username)
})
after(async () => {
  await sql.end()
  await embedded.stop()
  rmSync(place, { recursive: true, force: true })
})

/** The rows of each table, and the names in the data folder. */
const everything = async () => ({ rows: await contentsOf(embedded.url), names: readdirSync(dataDir).toSorted() })

test('every released version has its data stored, to try upgrades on', () => {
  const changes = readFileSync('CHANGELOG.md', 'utf8')
  const released = [...changes.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, release]) => `${release}.sql.gz`)
  assert.deepEqual(readdirSync('packages/server/releases').toSorted(), released.toSorted())
})

test('a place that is not there is no success: neither a folder without data nor an outer database without tables', async (t) => {
  const empty = mkdtempSync(join(place, 'empty-'))
  for (const settings of [{ DATA_DIR: empty }, { DATA_DIR: empty, DATABASE_URL: await emptyDatabase(t) }]) {
    const { code, said } = await operatorCommand(settings)('upgrade-check')
    assert.equal(code, 1)
    assert.match(said, /chưa có dữ liệu, nên chưa thử được gì/)
  }
  assert.deepEqual(readdirSync(empty), [])
})

test('a migration that would fail is named before it is run, and nobody is told to upgrade without a backup', async () => {
  await sql`create table label_reviews (id integer)`
  const before = await everything()
  const { code, out } = await command('upgrade-check')
  assert.equal(code, 1)
  assert.match(out, /✖ Chưa có bản sao lưu nào\. Hãy chạy «npm run backup/)
  assert.match(
    out,
    /✖ Dữ liệu hiện nay: Không nâng cấp được cơ sở dữ liệu: 0045_label-reviews\.sql: .*"label_reviews" already exists/,
  )
  assert.match(out, /Chưa nên nâng cấp\. Chưa có gì bị thay đổi$/)
  assert.deepEqual(await everything(), before)
  await sql`drop table label_reviews`
})

test('the upgrade is tried on copies of the newest backup, of today’s data and of every release, and nothing is changed', async () => {
  assert.equal((await command('backup', backups)).code, 0)
  const before = await everything()
  const { code, out, said } = await command('upgrade-check')
  assert.equal(code, 0, `${out}\n${said}`)
  assert.match(out, /✔ Bản sao lưu \S+: \d+ bước nâng cấp, từ 0029_\S+ đến \S+\.sql, \d+ giây, [\d.]+ dòng/)
  for (const name of ['Dữ liệu hiện nay', 'Bản phát hành 0\\.2\\.0'])
    assert.match(out, new RegExp(`✔ ${name}: \\d+ bước nâng cấp, từ 0029_`))
  assert.match(out, /✔ Bản phát hành 0\.1\.0: \d+ bước nâng cấp, từ 0016_/)
  assert.match(out, /Nâng cấp được, máy chủ ngừng phục vụ chừng \d+ giây\. Chưa có gì bị thay đổi$/)
  const fewer = [...out.matchAll(/^ {4}(\w+): ([\d.]+) → ([\d.]+) dòng$/gm)].filter(
    ([, , from, to]) => Number(to!.replaceAll('.', '')) < Number(from!.replaceAll('.', '')),
  )
  assert.deepEqual(fewer, [], 'no table loses rows')
  assert.deepEqual(await everything(), before)
})
