import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { entryOf, givenChain, idOf } from '../../../test/chain.ts'
import { finished } from '../../../test/finished.ts'
import { testServer } from '../../../test/server.ts'
import { sheet, workbooksOf } from '../../../test/workbooks.ts'

const server = testServer()
const { send } = workbooksOf(server)

test('a harvest of many times what was expected is asked back in any unit, and when it is corrected', async () => {
  const { admin, diaryForm } = await givenChain(server)
  const tons = { product_unit_id: await idOf(server, 'product_units', 'tan') }
  const asked = 'Sản lượng 9.999.000 lớn hơn nhiều so với dự kiến 5.400 của lô. Vẫn lưu?'
  const many = diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 9_999, ...tons })
  const first = await admin('POST', '/diaries', many)
  assert.deepEqual([first.code, first.message], [409, asked])
  const few = diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 5_000 })
  const { id } = entryOf(await admin('POST', '/diaries', few))
  const correct = (values: object) => admin('PATCH', `/diaries/${id}`, values)
  assert.deepEqual(
    [(await correct({ quantity: 9_999_000 })).message, (await correct({ quantity: 9_999, ...tons })).message],
    [asked, asked],
  )
  assert.equal((await correct({ quantity: 9_999, ...tons, confirm: true })).code, 200)
  assert.equal((await correct({ title: 'Xuất bán lứa 1' })).code, 200, 'what was confirmed is not asked about again')
})

const headings = ['Lô sản xuất', 'Công đoạn', 'Người thực hiện', 'Thời gian thực hiện', 'Sản lượng']
const questions = ({ problems = [] }: Awaited<ReturnType<typeof finished>>) =>
  problems.map(({ row, message, asks }) => [row, message, asks])

test('a harvest that is in a file a second time is asked about before it is written, whoever wrote the first', async () => {
  const { admin, ask, batch, labor, diaryForm } = await givenChain(server)
  const call = await server.signIn('everything')
  await ask('POST', '/diaries', diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 500 }))
  await server.sql`update diaries set created_at = created_at - interval '3 days'`
  const rows = [
    [batch.code, 'Xuất bán', labor.name, '10/11/2026 06:00', 500],
    [batch.code, 'Xuất bán', labor.name, '11/11/2026 06:00', 400],
  ]
  const look = await send(call, diaries, await sheet(headings, ...rows), { dry: true })
  assert.deepEqual(questions(look), [[2, 'Giống mục đã ghi của 10/11/2026 06:00. Vẫn lưu?', 'insist']])
  const refused = await send(call, diaries, await sheet(headings, ...rows))
  assert.deepEqual([refused.status, refused.message], ['failed', '1 dòng cần bạn chọn, chưa nhập dòng nào'])

  const body = { dry: false, partial: false, corrections: [], answers: [{ row: 2, answer: 'insist' }] }
  const { job } = (await call('POST', `/import-diaries/checked/${refused.id}`, body)).data
  assert.equal((await finished(call, job)).message, 'Thêm 2, sửa 0, giữ nguyên 0 dòng')
  assert.deepEqual(
    (await admin('GET', '/diaries?sort_by=id&sort_dir=asc')).data.entries.map(({ source }) => source),
    ['web', 'import', 'import'],
  )
})

test('a mistyped amount in a file is asked about, as a form does, also where it corrects one that is there', async () => {
  const { ask, batch, labor, diaryForm } = await givenChain(server)
  const call = await server.signIn('everything')
  const { id } = await ask('POST', '/diaries', diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 500 }))
  const asked = 'Sản lượng 90.000 lớn hơn nhiều so với dự kiến 5.400 của lô. Vẫn lưu?'
  const fresh = await sheet(headings, [batch.code, 'Xuất bán', labor.name, '09/11/2026 06:00', 90_000])
  const known = await sheet(['ID', 'Sản lượng'], [id, 90_000])
  for (const bytes of [fresh, known])
    assert.deepEqual(questions(await send(call, diaries, bytes, { dry: true })), [[2, asked, 'insist']])
})

test('a grid asks the same, and takes the row once it is said that it is meant', async () => {
  const { ask, batch, labor, diaryForm } = await givenChain(server)
  const call = await server.signIn('everything')
  await ask('POST', '/diaries', diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 500 }))
  const cells = Object.entries({
    batch_id: batch.code,
    stage_id: 'Xuất bán',
    labor_id: labor.name,
    performed_at: '10/11/2026 06:00',
    quantity: '500',
  }).map(([field, text]) => ({ field, text }))
  const typed = async (confirm: boolean) =>
    finished(call, (await call('POST', '/import-diaries/rows', { rows: [{ cells, confirm }] })).data.job)
  const [[row, message, asks] = []] = questions(await typed(false))
  assert.deepEqual([row, String(message).startsWith('Giống mục vừa ghi lúc'), asks], [1, true, 'insist'])
  assert.equal((await typed(true)).created, 1)
  assert.equal((await server.sql`select 1 from diaries where source = 'web'`).length, 2)
})

test('new rows that an account has imported before are asked about in any list, unless they are gone', async () => {
  const { batchForm, manufacture, product, process, area } = await givenChain(server)
  const call = await server.signIn('everything')
  const { start_date } = batchForm as { start_date: string }
  const heads = ['Tên lô', 'Cơ sở sản xuất', 'Sản phẩm', 'Quy trình', 'Vùng sản xuất', 'Ngày bắt đầu']
  const more = [
    batches.fields.expected_quantity.label,
    batches.fields.product_unit_id.label,
    batches.fields.head_count_start.label,
  ]
  const row = ['Lứa mới', manufacture.name, product.name, process.name, area.name, start_date, 5400, 'kg', 3000]
  const first = await send(call, batches, await sheet([...heads, ...more], row))
  assert.equal(first.message, 'Thêm 1, sửa 0, giữ nguyên 0 dòng', JSON.stringify(first.problems))

  const moved = await sheet([...more, ...heads], [...row.slice(6), ...row.slice(0, 6)])
  const second = await send(call, batches, moved)
  assert.equal(second.status, 'failed')
  assert.match(second.problems![0]!.message, /^Giống hệt dòng đã nhập lúc .* \(“Lứa mới”\)\. Vẫn nhập\?$/)

  const undo = await finished(call, (await call('POST', `/jobs/${first.id}/undo`)).data.job)
  assert.equal(undo.message, 'Đã chuyển 1 dòng vào thùng rác')
  assert.equal((await send(call, batches, moved)).created, 1)
})
