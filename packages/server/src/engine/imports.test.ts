import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diaries, labors, manufactures, processes, productGroups, resources, tags, traces } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { operations } from '../operations.ts'
import { readSheet } from '../../test/read-sheet.ts'
import type { Cell, SheetColumn } from './sheets/workbook.ts'
import { makeWorkbook } from './sheets/write-workbook.ts'
import { givenChain } from '../../test/chain.ts'
import { finished } from '../../test/finished.ts'
import { testServer } from '../../test/server.ts'
import { upload } from '../../test/upload.ts'

const server = testServer()

type Signed = Awaited<ReturnType<typeof server.signIn>>

const columnsFor = (headings: string[]): SheetColumn[] =>
  headings.map((heading) => ({ heading, width: 20, format: 'text' }))

const sheet = (headings: string[], ...rows: Cell[][]) =>
  makeWorkbook([{ name: 'Dữ liệu', columns: columnsFor(headings), rows }])

interface How {
  dry?: boolean
  partial?: string
  rows?: string
}

async function send(call: Signed, resource: Resource, bytes: Buffer, { dry = false, ...fields }: How = {}) {
  const path = `/import-${resource.name}${dry ? '/preview' : ''}`
  const reply = await upload(server.app, path, { token: call.token, name: 'dữ liệu.xlsx', bytes, fields })
  assert.equal(reply.code, 200, reply.message)
  return finished(call, reply.data.job)
}

const told = ({ row, column, message }: { row: number; column: string; message: string }) => [row, column, message]

/** How many changes of its rows the log tells of. */
async function linesOf({ table }: Resource): Promise<number> {
  const lines = await server.sql`select 1 from system_logs where subject = ${table} and action in ('create', 'update')`
  return lines.length
}

async function rowsAt(url: string): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for await (const { cells } of readSheet((await server.app.inject({ url })).rawPayload)) rows.push(cells)
  return rows
}

const groupHeadings = ['ID', 'Mã nhóm *', 'Tên nhóm *', 'Nhóm cha', 'Lĩnh vực *', 'Thứ tự']
const groups = () =>
  sheet(
    groupHeadings,
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
  const rows = await server.sql`
    select code, name, parent_id, sector_kind, sort_order, created_by from product_groups where id > ${parent.id} order by id`
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [
      { code: 'TG', name: 'Thử gà', parent_id: null, sector_kind: 'animal', sort_order: 1, created_by: call.userId },
      {
        code: 'TV',
        name: 'Thử vịt',
        parent_id: parent.id,
        sector_kind: 'animal',
        sort_order: 2,
        created_by: call.userId,
      },
      {
        code: '007',
        name: 'Thử tôm',
        parent_id: parent.id,
        sector_kind: 'seafood',
        sort_order: 3,
        created_by: call.userId,
      },
    ],
  )
})

