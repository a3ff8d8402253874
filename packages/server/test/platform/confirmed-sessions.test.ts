import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { hashToken } from '@trace/platform/access/tokens.ts'
import { manufactureForm, productForm } from '../chain.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'

const server = testServer()

type Caller = Awaited<ReturnType<typeof server.signIn>>

/** A product, and somebody who has just changed it: from now on their session is remembered. */
let someone: Caller
let form: Awaited<ReturnType<typeof productForm>>
let product: number

beforeEach(async () => {
  const admin = await server.signIn('everything')
  const { entry: maker } = (await admin('POST', '/manufactures', await manufactureForm(server))).data
  await admin('PUT', `/manufactures/${maker.id}/change-approved`, {})
  form = await productForm(server, maker.id)
  product = (await admin('POST', '/products', form)).data.entry.id
  someone = await server.signIn('everything')
  for (const price of [1, 2]) assert.equal((await change({ price })).code, 200)
})

const change = (values: object) => someone('PUT', `/products/${product}`, { ...form, ...values })
const priceKept = async () => (await server.row('products', product))['price']
const tokenHash = () => hashToken(someone.token)

test('a session that was ended meanwhile writes nothing, and is told so', async () => {
  await server.sql`delete from sessions where token_hash = ${tokenHash()}`
  const reply = await change({ price: 3 })
  assert.deepEqual([reply.code, await priceKept()], [401, 2])
})

test('a session that has run out writes nothing', async () => {
  await server.sql`update sessions set expires_at = now() - interval '1 second' where token_hash = ${tokenHash()}`
  assert.deepEqual([(await change({ price: 3 })).code, await priceKept()], [401, 2])
})

test('an account that was stopped meanwhile writes nothing, and is told why', async () => {
  await server.sql`update users set is_active = false where id = ${someone.userId}`
  const reply = await change({ price: 3 })
  assert.deepEqual([reply.code, (reply.data as { why?: string }).why, await priceKept()], [401, 'stopped', 2])
})

test('a right that was taken meanwhile is not used once more', async () => {
  await server.sql`
    update roles set permission_ids = '{}', version = version + 1 where id = (select role_id from users where id = ${someone.userId})`
  assert.deepEqual([(await change({ price: 3 })).code, await priceKept()], [403, 2])
})

test('who must change the password first is told so before anything is written', async () => {
  await server.sql`update users set must_change_password = true where id = ${someone.userId}`
  const reply = await change({ price: 3 })
  assert.deepEqual([reply.code, (reply.data as { hold?: string }).hold, await priceKept()], [403, 'password', 2])
})

test('who was moved to another producer reaches the rows of that one alone', async () => {
  await server.sql`update roles set scope = 'manufacture', version = version + 1 where id = (select role_id from users where id = ${someone.userId})`
  const before = await server.row('products', product)
  assert.equal((await someone('PUT', `/products/${product}/change-status`)).code, 404)
  assert.deepEqual(await server.row('products', product), before)
})

test('a right that was given meanwhile is used at once', async () => {
  const { userId } = someone
  await server.sql`update roles set permission_ids = '{}', version = version + 1 where id = (select role_id from users where id = ${userId})`
  assert.equal((await change({ price: 3 })).code, 403)
  await server.sql`
    update roles set permission_ids = (select array_agg(id) from permissions), version = version + 1 where id = (select role_id from users where id = ${userId})`
  assert.deepEqual([(await change({ price: 4 })).code, await priceKept()], [200, 4])
})

test('a refusal says nothing of a row to a session that was ended', async () => {
  await server.sql`delete from sessions where token_hash = ${tokenHash()}`
  const [stale, wrong, absent] = [
    await change({ version: 1 }),
    await change({ name: '' }),
    await someone('PUT', '/products/999999', form),
  ]
  assert.deepEqual([stale.code, wrong.code, absent.code], [401, 401, 401])
})

test('a session that only writes is used, too, and does not run out meanwhile', async () => {
  await server.sql`update sessions set last_used_at = now() - interval '2 minutes' where token_hash = ${tokenHash()}`
  assert.equal((await change({ price: 3 })).code, 200)
  const fresh = () =>
    server.sql`select 1 from sessions where token_hash = ${tokenHash()} and last_used_at > now() - interval '1 minute'`
  await until(fresh, (rows) => rows.length === 1)
})

test('many writes of one session at a time are each done once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => someone('POST', '/products', { ...form, gtin: null, name: `Gà số ${at}` })),
  )
  assert.ok(replies.every(({ code }) => code === 200))
  const [made] = await server.sql<
    [{ count: number }]
  >`select count(*)::int as count from products where name like 'Gà số %'`
  assert.equal(made.count, 12)
})
