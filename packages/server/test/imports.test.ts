import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups, resources, tags } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { operations } from '../src/operations/index.ts'
import { makeWorkbook, readSheet } from '../src/sheets/workbook.ts'
import type { Cell } from '../src/sheets/workbook.ts'
import { finished } from './finished.ts'
import { testServer } from './server.ts'
import { upload } from './upload.ts'

const server = testServer()

type Signed = Awaited<ReturnType<typeof server.signIn>>

const sheet = (headings: string[], ...rows: Cell[][]) =>
  makeWorkbook([{ name: 'Dữ liệu', columns: headings.map((heading) => ({ heading, width: 20, format: 'text' })), rows }])

async function send(call: Signed, resource: Resource, bytes: Buffer, { dry = false, ...fields }: { dry?: boolean; partial?: string; rows?: string } = {}) {
  const reply = await upload(server.app, `/import-${resource.name}${dry ? '/preview' : ''}`, { token: call.token, name: 'dữ liệu.xlsx', bytes, fields })
  assert.equal(reply.code, 200, reply.message)
  return finished(call, reply.data.job)
}

async function rowsAt(url: string): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for await (const { cells } of readSheet((await server.app.inject({ url })).rawPayload)) rows.push(cells)
  return rows
}

const groupHeadings = ['ID', 'Mã nhóm *', 'Tên nhóm *', 'Nhóm cha', 'Lĩnh vực *', 'Thứ tự']
const groups = () => sheet(groupHeadings,
  ['Ví dụ', 'VD', 'Nhóm mẫu', null, 'Trồng trọt', 1],
  [null, 'TG', 'Thử gà', null, 'Chăn nuôi', 1],
  [null, 'TV', 'Thử vịt', 'Nhóm thử', 'Chăn nuôi', 2],
  [null, '007', 'Thử tôm', 'TH', 'thuy san', '3'],
)

async function givenParent() {
  return server.given(productGroups, { code: 'TH', name: 'Nhóm thử', sector_kind: 'animal' })
}

test('a workbook is brought in: names and codes find their rows, labels their words, the example is passed over', async () => {
  const parent = await givenParent()
  const call = await server.signIn('everything')
  const job = await send(call, productGroups, await groups())
  assert.deepEqual([job.status, job.message], ['done', 'Thêm 3, sửa 0, giữ nguyên 0 dòng'])
  const rows = await server.sql`select code, name, parent_id, sector_kind, sort_order, created_by from product_groups where id > ${parent.id} order by id`
  assert.deepEqual(rows.map((row) => ({ ...row })), [
    { code: 'TG', name: 'Thử gà', parent_id: null, sector_kind: 'animal', sort_order: 1, created_by: call.userId },
    { code: 'TV', name: 'Thử vịt', parent_id: parent.id, sector_kind: 'animal', sort_order: 2, created_by: call.userId },
    { code: '007', name: 'Thử tôm', parent_id: parent.id, sector_kind: 'seafood', sort_order: 3, created_by: call.userId },
  ])
})

test('a dry run tells the problem of every cell and writes nothing', async () => {
  await givenParent()
  const call = await server.signIn('everything')
  const bytes = await sheet(groupHeadings,
    [null, 'TG', 'Thử gà', 'Không có nhóm này', 'Chăn nuôi', 1],
    [null, null, 'Thử cá', null, 'Nghề rừng', 'hai'],
    [null, 'X1', 'Ong', null, 'Chăn nuôi', 1],
    [null, 'X1', 'Tằm', null, 'Chăn nuôi', 1],
    [999999, 'X2', 'Dế', null, 'Chăn nuôi', 1],
  )
  const { status, failed, created, problems } = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual([status, failed, created], ['done', 4, 1])
  const told = problems.map(({ row, column, message }: { row: number; column: string; message: string }) => [row, column, message])
  assert.deepEqual(told.sort(), [
    [2, 'Nhóm cha', 'Nhóm cha: không tìm thấy "Không có nhóm này"'],
    [3, 'Lĩnh vực', 'Lĩnh vực không hợp lệ: "Nghề rừng"'],
    [3, 'Mã nhóm', 'Mã nhóm bắt buộc'],
    [3, 'Thứ tự', 'Thứ tự phải là số'],
    [5, 'Mã nhóm', 'Mã nhóm trùng với dòng 4'],
    [6, 'ID', 'Không tìm thấy nhóm sản phẩm có ID 999999'],
  ])
  assert.equal((await server.sql`select 1 from product_groups where name like 'Thử%'`).length, 0)
})

