import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { testServer } from '../server.ts'

const server = testServer()

test('every change of a row is told with its author and its labels, the newest first', async () => {
  const call = await server.signIn('everything')
  const { id } = (await call('POST', '/tags', { name: 'Gạo' })).data.entry
  await call('PUT', `/tags/${id}`, { name: 'Gạo nếp', slug: 'gao' })
  const { entries } = (await call('GET', `/tags/${id}/revisions`)).data
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['update', 'create'],
  )
  const { entries: last } = (await call('GET', `/tags/${id}/revisions?length=1`)).data
  assert.deepEqual(last, entries.slice(0, 1), 'the head of a page asks for a few')
  assert.equal(entries[0]!.user_id, call.userId)
  assert.deepEqual(entries[0]!.changes, [{ field: 'name', label: 'Tên thẻ', before: 'Gạo', after: 'Gạo nếp' }])
})

test('a row is put back to what it was, and that is a change like any other', async () => {
  const call = await server.signIn('everything')
  const one = { code: 'T1', name: 'Một', sector_kind: 'animal', sort_order: 5 }
  const { id } = (await call('POST', '/product-groups', one)).data.entry
  await call('PUT', `/product-groups/${id}`, { code: 'T1', name: 'Hai', sector_kind: 'plant', sort_order: 6 })
  await call('PUT', `/product-groups/${id}/change-status`)
  await call('PUT', `/product-groups/${id}`, { code: 'T3', name: 'Ba', sector_kind: 'plant', sort_order: 7 })
  const { entries } = (await call('GET', `/product-groups/${id}/revisions`)).data
  const first = entries.at(-1)!.id

  const { data, code } = await call('POST', `/product-groups/${id}/restore/${first}`)
  assert.equal(code, 200)
  assert.partialDeepStrictEqual(data.entry, { ...one, is_active: false }, 'a switch is no part of the form')
  assert.equal((await call('GET', `/product-groups/${id}/revisions`)).data.entries.length, 5)
})

test('there is no revision of another row, nor one for those who may not edit', async () => {
  const call = await server.signIn('everything')
  const one = (await call('POST', '/tags', { name: 'Một' })).data.entry
  const two = (await call('POST', '/tags', { name: 'Hai' })).data.entry
  const [line] = (await call('GET', `/tags/${two.id}/revisions`)).data.entries
  assert.equal((await call('POST', `/tags/${one.id}/restore/${line!.id}`)).code, 404)
  assert.equal((await call('POST', `/tags/${one.id}/restore/x`)).code, 404)
  const group = await server.given(productGroups, { code: 'T1', name: 'Một', sector_kind: 'animal' })
  const reader = await server.signIn([{ action: 'read', subject: 'product_groups' }])
  assert.equal((await reader('POST', `/product-groups/${group.id}/restore/1`)).code, 403)
})

test('what was deleted lies in the trash, and comes back from it', async () => {
  const call = await server.signIn('everything')
  const { id } = (await call('POST', '/tags', { name: 'Gạo' })).data.entry
  await call('DELETE', `/tags/${id}`)
  const { entries, pagination } = (await call('GET', '/trash-tags?search=gao')).data
  assert.equal(pagination!.total, 1)
  assert.deepEqual([entries[0]!.id, entries[0]!.name, entries[0]!.deleted_by], [id, 'Gạo', 'Lan'])
  assert.equal((await call('GET', '/trash-tags?page=2')).data.entries.length, 0)

  assert.equal((await call('POST', `/tags/${id}/recover`)).data.entry.name, 'Gạo')
  assert.equal((await call('GET', '/trash-tags')).data.pagination!.total, 0)
  assert.equal((await call('GET', `/tags/${id}`)).code, 200)
  assert.equal((await call('POST', `/tags/${id}/recover`)).code, 404)
})

test('a row does not come back while another holds what must be unique, nor while what it refers to is gone', async () => {
  const call = await server.signIn('everything')
  const { id } = (await call('POST', '/tags', { name: 'Gạo' })).data.entry
  await call('DELETE', `/tags/${id}`)
  await server.given(tags, { name: 'Gạo' })
  const clash = await call('POST', `/tags/${id}/recover`)
  assert.deepEqual([clash.code, clash.message], [409, 'Tên thẻ đã tồn tại'])

  const parent = await server.given(productGroups, { code: 'T1', name: 'Cha', sector_kind: 'animal' })
  const child = await server.given(productGroups, {
    code: 'T2',
    name: 'Con',
    sector_kind: 'animal',
    parent_id: parent.id,
  })
  assert.equal((await call('DELETE', `/product-groups/${child.id}`)).code, 200)
  assert.equal((await call('DELETE', `/product-groups/${parent.id}`)).code, 200)
  const dangling = await call('POST', `/product-groups/${child.id}/recover`)
  assert.deepEqual([dangling.code, dangling.message], [409, 'Không khôi phục được: nhóm cha của dòng này đã bị xóa'])
})

test('what hangs on a row is told by name before it is deleted, as far as one may see it', async () => {
  const call = await server.signIn('everything')
  const parent = await server.given(productGroups, { code: 'T1', name: 'Cha', sector_kind: 'animal' })
  const child = await server.given(productGroups, {
    code: 'T2',
    name: 'Con',
    sector_kind: 'animal',
    parent_id: parent.id,
  })
  assert.deepEqual((await call('GET', `/product-groups/${parent.id}/uses`)).data.entries, [
    {
      resource: 'product-groups',
      label: 'nhóm sản phẩm',
      count: 1,
      has_hidden: false,
      rows: [{ id: child.id, name: 'Con' }],
    },
  ])
})
