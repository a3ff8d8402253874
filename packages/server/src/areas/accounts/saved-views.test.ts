import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallApi } from '../../../test/server.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const view = { name: 'Chờ duyệt', screen: 'products', query: 'approval_status=pending&sort_by=name' }
const sharer = { action: 'edit', subject: 'roles' } as const

const roleOf = async (call: CallApi): Promise<number> => (await call('GET', '/profile')).data.entry.role.id
const namesOf = async (call: CallApi, screen = 'products'): Promise<string[]> =>
  (await call('GET', `/saved-views?screen=${screen}`)).data.entries.map(({ name }) => name)

test('what one saves is there again, for its own list only', async () => {
  const lan = await server.signIn([])
  const saved = await lan('POST', '/saved-views', view)
  assert.equal(saved.code, 200, saved.message)
  await lan('POST', '/saved-views', { ...view, name: 'Chờ duyệt lô', screen: 'culture/batches' })

  const { entries } = (await lan('GET', '/saved-views?screen=products')).data
  assert.equal(entries.length, 1)
  assert.equal(entries[0]!.query, view.query)
  assert.deepEqual([entries[0]!.is_own, entries[0]!.is_default], [true, false])
})

for (const scope of ['commune', 'manufacture'] as const) {
  test(`views are for those who see one ${scope} only, too`, async () => {
    const call = await server.signIn([], { scope })
    assert.equal((await call('POST', '/saved-views', view)).code, 200)
    assert.deepEqual(await namesOf(call), ['Chờ duyệt'])
  })
}

test('nobody sees, changes or deletes the views of another', async () => {
  const [lan, minh] = [await server.signIn([]), await server.signIn([])]
  const { id } = (await lan('POST', '/saved-views', view)).data.entry

  assert.deepEqual(await namesOf(minh), [])
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', '/change-default'],
  ] as const) {
    const reply = await minh(method, `/saved-views/${id}${path}`, { ...view, is_default: true })
    assert.deepEqual([reply.code, reply.message], [404, 'Không tìm thấy chế độ xem'])
  }
  assert.equal((await minh('GET', '/trash-saved-views')).code, 404)
})

test('a view shared with a role is there for those who hold it, who leave it as it is', async () => {
  const [chief, officer] = [await server.signIn([sharer]), await server.signIn([])]
  const shared = await chief('POST', '/saved-views', { ...view, role_ids: [await roleOf(officer)] })
  assert.equal(shared.code, 200, shared.message)

  assert.deepEqual(await namesOf(officer), ['Chờ duyệt'])
  const reply = await officer('DELETE', `/saved-views/${shared.data.entry.id}`)
  assert.deepEqual([reply.code, reply.message], [403, 'Chỉ người tạo được sửa hoặc xóa chế độ xem này'])
})

test('only those who decide on roles share with one', async () => {
  const [lan, other] = [await server.signIn([]), await server.signIn([])]
  const reply = await lan('POST', '/saved-views', { ...view, role_ids: [await roleOf(other)] })
  assert.deepEqual([reply.code, Object.keys(reply.errors ?? {})], [422, ['role_ids']])
})

test('a view is renamed, but not to the name of another of the same list', async () => {
  const lan = await server.signIn([])
  const { id } = (await lan('POST', '/saved-views', view)).data.entry
  await lan('POST', '/saved-views', { ...view, name: 'Còn hàng' })

  assert.equal((await lan('PUT', `/saved-views/${id}`, { ...view, name: 'Chưa duyệt' })).code, 200)
  assert.deepEqual((await lan('PUT', `/saved-views/${id}`, { ...view, name: 'Còn hàng' })).errors, {
    name: ['Bạn đã có chế độ xem tên này'],
  })
  assert.deepEqual(await namesOf(lan), ['Chưa duyệt', 'Còn hàng'])
})

test('the default is one view a list, told with the profile, and gone with the view', async () => {
  const lan = await server.signIn([])
  const defaults = async () => (await lan('GET', '/profile')).data.entry.default_views
  const [first, second] = [
    await lan('POST', '/saved-views', view),
    await lan('POST', '/saved-views', { ...view, name: 'Còn hàng', query: null }),
  ]
  await lan('PUT', `/saved-views/${first.data.entry.id}/change-default`, { is_default: true })
  assert.deepEqual(await defaults(), [{ view_id: first.data.entry.id, screen: 'products', query: view.query }])

  await lan('PUT', `/saved-views/${second.data.entry.id}/change-default`, { is_default: true })
  assert.deepEqual(await defaults(), [{ view_id: second.data.entry.id, screen: 'products', query: null }])

  await lan('DELETE', `/saved-views/${second.data.entry.id}`)
  assert.deepEqual(await defaults(), [])
})

test('a default that is no longer shared with one does not count', async () => {
  const [chief, officer] = [await server.signIn([sharer]), await server.signIn([])]
  const { id } = (await chief('POST', '/saved-views', { ...view, role_ids: [await roleOf(officer)] })).data.entry
  await officer('PUT', `/saved-views/${id}/change-default`, { is_default: true })
  await chief('PUT', `/saved-views/${id}`, { ...view, role_ids: [] })
  assert.deepEqual((await officer('GET', '/profile')).data.entry.default_views, [])
})
