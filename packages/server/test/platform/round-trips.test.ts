import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { manufactureForm, productForm } from '../chain.ts'
import { testServer } from '../server.ts'
import { openRelay } from '@trace/postgres/test/relay.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { programUrl } from '@trace/platform/ports/postgres/program-role.ts'
import { createApp } from '@trace/platform/start/app.ts'
import { openLive } from '@trace/platform/live/hub.ts'
import { province } from '../../src/province.ts'

const server = testServer()

/** How often each request is made before one is counted: a connection prepares its statements at their first use. */
const BEFORE = 3

/** Another server on the same database, with a single connection whose statements and round trips are counted. */
async function countedServer(t: TestContext, token: string) {
  const relay = await openRelay(programUrl(server.url).href)
  const statements: string[] = []
  const pool = connect(relay.url, { max: 1, onStatement: (text) => statements.push(text) })
  const live = await openLive(server.program)
  const app = await createApp(province, pool, server.settings, live)
  t.after(async () => {
    await app.close()
    await live.close()
    await pool.end()
    relay.close()
  })
  return async (method: 'GET' | 'POST' | 'PUT', url: string, payload: (turn: number) => object = () => ({})) => {
    let cost = { statements: 0, trips: 0 }
    for (let turn = 0; turn <= BEFORE; turn++) {
      const [said, trips] = [statements.length, relay.trips()]
      const headers = { authorization: token }
      const reply = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: payload(turn) }) })
      assert.equal(reply.statusCode, 200, reply.body)
      cost = { statements: statements.length - said, trips: relay.trips() - trips }
    }
    return cost
  }
}

test('reading, changing and making a row takes no more statements and waits for PostgreSQL than it did', async (t) => {
  const admin = await server.signIn('everything')
  const { entry: maker } = (await admin('POST', '/manufactures', await manufactureForm(server))).data
  await admin('PUT', `/manufactures/${maker.id}/change-approved`, {})
  const form = await productForm(server, maker.id)
  const { entry: product } = (await admin('POST', '/products', form)).data
  const cost = await countedServer(t, admin.token)

  const row = `/api/admin/products/${product.id}`
  assert.deepEqual(
    {
      list: await cost('GET', '/api/admin/products'),
      get: await cost('GET', row),
      update: await cost('PUT', row, (turn) => ({ ...form, price: 1000 + turn })),
      toggle: await cost('PUT', `${row}/change-highlight`),
      create: await cost('POST', '/api/admin/products', (turn) => ({ ...form, gtin: null, name: `Gà số ${turn}` })),
    },
    {
      list: { statements: 3, trips: 3 },
      get: { statements: 2, trips: 2 },
      update: { statements: 9, trips: 3 },
      toggle: { statements: 7, trips: 3 },
      create: { statements: 11, trips: 4 },
    },
  )
})

test('a change whose log line cannot be written is neither answered nor kept', async () => {
  const admin = await server.signIn('everything')
  const { entry: maker } = (await admin('POST', '/manufactures', await manufactureForm(server))).data
  await admin('PUT', `/manufactures/${maker.id}/change-approved`, {})
  const { entry: product } = (await admin('POST', '/products', await productForm(server, maker.id))).data
  await server.sql`alter table system_logs add constraint unwritten check (action <> 'toggle') not valid`
  const reply = await admin('PUT', `/products/${product.id}/change-highlight`)
  await server.sql`alter table system_logs drop constraint unwritten`
  assert.equal(reply.code, 500)
  assert.equal((await server.row('products', product.id))['is_highlight'], false)
})
