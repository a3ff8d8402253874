import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { makeWorkbook } from '@trace/platform/sheets/write-workbook.ts'
import { givenChain } from '../chain.ts'
import type { Problem } from '../finished.ts'
import { testServer } from '../server.ts'
import { columnsFor, sheet, workbooksOf } from '../workbooks.ts'

const server = testServer()

const workbooks = workbooksOf(server)
const { send } = workbooks

const told = ({ row, column, message }: Problem) => [row, column, message]

test('rows inside rows have a sheet of their own: they are changed, added and taken out there', async () => {
  const { ask, process, stages } = await givenChain(server)
  const call = await server.signIn('everything')
  const draft = await ask('POST', '/processes', {
    name: 'Quy trình nháp',
    sector_kind: 'animal',
    standard: 'vietgahp',
    process_stages: [stages.stocking, stages.vaccination, stages.ranging].map((stage_id) => ({ stage_id })),
  })
  const book = await workbooks.sheetsOf(call, `/export-processes?id_from=${draft.id}`, ['Công đoạn'])
  assert.deepEqual(
    book.sheets[1]!.rows.slice(1).map(([parent, name]) => [parent, name]),
    Array.from({ length: 3 }, () => [draft.id, 'Quy trình nháp']),
  )
  const untouched = await send(call, processes, await book.workbook())
  assert.equal(untouched.message, 'Thêm 0, sửa 0, giữ nguyên 1 dòng', JSON.stringify(untouched.problems))

  book.set(1, 1, 'Ghi chú', 'Cân từng con')
  const [headings, , , last] = book.sheets[1]!.rows
  book.sheets[1]!.rows.splice(
    3,
    1,
    headings!.map((heading, at) =>
      heading === 'ID' ? null : heading === 'Công đoạn *' || heading === 'Công đoạn' ? 'Xuất bán' : (last![at] ?? null),
    ),
  )
  const job = await send(call, processes, await book.workbook())
  assert.equal(job.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng', JSON.stringify(job.problems))
  const { process_stages: now } = await ask('GET', `/processes/${draft.id}`)
  const before: { id: number }[] = draft.process_stages
  assert.deepEqual(
    now.map(({ stage_id, note }) => [stage_id, note]),
    [
      [stages.stocking, 'Cân từng con'],
      [stages.vaccination, null],
      [stages.sale, null],
    ],
  )
  assert.deepEqual(
    now.slice(0, 2).map(({ id }) => id),
    before.slice(0, 2).map(({ id }) => id),
  )
  assert.equal(
    (await ask('GET', `/processes/${process.id}`)).process_stages.length,
    process.process_stages.length,
    'what is not spoken of stays',
  )

  book.set(1, 1, 'Công đoạn', 'Không có công đoạn này')
  const wrong = await send(call, processes, await book.workbook(), { dry: true })
  assert.deepEqual(wrong.problems!.map(told), [
    [2, 'Công đoạn, dòng 2: Công đoạn', 'Công đoạn: không tìm thấy “Không có công đoạn này”'],
  ])
})

test('what an item of a list says stands in a sheet of its own, and what is grouped in columns of its own', async () => {
  const { ask, harvest, trace } = await givenChain(server)
  const call = await server.signIn('everything')
  await harvest()
  const { id } = await trace({
    test_results: [
      { name: 'Salmonella', result: 'Không phát hiện', date: '2026-11-09' },
      { name: 'Chì', result: '0,01 mg/kg' },
    ],
  })
  const book = await workbooks.sheetsOf(call, '/export-traces', ['Kết quả kiểm nghiệm'])
  assert.deepEqual(book.sheets[1]!.rows[0]!.slice(2), [
    'Chỉ tiêu',
    'Phòng kiểm nghiệm',
    'Ngày',
    'Kết quả',
    'Phiếu kết quả',
  ])
  assert.equal((await send(call, traces, await book.workbook())).message, 'Thêm 0, sửa 0, giữ nguyên 1 dòng')
  book.set(1, 2, 'Kết quả', '0,02 mg/kg')
  const job = await send(call, traces, await book.workbook())
  assert.equal(job.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng', JSON.stringify(job.problems))
  const { test_results } = await ask('GET', `/traces/${id}`)
  assert.deepEqual(
    test_results.map(({ name, date, result }) => [name, date, result]),
    [
      ['Salmonella', '2026-11-09', 'Không phát hiện'],
      ['Chì', null, '0,02 mg/kg'],
    ],
  )

  const diary = await workbooks.sheetsOf(call, '/export-diaries?activity_type=stocking', ['Vật tư sử dụng'])
  assert.equal(diary.sheets[0]!.rows[1]![diary.sheets[0]!.rows[0]!.indexOf('Chi tiết: Số giấy kiểm dịch')], 'KD-0507')
})

test('a draft of a diary is changed in the columns of its details, and keeps the others', async () => {
  const { ask, diaryForm } = await givenChain(server)
  const call = await server.signIn('everything')
  const { id } = await ask(
    'POST',
    '/diaries',
    diaryForm('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } }),
  )
  const book = await workbooks.sheetsOf(call, `/export-diaries?id=${id}`, ['Vật tư sử dụng'])
  book.set(0, 1, 'Chi tiết: Số lượng con', 2900)
  const job = await send(call, diaries, await book.workbook())
  assert.equal(job.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng', JSON.stringify(job.problems))
  const { details } = await ask('GET', `/diaries/${id}`)
  assert.deepEqual([details?.count, details?.quarantine_no], [2900, 'KD-0507'])
  book.set(0, 1, 'Chi tiết: Số lượng con', 'nhiều')
  const { problems } = await send(call, diaries, await book.workbook(), { dry: true })
  assert.deepEqual(problems!.map(told), [[2, 'Chi tiết: Số lượng con', 'Số lượng con phải là số']])
})

test('a diary whose day cannot be read is told of that day alone, not of what its stage says', async () => {
  const { batch, labor } = await givenChain(server)
  const call = await server.signIn('everything')
  const bytes = await sheet(
    ['Lô sản xuất', 'Công đoạn', 'Người thực hiện', 'Thời gian thực hiện'],
    [batch.code, 'Thả đồi', labor.name, 'hôm qua'],
  )
  const { problems } = await send(call, diaries, bytes, { dry: true })
  assert.deepEqual(
    problems!.map(({ column }) => column),
    ['Thời gian thực hiện'],
    JSON.stringify(problems),
  )
})

test('a day before spreadsheets count days goes out as text, and comes back unchanged', async () => {
  const { batch } = await givenChain(server)
  const call = await server.signIn('everything')
  await server.sql`update batches set start_date = '1900-02-20' where id = ${batch.id}`
  const { url } = (await call('GET', '/export-batches')).data
  const job = await send(call, batches, (await server.app.inject({ url })).rawPayload, { dry: true })
  assert.deepEqual([job.unchanged, job.problems], [1, []])
})

test('refused rows come back with the rows inside them, and are taken once they are mended', async () => {
  await givenChain(server)
  const call = await server.signIn('everything')
  const bytes = await makeWorkbook([
    {
      name: 'Quy trình',
      columns: columnsFor(['Tên quy trình', 'Lĩnh vực', 'Tiêu chuẩn']),
      rows: [
        ['Đúng', 'Chăn nuôi', 'VietGAHP'],
        ['Sai', 'Chăn nuôi', 'VietGAHP'],
      ],
    },
    {
      name: 'Công đoạn',
      columns: columnsFor(['Thuộc', 'Công đoạn']),
      rows: [
        ['Đúng', 'Nhập giống'],
        ['Sai', 'Xuất bán'],
        ['Sai', 'Không có'],
      ],
    },
  ])
  const job = await send(call, processes, bytes, { partial: 'true' })
  assert.equal(job.message, 'Thêm 1, sửa 0, giữ nguyên 0 dòng, 1 dòng có lỗi được trả lại')
  const back = await workbooks.sheetsAt(job.url!, ['Công đoạn'])
  assert.deepEqual(
    back.sheets.map(({ rows }) => rows.slice(1)),
    [
      [['Sai', 'Chăn nuôi', 'VietGAHP', 'Công đoạn: không tìm thấy “Không có”']],
      [
        ['Sai', 'Xuất bán'],
        ['Sai', 'Không có', 'Công đoạn: không tìm thấy “Không có”'],
      ],
    ],
  )
  back.set(1, 2, 'Công đoạn', 'Thả đồi')
  const mended = await send(call, processes, await back.workbook())
  assert.equal(mended.message, 'Thêm 1, sửa 0, giữ nguyên 0 dòng', JSON.stringify(mended.problems))
})

test('a new row brings its inner rows with it, found by its name', async () => {
  await givenChain(server)
  const call = await server.signIn('everything')
  const bytes = await makeWorkbook([
    {
      name: 'Quy trình',
      columns: columnsFor(['Tên quy trình', 'Lĩnh vực', 'Tiêu chuẩn']),
      rows: [['Quy trình mới', 'Chăn nuôi', 'VietGAHP']],
    },
    {
      name: 'Công đoạn',
      columns: columnsFor(['Thuộc', 'Công đoạn', 'Bắt buộc']),
      rows: [
        ['Quy trình mới', 'Nhập giống', 'Có'],
        ['QUY TRÌNH  MỚI', 'Xuất bán', 'Không'],
        ['Quy trình khác', 'Xuất bán', 'Có'],
      ],
    },
  ])
  const job = await send(call, processes, bytes)
  assert.deepEqual(
    [job.message, job.ignored],
    ['Thêm 1, sửa 0, giữ nguyên 0 dòng', ['Công đoạn, dòng 4']],
    JSON.stringify(job.problems),
  )
  const [made] = (await call('GET', '/processes?sort_by=id&sort_dir=desc')).data.entries
  const { process_stages } = (await call('GET', `/processes/${made!.id}`)).data.entry
  assert.deepEqual(
    process_stages.map(({ stage, is_required }: { stage: { name: string }; is_required: boolean }) => [
      stage.name,
      is_required,
    ]),
    [
      ['Nhập giống', true],
      ['Xuất bán', false],
    ],
  )
})

test('formatted text goes out plain, and keeps its formatting until somebody changes its cell', async () => {
  const { ask, manufacture } = await givenChain(server)
  const call = await server.signIn('everything')
  const description = '<p>Gà thả đồi <strong>120 ngày</strong></p><ul><li>Không kháng sinh</li></ul>'
  await ask('PUT', `/manufactures/${manufacture.id}`, { ...manufacture, description })
  const book = await workbooks.sheetsOf(call, '/export-manufactures', ['Chứng nhận'])
  assert.ok(book.sheets[0]!.rows[1]!.includes('Gà thả đồi 120 ngày\nKhông kháng sinh'))
  book.set(0, 1, 'Tên viết tắt', 'ĐX')
  assert.equal((await send(call, manufactures, await book.workbook())).updated, 1)
  assert.equal((await ask('GET', `/manufactures/${manufacture.id}`)).description, description)
  book.set(0, 1, 'Giới thiệu', 'Một <dòng>\nHai')
  assert.equal((await send(call, manufactures, await book.workbook())).updated, 1)
  assert.equal((await ask('GET', `/manufactures/${manufacture.id}`)).description, '<p>Một &lt;dòng&gt;</p><p>Hai</p>')
})