test('a rule that only the database knows is told at its cell too', async () => {
  await givenParent()
  const call = await server.signIn('everything')
  const bytes = await sheet(groupHeadings, [null, null, 'Nhóm khác', null, 'Chăn nuôi', 'hai'], [null, 'M', 'Nhóm thử', null, 'Chăn nuôi', 1])
  const { problems } = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual(problems.map(({ row, column, message }: { row: number; column: string; message: string }) => [row, column, message]), [
    [2, 'Mã nhóm', 'Mã nhóm bắt buộc'],
    [2, 'Thứ tự', 'Thứ tự phải là số'],
    [3, 'Tên nhóm', 'Tên nhóm đã tồn tại'],
  ])
})

test('one wrong row keeps all out, and a workbook of the wrong rows comes back to be mended', async () => {
  const call = await server.signIn('everything')
  const job = await send(call, productGroups, await groups())
  assert.deepEqual([job.status, job.message], ['failed', '2 dòng có lỗi, chưa nhập dòng nào'])
  assert.equal((await server.sql`select 1 from product_groups where name like 'Thử%'`).length, 0)
  const [headings, ...rows] = await rowsAt(job.url)
  assert.deepEqual(headings, [...groupHeadings, 'Lỗi'])
  assert.deepEqual(rows.map((row) => row.at(-1)), ['Nhóm cha: không tìm thấy "Nhóm thử"', 'Nhóm cha: không tìm thấy "TH"'])
})

test('the right rows alone may be taken, or chosen ones', async () => {
  const call = await server.signIn('everything')
  const partial = await send(call, productGroups, await groups(), { partial: 'true' })
  assert.deepEqual([partial.status, partial.message], ['done', 'Thêm 1, sửa 0, giữ nguyên 0 dòng, 2 dòng có lỗi được trả lại'])
  const two = await sheet(['Tên thẻ'], ['Một'], ['Hai'], ['Ba'])
  const chosen = await send(call, tags, two, { rows: '2,4' })
  assert.equal(chosen.created, 2)
  assert.deepEqual((await server.sql`select name from tags order by id`).map(({ name }) => name), ['Một', 'Ba'])
})

test('an import is taken back: what it made goes to the trash, but for rows that changed since', async () => {
  const call = await server.signIn('everything')
  const job = await send(call, tags, await sheet(['Tên thẻ'], ['Một'], ['Hai'], ['Ba']))
  assert.equal(job.undoable, true)
  const [first] = await server.sql<{ id: number }[]>`select id from tags where name = 'Một'`
  assert.equal((await call('PUT', `/tags/${first!.id}`, { name: 'Một, đã sửa' })).code, 200)

  const other = await server.signIn('everything')
  assert.equal((await other('POST', `/jobs/${job.id}/undo`)).code, 404)
  const undo = await finished(call, (await call('POST', `/jobs/${job.id}/undo`)).data.job)
  assert.equal(undo.message, 'Đã chuyển 2 dòng vào thùng rác, giữ lại 1 dòng')
  assert.deepEqual(undo.refused.map(({ label, message }: { label: string; message: string }) => [label, message]), [['Một, đã sửa', 'Đã có thay đổi sau khi nhập']])
  assert.deepEqual((await call('GET', '/tags')).data.entries.map(({ name }: { name: string }) => name), ['Một, đã sửa'])
  assert.equal((await call('POST', `/jobs/${job.id}/undo`)).code, 409)
})

