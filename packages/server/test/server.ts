import { randomUUID } from 'node:crypto'
import { after, before, beforeEach } from 'node:test'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Permission } from '@trace/define/permission.ts'
import type { Resource, Row, StandardColumns } from '@trace/define/resource.ts'
import { hashToken, newToken } from '@trace/platform/access/tokens.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { forgetTotals } from '@trace/platform/store/totals.ts'
import type { Product } from '@trace/platform/start/product.ts'
import { province } from '../src/province.ts'
import type { DataAt } from './data-at.ts'
import { sharedWorld, startWorld, stopWorld } from './world.ts'
import type { Copy, World } from './world.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Reply<T = unknown> {
  code: number
  message: string
  data: T
  errors?: Record<string, string[]>
}

/** Calls the API; the type of the answer is the one that the operation at that address declares. */
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

let files = 0

/**
 * A loopback address for each test file, because rate limits are counted by address in the process that the files
 * share.
 */
const ownAddress = (): string => `127.${1 + (++files >> 8)}.${files & 255}.1`

/**
 * A server for the tests of a file. Without `given`, all files of a process share one, and before each test its
 * database holds only the base data (places, species, roles). With `given`, the file has its own server and
 * database, filled by `given` before the first test and keeping what the tests write; the database starts with base
 * data alone, or is a `copy`. Another `product` has its own server, too.
 */
export function testServer(given?: () => Promise<void>, copy?: () => Promise<Copy>, product: Product = province) {
  const isOwn = given !== undefined || product !== province
  let it!: World
  const remoteAddress = ownAddress()
  const inject = (asked: InjectOptions | string) =>
    it.app.inject({ remoteAddress, ...(typeof asked === 'string' ? { url: asked } : asked) })

  before(async () => {
    it = isOwn ? await startWorld(await copy?.(), product) : await sharedWorld()
    await given?.()
  })
  if (isOwn) after(() => stopWorld(it))
  if (!given)
    beforeEach(async () => {
      await it.outbox.told()
      forgetTotals(
        it.program,
        (await it.ground.takeAwayAdded()).map((table) => [table]),
      )
    })

  const open = () => openStore(it.sql, { ...systemAuthor('test', '22'), holds: false })

  return {
    get settings() {
      return it.settings
    },
    /** Address of the database for its owner. */
    get url() {
      return it.url
    },
    /** Connections with the role of the server. */
    get program() {
      return it.program
    },
    /** Connections of the database's owner; the role of the server may do less. */
    get sql() {
      return it.sql
    },
    /** Delivers the news written so far. */
    told: () => it.outbox.told(),
    /** The app; requests come from this file's own address unless a test names another. */
    get app(): FastifyInstance {
      return new Proxy(it.app, {
        get: (app, name) => (name === 'inject' ? inject : (Reflect.get(app, name) as unknown)),
      })
    },
    /** The address from which requests come. */
    address: remoteAddress,
    /** Calls the API with a token, or with none. */
    call:
      (token?: string): CallApi =>
      async <M extends Method, U extends string>(method: M, url: U, body?: object, headers = {}) => {
        const reply = await inject({
          method,
          url: url.startsWith('/api') ? url : `/api/admin${url}`,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
          ...(body && { payload: body }),
        })
        return reply.json<Reply<DataAt<M, U>>>()
      },
    /** Signs in a user with exactly these permissions, and returns a function that calls the API as that user. */
    async signIn(
      permissions: Permission[] | 'everything',
      who: SignedIn = {},
    ): Promise<CallApi & { userId: number; token: string }> {
      // The new user must not receive earlier news.
      await it.outbox.told()
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
    /** Inserts a row through the store, bypassing permissions and rules. */
    given: async <R extends Resource>(resource: R, values: Partial<Row<R>>): Promise<Row<R>> =>
      (await open().insert(resource, values)) as Row<R>,
    /** A row as stored in its table. */
    row: async (table: string, id: number): Promise<Record<string, unknown> & StandardColumns> =>
      (
        await it.sql<(Record<string, unknown> & StandardColumns)[]>`select * from ${it.sql(table)} where id = ${id}`
      )[0]!,
  }
}