test('a dry run tells the problem of every cell and writes nothing', async () => {
  await givenParent()
  const call = await server.signIn('everything')
  const bytes = await sheet(
    groupHeadings,
    [null, 'TG', 'Thử gà', 'Không có nhóm này', 'Chăn nuôi', 1],
    [null, null, 'Thử cá', null, 'Nghề rừng', 'hai'],
    [null, 'X1', 'Ong', null, 'Chăn nuôi', 1],
    [null, 'X1', 'Tằm', null, 'Chăn nuôi', 1],
    [999999, 'X2', 'Dế', null, 'Chăn nuôi', 1],
  )
  const { status, failed, created, problems } = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual([status, failed, created], ['done', 4, 1])
  assert.deepEqual(problems.map(told).sort(), [
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
  const bytes = await sheet(
    groupHeadings,
    [null, null, 'Nhóm khác', null, 'Chăn nuôi', 'hai'],
    [null, 'M', 'Nhóm thử', null, 'Chăn nuôi', 1],
  )
  const { problems } = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual(problems.map(told), [
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
  assert.deepEqual(
    rows.map((row) => row.at(-1)),
    ['Nhóm cha: không tìm thấy "Nhóm thử"', 'Nhóm cha: không tìm thấy "TH"'],
  )
})

test('the right rows alone may be taken, or chosen ones', async () => {
  const call = await server.signIn('everything')
  const partial = await send(call, productGroups, await groups(), { partial: 'true' })
  assert.deepEqual(
    [partial.status, partial.message],
    ['done', 'Thêm 1, sửa 0, giữ nguyên 0 dòng, 2 dòng có lỗi được trả lại'],
  )
  const two = await sheet(['Tên thẻ'], ['Một'], ['Hai'], ['Ba'])
  const chosen = await send(call, tags, two, { rows: '2,4' })
  assert.equal(chosen.created, 2)
  assert.deepEqual(
    (await server.sql`select name from tags order by id`).map(({ name }) => name),
    ['Một', 'Ba'],
  )
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
  assert.deepEqual(undo.refused, [{ id: first!.id, label: 'Một, đã sửa', message: 'Đã có thay đổi sau khi nhập' }])
  assert.deepEqual(
    (await call('GET', '/tags')).data.entries.map(({ name }: { name: string }) => name),
    ['Một, đã sửa'],
  )
  assert.equal((await call('POST', `/jobs/${job.id}/undo`)).code, 409)
})

test('who may add but not edit cannot edit through a workbook', async () => {
  const adder = await server.signIn(
    (['create', 'list'] as const).map((action) => ({ action, subject: 'product_groups' })),
  )
  const parent = await givenParent()
  const job = await send(adder, productGroups, await sheet(['ID', 'Tên nhóm'], [parent.id, 'Đổi tên']))
  assert.equal(job.status, 'failed')
  assert.match(job.message, /không có quyền/)
  const nobody = await server.signIn([{ action: 'list', subject: 'product_groups' }])
  assert.equal(
    (await upload(server.app, '/import-product-groups', { token: nobody.token, bytes: await groups() })).code,
    403,
  )
})

test('a row that is there is edited where its cells differ, and nowhere else', async () => {
  const parent = await givenParent()
  const call = await server.signIn('everything')
  const job = await send(
    call,
    productGroups,
    await sheet(['ID', 'Tên nhóm', 'Mã nhóm'], [parent.id, 'Nhóm thử lớn', 'TH']),
  )
  assert.equal(job.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng')
  const { name, code, sector_kind, version } = await server.row('product_groups', parent.id)
  assert.deepEqual([name, code, sector_kind, version], ['Nhóm thử lớn', 'TH', 'animal', 2])
})

test('producers and their people, with places, dates, flags and numbers, come back unchanged', async () => {
  const call = await server.signIn('everything')
  const [place] = await server.sql<{ ward_id: number; province_id: number }[]>`
    select id as ward_id, province_id from wards where system = '2025' limit 1`
  const [form] = await server.sql<{ id: number }[]>`select id from manufacturing_forms limit 1`
  const sectors = (await server.sql<{ id: number }[]>`select id from manufacturing_sectors limit 2`).map(({ id }) => id)
  const images = [{ url: '/files/2026/07/a.webp', caption: 'Cổng' }]
  const farm = await server.given(manufactures, {
    name: 'HTX Điền Xá',
    manufacturing_form_id: form!.id,
    manufacturing_sector_ids: sectors,
    representative_name: 'Ba',
    phone: '0912345678',
    ...place!,
    tax_code: '0123456789',
    established_year: 2010,
    total_acreage: 12.3456,
    latitude: 21.3,
    longitude: 107.5,
    business_license_date: '2010-02-28',
    images,
    introduction: 'Dòng một\nDòng hai',
  })
  await server.sql`update manufactures set approval_status = 'approved', is_active = true, version = version + 1`
  await server.given(labors, {
    name: 'Tư',
    phone: '0912345678',
    labor_type: 'household',
    manufacture_id: farm.id,
    ...place!,
    birthday: '1980-01-31',
    id_no: '022080000001',
  })
  for (const resource of [manufactures, labors]) {
    const file = await server.app.inject({ url: (await call('GET', `/export-${resource.name}`)).data.url })
    const job = await send(call, resource, file.rawPayload)
    assert.deepEqual([job.status, job.message, job.problems], ['done', 'Thêm 0, sửa 0, giữ nguyên 1 dòng', []])
  }
  const edited = await send(
    call,
    manufactures,
    await sheet(['ID', 'Năm thành lập', 'Tên viết tắt'], [farm.id, 2011, 'ĐX']),
  )
  assert.equal(edited.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng', JSON.stringify(edited.problems))
  const now = await server.row('manufactures', farm.id)
  assert.deepEqual([now['established_year'], now['short_name'], now['images']], [2011, 'ĐX', images])
})

/** The sheets of an export as they are, to change cells in and send back. */
async function sheetsOf(call: Signed, path: string, names: string[]) {
  return sheetsAt((await call('GET', path)).data.url, names)
}

async function sheetsAt(url: string, names: string[]) {
  const bytes = (await server.app.inject({ url })).rawPayload
  const sheets = await Promise.all(
    [undefined, ...names].map(async (name) => {
      const rows: Cell[][] = []
      for await (const { cells } of readSheet(bytes, name)) rows.push(cells)
      return { name: name ?? 'Dữ liệu', rows }
    }),
  )
  const set = (sheet: number, row: number, heading: string, value: Cell) => {
    sheets[sheet]!.rows[row]![sheets[sheet]!.rows[0]!.indexOf(heading)] = value
  }
  const workbook = () =>
    makeWorkbook(
      sheets.map(({ name, rows: [headings = [], ...rows] }) => ({
        name,
        rows,
        columns: columnsFor(headings.map(String)),
      })),
    )
  return { sheets, set, workbook }
}

test('rows inside rows have a sheet of their own: they are changed, added and taken out there', async () => {
  const { ask, process, stages } = await givenChain(server)
  const call = await server.signIn('everything')
  const draft = await ask('POST', '/processes', {
    name: 'Quy trình nháp',
    sector_kind: 'animal',
    standard: 'vietgahp',
    process_stages: [stages.stocking, stages.vaccination, stages.ranging].map((stage_id) => ({ stage_id })),
  })
  const book = await sheetsOf(call, `/export-processes?id_from=${draft.id}`, ['Công đoạn'])
  assert.deepEqual(
    book.sheets[1]!.rows.slice(1).map(([parent, name]) => [parent, name]),
    Array(3).fill([draft.id, 'Quy trình nháp']),
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
    now.map(({ stage_id, note }: { stage_id: number; note: string | null }) => [stage_id, note]),
    [
      [stages.stocking, 'Cân từng con'],
      [stages.vaccination, null],
      [stages.sale, null],
    ],
  )
  assert.deepEqual(
    now.slice(0, 2).map(({ id }: { id: number }) => id),
    before.slice(0, 2).map(({ id }) => id),
  )
  assert.equal(
    (await ask('GET', `/processes/${process.id}`)).process_stages.length,
    process.process_stages.length,
    'what is not spoken of stays',
  )

  book.set(1, 1, 'Công đoạn', 'Không có công đoạn này')
  const wrong = await send(call, processes, await book.workbook(), { dry: true })
  assert.deepEqual(wrong.problems.map(told), [
    [2, 'Công đoạn, dòng 2: Công đoạn', 'Công đoạn: không tìm thấy "Không có công đoạn này"'],
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
  const book = await sheetsOf(call, '/export-traces', ['Kết quả kiểm nghiệm'])
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
    test_results.map(({ name, date, result }: Record<string, string>) => [name, date, result]),
    [
      ['Salmonella', '2026-11-09', 'Không phát hiện'],
      ['Chì', null, '0,02 mg/kg'],
    ],
  )

  const diary = await sheetsOf(call, '/export-diaries?activity_type=stocking', ['Vật tư sử dụng'])
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
  const book = await sheetsOf(call, `/export-diaries?id=${id}`, ['Vật tư sử dụng'])
  book.set(0, 1, 'Chi tiết: Số lượng con', 2900)
  const job = await send(call, diaries, await book.workbook())
  assert.equal(job.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng', JSON.stringify(job.problems))
  const {
    details: { count, quarantine_no },
  } = await ask('GET', `/diaries/${id}`)
  assert.deepEqual([count, quarantine_no], [2900, 'KD-0507'])
  book.set(0, 1, 'Chi tiết: Số lượng con', 'nhiều')
  const { problems } = await send(call, diaries, await book.workbook(), { dry: true })
  assert.deepEqual(problems.map(told), [[2, 'Chi tiết: Số lượng con', 'Số lượng con phải là số']])
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
  const back = await sheetsAt(job.url, ['Công đoạn'])
  assert.deepEqual(
    back.sheets.map(({ rows }) => rows.slice(1)),
    [
      [['Sai', 'Chăn nuôi', 'VietGAHP', 'Công đoạn: không tìm thấy "Không có"']],
      [
        ['Sai', 'Xuất bán'],
        ['Sai', 'Không có', 'Công đoạn: không tìm thấy "Không có"'],
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
        ['quy trinh moi', 'Xuất bán', 'Không'],
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
  const { process_stages } = (await call('GET', `/processes/${made.id}`)).data.entry
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
  const book = await sheetsOf(call, '/export-manufactures', ['Chứng nhận'])
  assert.ok(book.sheets[0]!.rows[1]!.includes('Gà thả đồi 120 ngày\nKhông kháng sinh'))
  book.set(0, 1, 'Tên viết tắt', 'ĐX')
  assert.equal((await send(call, manufactures, await book.workbook())).updated, 1)
  assert.equal((await ask('GET', `/manufactures/${manufacture.id}`)).description, description)
  book.set(0, 1, 'Giới thiệu', 'Một <dòng>\nHai')
  assert.equal((await send(call, manufactures, await book.workbook())).updated, 1)
  assert.equal((await ask('GET', `/manufactures/${manufacture.id}`)).description, '<p>Một &lt;dòng&gt;</p><p>Hai</p>')
})

const notSheets: [what: string, bytes: Buffer | Promise<Buffer>, message: RegExp][] = [
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /Chỉ nhận tệp Excel/],
  ['a workbook cut short', groups().then((bytes) => bytes.subarray(0, -30)), /không phải là tệp Excel/],
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
    const again = (await call('GET', `/import-${resource.name}/template`)).data.url
    const job = await send(call, resource, (await server.app.inject({ url: again })).rawPayload)
    assert.deepEqual([job.status, job.message, job.ignored], ['done', 'Thêm 0, sửa 0, giữ nguyên 0 dòng', []])
  })

  test(`${resource.name}: bringing in what was exported changes nothing`, async () => {
    const call = await server.signIn('everything')
    const { url } = (await call('GET', `/export-${resource.name}?id_to=60`)).data
    const bytes = (await server.app.inject({ url })).rawPayload
    const before = await linesOf(resource)
    const job = await send(call, resource, bytes)
    assert.equal(job.status, 'done', JSON.stringify(job.problems))
    assert.deepEqual([job.created, job.updated, job.failed], [0, 0, 0])
    assert.equal(await linesOf(resource), before)
  })
}