test('who may add but not edit cannot edit through a workbook', async () => {
  const adder = await server.signIn([{ action: 'create', subject: 'product_groups' }, { action: 'list', subject: 'product_groups' }])
  const parent = await givenParent()
  const job = await send(adder, productGroups, await sheet(['ID', 'Tên nhóm'], [parent.id, 'Đổi tên']))
  assert.equal(job.status, 'failed')
  assert.match(job.message, /không có quyền/)
  const nobody = await server.signIn([{ action: 'list', subject: 'product_groups' }])
  assert.equal((await upload(server.app, '/import-product-groups', { token: nobody.token, bytes: await groups() })).code, 403)
})

test('a row that is there is edited where its cells differ, and nowhere else', async () => {
  const parent = await givenParent()
  const call = await server.signIn('everything')
  const job = await send(call, productGroups, await sheet(['ID', 'Tên nhóm', 'Mã nhóm'], [parent.id, 'Nhóm thử lớn', 'TH']))
  assert.equal(job.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng')
  const { name, code, sector_kind, version } = await server.row('product_groups', parent.id)
  assert.deepEqual([name, code, sector_kind, version], ['Nhóm thử lớn', 'TH', 'animal', 2])
})

const notSheets: [what: string, bytes: Buffer | Promise<Buffer>, message: RegExp][] = [
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /Chỉ nhận tệp Excel/],
  ['a workbook cut short', groups().then((bytes) => Buffer.concat([bytes.subarray(0, 900), Buffer.from('[Content_Types].xml xl/workbook.xml')])), /không phải là tệp Excel/],
  ['a workbook of other headings', sheet(['Một', 'Hai'], ['a', 'b']), /dùng tệp mẫu/],
]

for (const [what, bytes, message] of notSheets) {
  test(`${what} is refused with a sentence`, async () => {
    const call = await server.signIn('everything')
    const reply = await upload(server.app, '/import-tags', { token: call.token, bytes: await bytes })
    const told = reply.code === 200 ? (await finished(call, reply.data.job)).message : reply.message
    assert.match(told, message)
  })
}

const importable = resources.filter(({ name }) => operations.some(({ path }) => path === `/api/admin/import-${name}`))

test('every plain list can be brought in from a workbook', () => {
  assert.ok(importable.length > 15, String(importable.length))
})

for (const resource of importable) {
  test(`${resource.name}: the template has a heading for every field a row must have, an example, and notes`, async () => {
    const call = await server.signIn('everything')
    const { url } = (await call('GET', `/import-${resource.name}/template`)).data
    const [headings, example] = await rowsAt(url)
    assert.equal(headings![0], 'ID')
    assert.equal(example![0], 'Ví dụ')
    const job = await send(call, resource, await server.app.inject({ url: (await call('GET', `/import-${resource.name}/template`)).data.url }).then(({ rawPayload }) => rawPayload))
    assert.deepEqual([job.status, job.message, job.ignored], ['done', 'Thêm 0, sửa 0, giữ nguyên 0 dòng', []])
  })

  test(`${resource.name}: bringing in what was exported changes nothing`, async () => {
    const call = await server.signIn('everything')
    const { url } = (await call('GET', `/export-${resource.name}?id_to=60`)).data
    const bytes = (await server.app.inject({ url })).rawPayload
    const [count] = await server.sql`select count(*)::int as lines, (select count(*)::int from ${server.sql(resource.table)} where id <= 60 and deleted_at is null) as rows from system_logs where subject = ${resource.table} and action in ('create', 'update')`
    const job = await send(call, resource, bytes)
    assert.equal(job.status, 'done', JSON.stringify(job.problems))
    assert.deepEqual([job.created, job.updated, job.failed], [0, 0, 0])
    const [after] = await server.sql`select count(*)::int as lines from system_logs where subject = ${resource.table} and action in ('create', 'update')`
    assert.equal(after!['lines'], count!['lines'])
  })
}
