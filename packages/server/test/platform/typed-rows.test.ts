import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { givenChain, signInAs } from '../chain.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import type { CallApi } from '../server.ts'

const server = testServer()

const cells = (said: Record<string, string>) => Object.entries(said).map(([field, text]) => ({ field, text }))
const typed = async (call: CallApi, rows: object[]) => {
  const reply = await call('POST', '/import-product-groups/rows', { rows })
  assert.equal(reply.code, 200, JSON.stringify(reply))
  return finished(call, reply.data.job)
}
const given = () => server.given(productGroups, { code: 'TH', name: 'Nhóm thử', sector_kind: 'animal', sort_order: 7 })

test('rows typed into a grid are added and edited at once, untouched cells keep their values, and one undo takes all back', async () => {
  const call = await server.signIn('everything')
  const { id, version } = await given()
  const job = await typed(call, [
    { cells: cells({ code: 'A1', name: 'Gà', sector_kind: 'CHĂN NUÔI', parent_id: 'TH' }) },
    { id, version, cells: cells({ name: 'Nhóm thử lớn' }) },
  ])
  assert.equal(job.message, 'Thêm 1, sửa 1, giữ nguyên 0 dòng', JSON.stringify(job.problems))
  const edited = await server.row('product_groups', id)
  assert.deepEqual([edited['name'], edited['code'], edited['sort_order']], ['Nhóm thử lớn', 'TH', 7])

  const undo = await finished(call, (await call('POST', `/jobs/${job.id}/undo`)).data.job)
  assert.equal(undo.message, 'Đã chuyển 1 dòng vào thùng rác, trả 1 dòng về như trước')
  assert.equal((await server.row('product_groups', id))['name'], 'Nhóm thử')
})

test('one wrong cell keeps all out, and is told by its row and field with what was probably meant', async () => {
  const call = await server.signIn('everything')
  await given()
  const job = await typed(call, [
    { cells: cells({ code: 'A1', name: 'Gà', sector_kind: 'Chăn nuôi' }) },
    { cells: cells({ code: 'A2', name: 'Vịt', sector_kind: 'Chăn nuôii', parent_id: 'Nhóm thửu' }) },
    { cells: cells({ code: 'A3' }) },
  ])
  assert.equal(job.status, 'failed')
  assert.deepEqual(
    job.problems?.map(({ row, field, proposal }) => [row, field, proposal]),
    [
      [2, 'sector_kind', 'Chăn nuôi'],
      [2, 'parent_id', 'Nhóm thử'],
      [3, 'name', undefined],
      [3, 'sector_kind', undefined],
    ],
  )
  assert.equal((await server.sql`select 1 from product_groups where code like 'A_'`).length, 0)
})

test('a row that somebody else changed meanwhile is not overwritten', async () => {
  const call = await server.signIn('everything')
  const { id, version } = await given()
  await server.sql`update product_groups set version = version + 1, name = 'Khác' where id = ${id}`
  const job = await typed(call, [{ id, version, cells: cells({ name: 'Của tôi' }) }])
  assert.deepEqual([job.status, job.problems?.[0]?.message], ['failed', 'Dữ liệu đã được người khác thay đổi'])
})

test('who may only edit adds no rows through a grid', async () => {
  const { id, version } = await given()
  const editor = await server.signIn([
    { action: 'list', subject: 'product_groups' },
    { action: 'read', subject: 'product_groups' },
    { action: 'update', subject: 'product_groups' },
  ])
  assert.equal((await typed(editor, [{ id, version, cells: cells({ name: 'Mới' }) }])).status, 'done')
  const added = await typed(editor, [{ cells: cells({ code: 'A1', name: 'Gà', sector_kind: 'Chăn nuôi' }) }])
  assert.deepEqual([added.status, /không có quyền|không được/.test(added.message)], ['failed', true], added.message)
  const nobody = await server.signIn([{ action: 'list', subject: 'product_groups' }])
  assert.equal((await nobody('POST', '/import-product-groups/rows', { rows: [] })).code, 403)
})

test('a row of which somebody may set nothing that was typed stays as it is, and is told so', async () => {
  const { manufacture, product } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const row = { id: product.id, version: product.version, cells: cells({ ocop_star: '5' }) }
  const reply = await owner('POST', '/import-products/rows', { rows: [row] })
  const job = await finished(owner, reply.data.job)
  assert.equal(job.message, 'Thêm 0, sửa 0, giữ nguyên 1 dòng', JSON.stringify(job.problems))
})
