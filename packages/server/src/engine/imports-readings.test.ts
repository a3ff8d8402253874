import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain'
import { finished } from '../../test/finished.ts'
import { testServer } from '../../test/server.ts'
import { sheet, workbooksOf } from '../../test/workbooks.ts'

const server = testServer()

const { send } = workbooksOf(server)

const groupHeadings = ['ID', 'Mã nhóm *', 'Tên nhóm *', 'Nhóm cha', 'Lĩnh vực *', 'Thứ tự']

test('a name is linked to the row that has exactly it; what differs in accents is proposed', async () => {
  const known = { N1: 'Dứa', N2: 'Dưa', N3: 'Cam – Vân “Đồn” ½', N4: 'Xã Cẩm Giang', N5: 'Xã Cẩm Giàng' }
  for (const [code, name] of Object.entries(known))
    await server.given(productGroups, { code, name, sector_kind: 'plant' })
  const call = await server.signIn('everything')
  const bytes = await sheet(
    groupHeadings,
    [null, 'M1', 'Một', 'Dừa', 'Trồng trọt', 1],
    [null, 'M2', 'Hai', 'dứa', 'Trồng trọt', 1],
    [null, 'M3', 'Ba', 'Cam – Vân “Đồn” ½', 'Trồng trọt', 1],
    [null, 'M4', 'Bốn', 'Xã Cẩm Giang', 'Trồng trọt', 1],
    [null, 'M5', 'Năm', 'Dứa'.normalize('NFD'), 'Trồng trọt', 1],
  )
  const job = await send(call, productGroups, bytes, { partial: 'true' })
  const [problem, ...others] = job.problems ?? []
  assert.deepEqual([problem?.row, problem?.message, problem?.said], [2, 'Nhóm cha: không tìm thấy “Dừa”', 'Dừa'])
  assert.match(problem?.proposal ?? '', /^D[ứư]a$/)
  assert.deepEqual(others, [])
  const rows = await server.sql`
    select g.code, p.name from product_groups g join product_groups p on p.id = g.parent_id
    where g.code in ('M2', 'M3', 'M4', 'M5') order by 1`
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Dứa', 'Cam – Vân “Đồn” ½', 'Xã Cẩm Giang', 'Dứa'],
  )
})

test('a number that can be read in two ways is asked once a column, and the answer goes with the import', async () => {
  const call = await server.signIn('everything')
  const bytes = await sheet(
    groupHeadings,
    [null, 'B1', 'Một', null, 'Chăn nuôi', '1,200'],
    [null, 'B2', 'Hai', null, 'Chăn nuôi', '45,000'],
    [null, 'B3', 'Ba', null, 'Chăn nuôi', '1.375'],
  )
  const look = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual([look.created, look.failed], [1, 2])
  const [question, ...others] = look.questions ?? []
  assert.deepEqual(question, {
    column: 'Thứ tự',
    said: '1,200',
    comma: '1,2 (một phẩy hai)',
    point: '1.200 (một nghìn hai trăm)',
  })
  assert.deepEqual(others, [])
  const numbers = [{ column: 'Thứ tự', decimal: 'point' }]
  const all = { dry: false, partial: false, corrections: [], numbers }
  const job = await finished(call, (await call('POST', `/import-product-groups/checked/${look.id}`, all)).data.job)
  assert.deepEqual([job.status, job.created], ['done', 3])
  const rows = await server.sql`select sort_order from product_groups where code in ('B1', 'B2', 'B3') order by code`
  assert.deepEqual(
    rows.map(({ sort_order }) => sort_order),
    [1200, 45_000, 1375],
  )
})
