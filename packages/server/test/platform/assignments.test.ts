import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, fieldsOf, givenChain, productForm, signInAs } from '../chain.ts'
import { testServer } from '../server.ts'
import type { CallApi } from '../server.ts'

const server = testServer()

async function givenQueue() {
  const chain = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const [lan, minh] = [await signInAs(server, 'appraiser'), await signInAs(server, 'appraiser')]
  await server.sql`update users set name = 'Ngô Văn N' where id = ${lan.userId}`
  await server.sql`update users set name = 'Lê Thị B' where id = ${minh.userId}`
  const send = async (name: string) => {
    const form = await productForm(server, chain.manufacture.id, { name, gtin: null })
    return entryOf(await owner('POST', '/products', form)).id
  }
  const [eggs, honey] = [await send('Trứng gà'), await send('Mật ong')]
  return { ...chain, owner, lan, minh, eggs, honey }
}

interface Waiting {
  id: number
  name: string
  taken_by: string | null
  taken_by_id: number | null
  taken_at: string | null
}

const waitingFor = async (call: CallApi, query = '') =>
  (await call('GET', `/inbox${query}`)).data as { entries: Waiting[]; kinds: { count: number }[] }
const namesFor = async (call: CallApi, query = '') => {
  const { entries, kinds } = await waitingFor(call, query)
  return { names: entries.map(({ name }) => name), counts: kinds.map(({ count }) => count) }
}
const take = (call: CallApi, id: number, user_id: number | null) =>
  call('PUT', `/products/${id}/change-taken`, { user_id })

test('whoever takes what waits is shown to others, who find what nobody has taken', async () => {
  const { lan, minh, eggs } = await givenQueue()
  const { message } = await take(lan, eggs, lan.userId)
  assert.equal(message, 'Bạn đã nhận xử lý Trứng gà')
  const row = (await waitingFor(minh)).entries.find(({ id }) => id === eggs)
  assert.deepEqual([row!.taken_by, row!.taken_by_id, Boolean(row!.taken_at)], ['Ngô Văn N', lan.userId, true])
  assert.deepEqual(await namesFor(minh, '?taken=nobody'), { names: ['Mật ong'], counts: [1] })
  assert.deepEqual(await namesFor(lan, '?taken=mine'), { names: ['Trứng gà'], counts: [1] })
  assert.deepEqual(await namesFor(minh, '?taken=mine'), { names: [], counts: [] })
})

test('what somebody took is handed to another, who is told, and given back', async () => {
  const { lan, minh, eggs } = await givenQueue()
  await take(lan, eggs, lan.userId)
  const { entries } = (await lan('GET', `/products/${eggs}/handlers?q=le`)).data
  assert.deepEqual(
    entries.map(({ id, name }) => [id, name]),
    [[minh.userId, 'Lê Thị B']],
  )
  assert.equal((await take(lan, eggs, minh.userId)).message, 'Đã giao Trứng gà cho Lê Thị B')
  await server.told()
  const [told] = (await minh('GET', '/notices')).data.entries
  assert.equal(told!.title, 'Sản phẩm “Trứng gà” được giao cho bạn xử lý')
  assert.equal((await take(lan, eggs, null)).code, 422, 'it is not hers any more')
  assert.equal((await take(minh, eggs, null)).message, 'Đã trả lại Trứng gà')
  assert.deepEqual((await namesFor(lan, '?taken=nobody')).counts, [2])
  const lines = await server.sql<{ new_values: { taken_by: string | null } }[]>`
    select new_values from system_logs where subject = 'assignments' and entity_id = ${eggs} order by id`
  assert.deepEqual(
    lines.map(({ new_values }) => new_values.taken_by),
    ['Ngô Văn N', 'Lê Thị B', null],
  )
})

test('only people who deal with it can have it', async () => {
  const { owner, lan, eggs } = await givenQueue()
  const inspector = await signInAs(server, 'inspector')
  for (const user of [owner.userId, inspector.userId, 999_999])
    assert.deepEqual(fieldsOf(await take(lan, eggs, user)), ['user_id'])
  assert.equal((await take(inspector, eggs, inspector.userId)).code, 403)
  assert.equal((await take(owner, eggs, owner.userId)).code, 422, 'it waits for staff')
})

test('what was decided is nobody’s any more, also when it waits again; undoing the decision gives it back', async () => {
  const { owner, lan, eggs, manufacture } = await givenQueue()
  await take(lan, eggs, lan.userId)
  const decide = (body: object) => lan('PUT', `/products/${eggs}/change-approved`, body)
  const { version } = entryOf(await decide({ approval_status: 'approved' }))
  assert.deepEqual((await namesFor(lan, '?taken=mine')).names, [])
  assert.equal(entryOf(await lan('GET', `/products/${eggs}/beside`)).taken_by, null)
  assert.equal((await lan('POST', `/products/${eggs}/undo`, { version })).code, 200)
  assert.deepEqual((await namesFor(lan, '?taken=mine')).names, ['Trứng gà'])

  entryOf(await decide({ approval_status: 'rejected', reject_reason: 'Ảnh mờ' }))
  const form = await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null, price: 12_000 })
  entryOf(await owner('PUT', `/products/${eggs}`, form))
  assert.deepEqual((await namesFor(lan, '?taken=mine')).names, [])
  assert.deepEqual((await namesFor(lan, '?taken=nobody')).counts, [2])
})
