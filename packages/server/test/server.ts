import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach } from 'node:test'
import type { Permission, Resource, Row, Stamped } from '@trace/domain'
import type { FastifyInstance } from 'fastify'
import { hashToken, newToken } from '../src/engine/access/tokens.ts'
import { systemAuthor } from '../src/engine/access/system-author.ts'
import { createApp } from '../src/start/app.ts'
import { connect } from '../src/ports/postgres/connect.ts'
import type { Pool } from '../src/ports/postgres/connect.ts'
import { migrate } from '../src/ports/postgres/migrate.ts'
import { transferOwnership, makeProgramRole, programUrl } from '../src/ports/postgres/program-role.ts'
import type { Queue } from '../src/ports/jobs/queue.ts'
import { startJobs } from '../src/start/jobs.ts'
import { prepareKeys } from '../src/start/keyring.ts'
import { openLive } from '../src/engine/live/hub.ts'
import type { Live } from '../src/engine/live/hub.ts'
import { operations } from '../src/operations.ts'
import { seedBaseData } from '../src/start/base-data/base-data.ts'
import { readSettings } from '../src/ports/settings/settings.ts'
import { openNumbers } from '../src/engine/store/numbers.ts'
import { openStore } from '../src/engine/store/store.ts'
import { forgetTotals } from '../src/engine/store/totals.ts'
import type { DataAt } from './data-at.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Reply<T = unknown> {
  code: number
  message: string
  data: T
  errors?: Record<string, string[]>
}

