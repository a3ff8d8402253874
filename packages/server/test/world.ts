import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from '@trace/platform/start/app.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { transferOwnership, makeProgramRole, programUrl } from '@trace/platform/ports/postgres/program-role.ts'
import { startJobs } from '@trace/platform/start/jobs.ts'
import type { Product } from '@trace/platform/start/product.ts'
import type { Jobs } from '@trace/platform/start/jobs.ts'
import { prepareKeys } from '@trace/platform/start/keyring.ts'
import { openOutbox } from '@trace/platform/notices/outbox.ts'
import type { Outbox } from '@trace/platform/notices/outbox.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import type { Live } from '@trace/platform/live/hub.ts'
import { seedBaseData } from '../src/base-data/base-data.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { openNumbers } from '@trace/platform/store/numbers.ts'
import { noteGround } from './ground.ts'
import type { Ground } from './ground.ts'
import { province } from '../src/province.ts'
import { whileLocked } from './while-locked.ts'

/** A running server with its database and data folder. */
export interface World {
  settings: Settings
  url: string
  sql: Pool
  program: Pool
  live: Live
  app: FastifyInstance
  jobs: Jobs
  outbox: Outbox
  ground: Ground
  closeNumbers(): Promise<void>
  dropDatabase(): Promise<void>
}

/** One seal for all servers of a process, since a process loads it only once. */
const SEAL = randomBytes(32).toString('base64')

/** A database with the folder of its files and keys, for one server. */
export interface Copy {
  url: string
  dataDir: string
  drop(): Promise<void>
}

/** Starts a server on a database of its own: one with base data alone, unless it is given. */
export async function startWorld(given?: Copy, product: Product = province): Promise<World> {
  const admin = process.env['TEST_DATABASE_URL']
  if (!admin) throw new Error('Run the tests with: npm test -- path/of/the.test.ts')
  const { url, dataDir, drop } = given ?? (await newDatabase(admin))
  const settings = { ...readSettings({ DATA_DIR: dataDir }), publicUrl: 'https://truyxuat.example.vn' }
  const databaseUrl = programUrl(url).href
  const sql = connect(url, { max: 8 })
  const program = connect(databaseUrl, { max: 8 })
  await prepareKeys(sql, settings, product.keys)
  const closeNumbers = openNumbers(program, databaseUrl)
  const live = await openLive(program)
  const app = await createApp(product, program, settings, live)
  const jobs = await startJobs({
    product,
    pool: program,
    settings,
    databaseUrl,
    onDefect: (error) => console.error(error),
  })
  // News are sent only when a test asks for them; otherwise they would arrive in the middle of another test.
  const outbox = openOutbox(program, (error) => console.error(error))
  // Scheduled tasks would run in the middle of some test, and those that never ran would count as late after minutes.
  await sql`delete from pgboss.schedule`
  await sql`delete from background_work`
  const ground = await noteGround(connect(url, { max: 1 }), settings)
  return { settings, url, sql, program, live, app, jobs, outbox, ground, closeNumbers, dropDatabase: drop }
}

async function newDatabase(admin: string): Promise<Copy> {
  const root = connect(admin, { max: 1 })
  const name = `test_${createHash('sha1').update(randomUUID()).digest('hex').slice(0, 12)}`
  await root.unsafe(`create database ${name} template ${await baseTemplate(root, admin)} strategy file_copy`)
  await root.unsafe(`grant create on database ${name} to ${programUrl(admin).username}`)
  return {
    url: Object.assign(new URL(admin), { pathname: `/${name}` }).href,
    dataDir: newDataDir(),
    async drop() {
      await root.unsafe(`drop database ${name} with (force)`)
      await root.end()
    },
  }
}

export async function stopWorld(world: World): Promise<void> {
  const { app, jobs, outbox, sql, program, ground, settings } = world
  await app.close()
  await jobs.stop()
  await outbox.stop()
  await Promise.all([sql.end(), program.end(), ground.end(), world.closeNumbers()])
  await world.dropDatabase()
  rmSync(settings.dataDir, { recursive: true, force: true })
}

let shared: World | undefined

/**
 * The server shared by the files of a process that need none of their own; replaced after a file that changed more
 * than rows.
 */
export async function sharedWorld(): Promise<World> {
  if (shared && !(await shared.ground.isUnchanged())) {
    await stopWorld(shared)
    shared = undefined
  }
  shared ??= await startWorld()
  return shared
}

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(join(dataDir, 'keys'), { mode: 0o700 })
  writeFileSync(join(dataDir, 'keys/seal.key'), SEAL, { mode: 0o600 })
  return dataDir
}

/** One lock for all processes of a run: the first makes the template, the others find it. */
const LOCK = 42

/** Migrating and filling in the places takes seconds: done once for all test files, each database is a copy. */
const baseTemplate = (root: Pool, admin: string): Promise<string> =>
  whileLocked(admin, LOCK, async () => {
    const template = 'base_template'
    const [known] = await root`select 1 from pg_database where datname = ${template} and datistemplate`
    if (known) return template
    await root.unsafe(`drop database if exists ${template} with (force)`)
    await root.unsafe(`create database ${template}`)
    const sql = connect(Object.assign(new URL(admin), { pathname: `/${template}` }).href, { max: 2 })
    await migrate(sql, province.migrations)
    await makeProgramRole(sql, admin)
    await transferOwnership(sql, programUrl(admin).username)
    await seedBaseData(sql, readSettings({}))
    await sql.end()
    await root.unsafe(`alter database ${template} is_template true`)
    return template
  })
