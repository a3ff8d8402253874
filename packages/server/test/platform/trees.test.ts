import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, fieldsOf } from '../chain.ts'
import { testServer } from '../server.ts'

const server = testServer()

test('the menu of the site has three levels at most, and nothing hangs below itself', async () => {
  const admin = await server.signIn('everything')
  const item = (name: string, parent_id: number | null = null) => ({
    name,
    parent_id,
    position: 'header',
    link_type: 'route',
    link_value: '/',
  })
  const ids: number[] = []
  for (const name of ['Một', 'Hai', 'Ba']) ids.push(entryOf(await admin('POST', '/menus', item(name, ids.at(-1)))).id)
  assert.deepEqual((await admin('POST', '/menus', item('Bốn', ids[2]))).errors, {
    parent_id: ['Mục cha không hợp lệ: tối đa 3 cấp'],
  })
  assert.deepEqual(fieldsOf(await admin('PUT', `/menus/${ids[0]}`, item('Một', ids[2]))), ['parent_id'])
  assert.deepEqual(fieldsOf(await admin('PUT', `/menus/${ids[0]}`, item('Một', ids[0]))), ['parent_id'])
  const top = entryOf(await admin('POST', '/menus', item('Trên')))
  assert.deepEqual(fieldsOf(await admin('PUT', `/menus/${ids[0]}`, item('Một', top.id))), ['parent_id'])
  entryOf(await admin('PUT', `/menus/${ids[1]}`, item('Hai', top.id)))
})

test('a product group stands below another, and none below that', async () => {
  const admin = await server.signIn('everything')
  const group = (code: string, parent_id: number | null) => ({ code, name: code, sector_kind: 'plant', parent_id })
  const top = entryOf(await admin('POST', '/product-groups', group('A', null)))
  const below = entryOf(await admin('POST', '/product-groups', group('B', top.id)))
  assert.deepEqual((await admin('POST', '/product-groups', group('C', below.id))).errors, {
    parent_id: ['Nhóm cha không hợp lệ: tối đa 2 cấp'],
  })
})
