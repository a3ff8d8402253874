import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { connect, type Pool } from '@trace/platform/ports/postgres/connect.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import type { Schema } from '@trace/platform/schema/schema.ts'
import { MIGRATIONS } from '../../src/migrations.ts'

const folder = mkdtempSync(join(tmpdir(), 'coi-nguon-migrations-'))
const name = `migrations_${randomUUID().slice(0, 8)}`
let root: Pool
let sql: Pool

before(async () => {
  root = connect(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  await root.unsafe(`create database ${name}`)
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = `/${name}`
  sql = connect(url.href, { max: 2 })
  await migrate(sql, MIGRATIONS)
})
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(MIGRATIONS, folder, { recursive: true })
})
after(async () => {
  await sql.end()
  await root.unsafe(`drop database ${name}`)
  await root.end()
  rmSync(folder, { recursive: true, force: true })
})

test('an older program refuses a database that a newer one has changed, and names what it lacks', async () => {
  for (const lacking of readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'))) {
    cpSync(MIGRATIONS, folder, { recursive: true })
    rmSync(join(folder, lacking))
    await assert.rejects(
      migrate(sql, folder),
      (error) => error instanceof StartRefusal && error.message.includes(lacking),
    )
  }
})

test('an older program changes nothing in a newer database', async () => {
  rmSync(join(folder, '0016_one-way-to-meet-a-label.sql'))
  writeFileSync(join(folder, '9000_of-another-branch.sql'), 'create table of_another_branch (id integer);')
  await assert.rejects(migrate(sql, folder), /0016_one-way-to-meet-a-label\.sql/)
  assert.equal((await sql`select 1 where to_regclass('of_another_branch') is not null`).length, 0)
})

test('a migration that was changed after it ran is refused by its name', async () => {
  appendFileSync(join(folder, '0003_jobs.sql'), 'create table afterthought (id integer);\n')
  await assert.rejects(
    migrate(sql, folder),
    (error) => error instanceof StartRefusal && error.message.includes('0003_jobs.sql'),
  )
})

test('a file that differs by its ends of lines only is the same migration', async () => {
  const path = join(folder, '0003_jobs.sql')
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
  assert.deepEqual(await migrate(sql, folder), [])
})

test('a database from before checksums gets them with the next start', async () => {
  await sql`alter table migrations drop column checksum`
  assert.deepEqual(await migrate(sql, MIGRATIONS), [])
  assert.equal((await sql`select 1 from migrations where checksum is null`).length, 0)
  appendFileSync(join(folder, '0001_ground.sql'), '-- changed\n')
  await assert.rejects(migrate(sql, folder), /0001_ground\.sql/)
})

test('the migrations have made every column and index that the definitions ask for', async () => {
  const asked = JSON.parse(readFileSync(join(MIGRATIONS, 'schema.json'), 'utf8')) as Schema
  const columns = await sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`
  const indexes = await sql<{ name: string }[]>`select indexname as name from pg_indexes where schemaname = 'public'`
  const [made, found] = [columns, indexes].map((rows) => new Set(rows.map(({ name }) => name)))
  const lacking = Object.entries(asked).flatMap(([table, its]) => [
    ...Object.keys(its.columns).filter((column) => !made!.has(`${table}.${column}`)),
    ...Object.keys(its.indexes).filter((index) => !found!.has(index)),
  ])
  assert.deepEqual(lacking, [])
})
