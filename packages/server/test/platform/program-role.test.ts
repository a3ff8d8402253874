import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { transferOwnership, makeProgramRole } from '@trace/platform/ports/postgres/program-role.ts'
import { testServer } from '../server.ts'
import { MIGRATIONS } from '../../src/migrations.ts'

const server = testServer()
const outer = `outer_${randomUUID().slice(0, 8)}`

const onTheLog = [
  "update system_logs set action = 'update'",
  'delete from system_logs',
  'truncate system_logs',
  'truncate system_logs cascade',
  'drop table system_logs',
  'drop table system_logs cascade',
  'alter table system_logs disable trigger all',
  'drop trigger system_logs_append_only on system_logs',
  'alter table system_logs rename to logs',
  'alter table system_logs owner to current_user',
  'create rule quiet as on insert to system_logs do instead nothing',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old; end $$',
  'drop function refuse_change() cascade',
  'drop function fold(text) cascade',
  'drop extension unaccent cascade',
  'drop schema public cascade',
  'alter table system_logs drop column new_values',
  'grant all on system_logs to current_user; truncate system_logs',
  'delete from migrations',
  'reassign owned by postgres to current_user',
]
const onTheCluster = [
  "set session_replication_role = 'replica'",
  'set role postgres',
  'alter role current_user superuser',
  'create role another superuser login',
  "copy system_logs to program 'true'",
  "select pg_read_file('PG_VERSION')",
  "alter system set fsync = 'off'",
  'create database another',
]

for (const statement of onTheCluster) {
  test(`the program's role may not «${statement}»`, async () => {
    await assert.rejects(server.program.unsafe(statement), { code: '42501' })
  })
}

for (const statement of onTheLog) {
  test(`the program's role may not «${statement}»`, async () => {
    const act = () =>
      server.program.begin(async (sql) => {
        await sql`insert into system_logs (action, subject) values ('create', 'products')`
        await sql.unsafe(statement)
        const [kept] = await sql`select 1 from system_logs where action = 'create'`
        if (!kept) throw new Error('the log was changed in silence')
      })
    await assert.rejects(act, { code: '42501' })
  })
}

test('the program adds to the log and reads it', async () => {
  await server.program`insert into system_logs (action, subject) values ('create', 'products')`
  assert.equal((await server.program`select action from system_logs`).length, 1)
})

test('not even who owns the log empties it', async () => {
  for (const statement of [
    'truncate system_logs',
    "update system_logs set action = 'update'",
    'delete from system_logs',
  ]) {
    await server.sql`insert into system_logs (action, subject) values ('create', 'products')`
    await assert.rejects(server.sql.unsafe(statement), /append-only/)
  }
})

test("all else that migrations make is the program's own, and what it makes as it runs", async () => {
  await server.program`select ensure_scan_months('2031-01-01', '2031-01-31')`
  const others = await server.sql`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p', 'S') and relowner <> 'coi_nguon'::regrole and relname <> 'system_logs_id_seq' order by 1`
  assert.deepEqual(
    others.map(({ name }) => name),
    ['migrations', 'system_logs'],
  )
})

test('an outer PostgreSQL with an owner that is no superuser either is handed over just so', async (t) => {
  const [url, tag] = [new URL(server.url), randomUUID().slice(0, 8)]
  const root = connect(url.href, { max: 1 })
  await root.unsafe(
    `create role owner_${tag} login password 'x'; create role program_${tag} login password 'x'; grant program_${tag} to owner_${tag}`,
  )
  await root.unsafe(`create database ${outer} owner owner_${tag}`)
  Object.assign(url, { pathname: `/${outer}`, username: `owner_${tag}`, password: 'x' })
  const owner = connect(url.href, { max: 1 })
  url.username = `program_${tag}`
  const user = connect(url.href, { max: 1 })
  t.after(async () => {
    await Promise.all([owner.end(), user.end()])
    await root.unsafe(`drop database ${outer} with (force)`)
    await root.unsafe(`drop role program_${tag}, owner_${tag}`)
    await root.end()
  })

  await migrate(owner, MIGRATIONS)
  await transferOwnership(owner, `program_${tag}`)
  await transferOwnership(owner, `program_${tag}`)

  await user`insert into system_logs (action, subject) values ('create', 'products')`
  await assert.rejects(user`drop table system_logs`, { code: '42501' })
  await assert.rejects(user`truncate system_logs`, { code: '42501' })
  assert.deepEqual(await migrate(owner, MIGRATIONS), [])
})

test('a role that was given more is put right at the next start', async () => {
  await server.sql`alter role coi_nguon createdb createrole`
  await makeProgramRole(server.sql, server.url)
  const [role] =
    await server.sql`select rolcreatedb or rolcreaterole or rolsuper as more from pg_roles where rolname = 'coi_nguon'`
  assert.equal(role?.['more'], false)
})