/** Calls the API. What it answers is what the operation at that address declares. */
export type CallApi = <const M extends Method, const U extends string>(
  method: M,
  url: U,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Reply<DataAt<M, U>>>

interface SignedIn {
  scope?: 'province' | 'commune' | 'manufacture'
  manufacture_id?: number
  ward_id?: number
  code?: string
}

const ADMIN = process.env['TEST_DATABASE_URL'] ?? ''

/**
 * A server of its own on a database of its own for each test file, with only the ground (places, species, roles) in it before each
 * test; or, where `given` puts more there, with that before the first and whatever tests make of it.
 */
export function testServer(given?: () => Promise<void>) {
  const name = `test_${createHash('sha1').update(randomUUID()).digest('hex').slice(0, 12)}`
  const dataDir = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
  const settings = { ...readSettings({ DATA_DIR: dataDir }), publicUrl: 'https://truyxuat.example.vn' }
  const it = {} as {
    root: Pool
    url: string
    sql: Pool
    sweeper: Pool
    program: Pool
    live: Live
    app: FastifyInstance
    jobs: Queue
    closeNumbers(): Promise<void>
  }
  let takeAwayAdded: () => Promise<string[]>

  before(async () => {
    if (!ADMIN) throw new Error('Run the tests with: npm test -- path/of/the.test.ts')
    it.root = connect(ADMIN, { max: 1 })
    await it.root.unsafe(`create database ${name} template ${await baseTemplate(it.root)} strategy file_copy`)
    await it.root.unsafe(`grant create on database ${name} to ${programUrl(ADMIN).username}`)
    const url = new URL(ADMIN)
    url.pathname = `/${name}`
    it.url = url.href
    it.sql = connect(url.href, { max: 8 })
    it.sweeper = connect(url.href, { max: 1 })
    it.program = connect(programUrl(url.href).href, { max: 8 })
    await prepareKeys(it.sql, settings)
    it.closeNumbers = openNumbers(it.program, programUrl(url.href).href)
    it.live = await openLive(it.program)
    it.app = await createApp(it.program, settings, it.live)
    it.jobs = await startJobs({
      pool: it.program,
      settings,
      operations,
      databaseUrl: programUrl(url.href).href,
      onDefect: (error) => console.error(error),
    })
    // What happens by the clock would happen in the middle of some test.
    await it.sql`delete from pgboss.schedule`
    takeAwayAdded = await groundOf(it.sweeper)
    await given?.()
  })
  if (!given) beforeEach(async () => forgetTotals(it.program, (await takeAwayAdded()).map((table) => [table])))
  after(async () => {
    await it.app.close()
    await it.jobs.stop()
    await Promise.all([it.sql.end(), it.sweeper.end(), it.program.end(), it.closeNumbers()])
    await it.root.unsafe(`drop database ${name} with (force)`)
    await it.root.end()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const open = () => openStore(it.sql, { ...systemAuthor('test', '22'), holds: false })

  return {
    settings,
    /** Where its owner finds the database. */
    get url() {
      return it.url
    },
    /** The database as the server itself has it. */
    get program() {
      return it.program
    },
    /** The database as its owner has it; the server itself has a role that may do less. */
    get sql() {
      return it.sql
    },
    get app() {
      return it.app
    },
    /** Calls the API with a token, or with none. */
    call:
      (token?: string): CallApi =>
      async <M extends Method, U extends string>(method: M, url: U, body?: object, headers = {}) => {
        const reply = await it.app.inject({
          method,
          url: url.startsWith('/api') ? url : `/api/admin${url}`,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
          ...(body && { payload: body }),
        })
        return reply.json<Reply<DataAt<M, U>>>()
      },
    /** Signs in somebody who holds just these permissions, and answers how they call the API. */
    async signIn(
      permissions: Permission[] | 'everything',
      who: SignedIn = {},
    ): Promise<CallApi & { userId: number; token: string }> {
      const ids =
        permissions === 'everything'
          ? await it.sql`select id from permissions`
          : await it.sql`select id from permissions p where exists (
            select 1 from jsonb_to_recordset(${permissions as never}) as g(action text, subject text) where g.action = p.action and g.subject = p.subject)`
      const tag = randomUUID().slice(0, 8)
      const [role] = await it.sql<{ id: number }[]>`
        insert into roles (code, name, scope, permission_ids, approval_status)
        values (${who.code ?? `r_${tag}`}, ${`Vai trò ${tag}`}, ${who.scope ?? 'province'}, ${ids.map(({ id }) => id as number)}, 'approved') returning id`
      const [user] = await it.sql<{ id: number }[]>`
        insert into users (username, name, email, role_id, manufacture_id, ward_id)
        values (${`u_${tag}`}, 'Lan', ${`${tag}@example.com`}, ${role!.id}, ${who.manufacture_id ?? null}, ${who.ward_id ?? null}) returning id`
      const token = newToken('cn')
      await it.sql`insert into sessions (token_hash, user_id, expires_at) values (${hashToken(token)}, ${user!.id}, now() + interval '1 hour')`
      return Object.assign(this.call(token), { userId: user!.id, token })
    },
    /** Puts a row in a table through the store, past permissions and rules. */
    given: async <R extends Resource>(resource: R, values: Partial<Row<R>>): Promise<Row<R>> =>
      (await open().insert(resource, values)) as Row<R>,
    /** A row as the table keeps it. */
    row: async (table: string, id: number): Promise<Record<string, unknown> & Stamped> =>
      (await it.sql<(Record<string, unknown> & Stamped)[]>`select * from ${it.sql(table)} where id = ${id}`)[0]!,
  }
}

/** Migrating and filling in the places takes seconds: done once for all test files, each database is a copy. */
async function baseTemplate(root: Pool): Promise<string> {
  const template = 'base_template'
  await root`select pg_advisory_lock(42)`
  try {
    const [known] = await root`select 1 from pg_database where datname = ${template} and datistemplate`
    if (known) return template
    await root.unsafe(`drop database if exists ${template} with (force)`)
    await root.unsafe(`create database ${template}`)
    const url = new URL(ADMIN)
    url.pathname = `/${template}`
    const sql = connect(url.href, { max: 2 })
    await migrate(sql)
    await makeProgramRole(sql, ADMIN)
    await transferOwnership(sql, programUrl(ADMIN).username)
    await seedBaseData(sql, readSettings({}))
    await sql.end()
    await root.unsafe(`alter database ${template} is_template true`)
    return template
  } finally {
    await root`select pg_advisory_unlock(42)`
  }
}

/**
 * Notes what is in the tables now, and answers what takes away whatever was added since and tells of which tables. It is a function
 * of the database, on a connection of its own: planned once, it asks a hundred tables in a millisecond, and thousands of tests wait
 * for it. Constraints and triggers rest on that connection: the order of tables and the log's seal are not the matter here.
 */
async function groundOf(sql: Pool): Promise<() => Promise<string[]>> {
  const tables = await sql<{ name: string; has_id: boolean }[]>`
    select quote_ident(relname) as name, exists (
      select 1 from pg_attribute where attrelid = c.oid and attname = 'id' and atttypid in ('int4'::regtype, 'int8'::regtype)) as has_id
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where n.nspname = 'public' and relkind in ('r', 'p') and not relispartition and relname <> 'migrations'`
  const ends = await sql.unsafe<{ name: string; has_id: boolean; top: number }[]>(
    tables
      .map(
        ({ name, has_id }) =>
          `select '${name}' as name, ${has_id} as has_id, (select coalesce(${has_id ? 'max(id)' : 'count(*)'}, 0) from ${name})::bigint as top`,
      )
      .join(' union all '),
  )
  const removals = ends
    .filter(({ has_id, top }) => has_id || top === 0)
    .map(({ name, has_id, top }) => {
      const added = `from ${name}${has_id ? ` where id > ${top}` : ''}`
      return `if exists (select ${added}) then delete ${added}; return next '${name}'; end if;`
    })
  await sql.unsafe(`create schema tests; create function tests.take_away_added() returns setof text language plpgsql as $$
    begin
      if current_setting('session_replication_role') <> 'replica' then
        perform set_config('session_replication_role', 'replica', false);
      end if;
      ${removals.join(' ')}
    end $$`)
  return async () => (await sql<{ name: string }[]>`select tests.take_away_added() as name`).map(({ name }) => name)
}
