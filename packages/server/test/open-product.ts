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
import type { Product } from '@trace/platform/start/product.ts'
import { emptyDatabase } from './empty-database.ts'
import { operatorCommand } from './operator-command.ts'

interface Reply {
  code: number
  message: string
  errors?: Record<string, string[]>
  data: { token: string; entry: { id: number; [name: string]: unknown }; entries: { id: number; name?: string }[] }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const PASSWORD = 'mot-mat-khau-du-dai'

/**
 * Opens a product of `examples/` with a database of its own, for the tests of one file. Requests without a token are
 * made by its first account.
 */
export function openProduct(product: Product, operate: string) {
  let app: Awaited<ReturnType<typeof createApp>>
  let sql: Pool
  let url = ''
  let live: Live
  let jobs: Jobs
  let dropDatabase: () => Promise<void>
  let first = ''
  const dataDir = mkdtempSync(join(tmpdir(), 'product-'))
  const settings = {
    ...readSettings({ DATA_DIR: dataDir }),
    adminEmail: 'dau-tien@example.vn',
    metricsToken: 'metrics',
  }

  before(async () => {
    url = await emptyDatabase({ after: (drop) => void (dropDatabase = drop as () => Promise<void>) })
    sql = connect(url, { max: 4 })
    await migrate(sql, product.migrations)
    mkdirSync(join(dataDir, 'keys'))
    writeFileSync(join(dataDir, 'keys/seal.key'), randomBytes(32).toString('base64'))
    await prepareKeys(sql, settings, product.keys)
    await product.prepare(sql, settings)
    await firstSignIn(sql, settings, product.firstAccount)
    live = await openLive(sql)
    app = await createApp(product, sql, settings, live)
    jobs = await startJobs({ product, pool: sql, settings, databaseUrl: url, onDefect: assert.fail })
    const [email, password] = readFileSync(join(dataDir, 'first-sign-in.txt'), 'utf8').split('\n')
    first = (await ask('POST', '/api/auth/login', { email, password })).data.token
  })

  after(async () => {
    await app.close()
    await jobs.stop()
    await sql.end()
    await dropDatabase()
    rmSync(dataDir, { recursive: true })
  })

  async function ask(method: Method, url: string, body?: object, as = first): Promise<Reply> {
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
    compose: (operations: Product['operations']) => createApp({ ...product, operations }, sql, settings, live),
    /** Runs an operator's command of the product by its name. */
    command: (name: string, ...args: string[]) =>
      operatorCommand({ DATABASE_URL: url, DATA_DIR: dataDir }, 'unlimited', operate)(name, ...args),
    get: async (url: string, token?: string): Promise<{ body: string }> =>
      app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} }),
  }
}
