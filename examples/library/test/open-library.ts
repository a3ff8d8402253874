import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { firstSignIn } from '@trace/platform/accounts/first-sign-in.ts'
import { newResetToken } from '@trace/platform/accounts/resets.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import type { Live } from '@trace/platform/live/hub.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { createApp } from '@trace/platform/start/app.ts'
import { startJobs } from '@trace/platform/start/jobs.ts'
import type { Jobs } from '@trace/platform/start/jobs.ts'
import { prepareKeys } from '@trace/platform/start/keyring.ts'
import { emptyDatabase } from '@trace/server/test/empty-database.ts'
import { operatorCommand } from '@trace/server/test/operator-command.ts'
import { library, MIGRATIONS } from '../src/library.ts'

interface Reply {
  code: number
  message: string
  errors?: Record<string, string[]>
  data: { token: string; entry: { id: number; [name: string]: unknown }; entries: { id: number; name?: string }[] }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const PASSWORD = 'mot-mat-khau-du-dai'

/**
 * The library with a database of its own, for the tests of one file. Requests without a token are made as its
 * librarian.
 */
export function openLibrary() {
  let app: Awaited<ReturnType<typeof createApp>>
  let sql: Pool
  let url = ''
  let live: Live
  let jobs: Jobs
  let dropDatabase: () => Promise<void>
  let librarian = ''
  const dataDir = mkdtempSync(join(tmpdir(), 'library-'))
  const settings = { ...readSettings({ DATA_DIR: dataDir }), adminEmail: 'thuthu@example.vn', metricsToken: 'metrics' }

  before(async () => {
    url = await emptyDatabase({ after: (drop) => void (dropDatabase = drop as () => Promise<void>) })
    sql = connect(url, { max: 4 })
    await migrate(sql, MIGRATIONS)
    mkdirSync(join(dataDir, 'keys'))
    writeFileSync(join(dataDir, 'keys/seal.key'), randomBytes(32).toString('base64'))
    await prepareKeys(sql, settings, library.keys)
    await library.prepare(sql, settings)
    await firstSignIn(sql, settings, library.firstAccount)
    live = await openLive(sql)
    app = await createApp(library, sql, settings, live)
    jobs = await startJobs({ product: library, pool: sql, settings, databaseUrl: url, onDefect: assert.fail })
    const [email, password] = readFileSync(join(dataDir, 'first-sign-in.txt'), 'utf8').split('\n')
    librarian = (await ask('POST', '/api/auth/login', { email, password })).data.token
  })

  after(async () => {
    await app.close()
    await jobs.stop()
    await sql.end()
    await dropDatabase()
    rmSync(dataDir, { recursive: true })
  })

  async function ask(method: Method, url: string, body?: object, as = librarian): Promise<Reply> {
    const headers = as === '' ? {} : { authorization: `Bearer ${as}` }
    return (await app.inject({ method, url, headers, ...(body && { payload: body }) })).json()
  }

  const add = async (list: string, body: object): Promise<number> =>
    (await ask('POST', `/api/admin/${list}`, body)).data.entry.id

  /** Creates an account with a role, sets its password through the reset link, as by mail, and signs in. */
  async function signInAs(role: string, more: object = {}): Promise<string> {
    const [found] = await sql<{ id: number }[]>`select id from roles where code = ${role}`
    const email = `${role}@example.vn`
    const id = await add('users', { name: role, email, role_id: found!.id, ...more })
    const token = await newResetToken(sql, id)
    const chosen = { token, password: PASSWORD, password_confirmation: PASSWORD }
    assert.equal((await ask('POST', '/api/auth/reset-password', chosen, '')).code, 200)
    return (await ask('POST', '/api/auth/login', { email, password: PASSWORD }, '')).data.token
  }

  return {
    settings,
    ask,
    add,
    signInAs,
    sql: () => sql,
    /** Composes the library once more, with only these operations. */
    compose: (operations: typeof library.operations) => createApp({ ...library, operations }, sql, settings, live),
    /** Runs an operator's command of the library by its name. */
    command: (name: string, ...args: string[]) =>
      operatorCommand(
        { DATABASE_URL: url, DATA_DIR: dataDir },
        'unlimited',
        'examples/library/operate.mjs',
      )(name, ...args),
    get: async (url: string, token?: string): Promise<{ body: string }> =>
      app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} }),
  }
}
