import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { makeProgramRole, programUrl, transferOwnership } from '@trace/platform/ports/postgres/program-role.ts'
import { freePort, launchServer } from './product.ts'
import { whileLocked } from './while-locked.ts'
import type { Copy } from './world.ts'

/** The first account of the demo province. */
export const FIRST = { email: 'admin@example.com', password: 'hành trình thử trong trình duyệt' }

/** A template database, and the folder of the files that belong to it. */
interface Ground {
  template: string
  files: string
}

const TEMPLATE = 'demo_province'
/** One lock for all processes of a run: the first loads the province, the others find it. */
const LOCK = 43

/**
 * The demo province, loaded once a run by a server that starts with it. Its files are next to the data of the
 * throw-away PostgreSQL, and are deleted with it.
 */
export const demoProvince = (): Promise<Ground> =>
  whileLocked(addressOf('postgres'), LOCK, () =>
    asRoot(async (root) => {
      const [place] = await root<{ data_directory: string }[]>`show data_directory`
      const ground = { template: TEMPLATE, files: join(dirname(place!.data_directory), TEMPLATE) }
      const [known] = await root`select 1 from pg_database where datname = ${TEMPLATE} and datistemplate`
      if (!known) await loadProvince(root, ground.files)
      return ground
    }),
  )

async function loadProvince(root: Pool, files: string): Promise<void> {
  await root.unsafe(`drop database if exists ${TEMPLATE} with (force)`)
  await root.unsafe(`create database ${TEMPLATE}`)
  rmSync(files, { recursive: true, force: true })
  mkdirSync(files)
  const url = addressOf(TEMPLATE)
  const end = await launchServer({
    DATABASE_URL: url,
    DATA_DIR: files,
    SEED: 'demo',
    PORT: String(await freePort()),
    ADMIN_EMAIL: FIRST.email,
    ADMIN_PASSWORD: FIRST.password,
  })
  await end('SIGTERM')
  const owner = connect(url, { max: 1 })
  await makeProgramRole(owner, url)
  await transferOwnership(owner, programUrl(url).username)
  await owner.end()
  await root.unsafe(`alter database ${TEMPLATE} is_template true`)
}

/** Copies the demo province: half a second, where loading it takes twenty. */
export async function copyDemoProvince(): Promise<Copy> {
  const { template, files } = await demoProvince()
  const name = `demo_${randomUUID().slice(0, 8)}`
  const dataDir = join(dirname(files), name)
  await asRoot((root) => root.unsafe(`create database ${name} template ${template} strategy file_copy`))
  cpSync(files, dataDir, { recursive: true })
  return {
    url: addressOf(name),
    dataDir,
    async drop() {
      await asRoot((root) => root.unsafe(`drop database ${name} with (force)`))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs work on a separate connection to the database `postgres`. */
async function asRoot<T>(work: (root: Pool) => Promise<T>): Promise<T> {
  const root = connect(addressOf('postgres'), { max: 1 })
  try {
    return await work(root)
  } finally {
    await root.end()
  }
}

function addressOf(database: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL']!)
  url.pathname = `/${database}`
  return url.href
}
