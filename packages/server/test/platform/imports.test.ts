import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operations } from '../../src/operations.ts'
import { finished } from '../finished.ts'
import type { Problem } from '../finished.ts'
import { testServer } from '../server.ts'
import { readSheet } from '../read-sheet.ts'
import { upload } from '../upload.ts'
import { sheet, workbooksOf } from '../workbooks.ts'
import type { Cell } from '@trace/platform/sheets/sheet.ts'
import { unpacked } from '@trace/platform/sheets/unzip.ts'

const server = testServer()

const { send, rowsAt } = workbooksOf(server)

const told = ({ row, column, message }: Problem) => [row, column, message]

/** The number of log lines about rows created or changed. */
async function linesOf({ table }: Resource): Promise<number> {
  const lines = await server.sql`select 1 from system_logs where subject = ${table} and action in ('create', 'update')`
  return lines.length
}

const groupHeadings = ['ID', 'Mã nhóm *', 'Tên nhóm *', 'Nhóm cha', 'Lĩnh vực *', 'Thứ tự']
const groups = () =>
  sheet(
    groupHeadings,
    ['Ví dụ', 'VD', 'Nhóm mẫu', null, 'Trồng trọt', 1],
    [null, 'TG', 'Thử gà', null, 'Chăn nuôi', 1],
    [null, 'TV', 'Thử vịt', 'Nhóm thử', 'Chăn nuôi', 2],
    [null, '007', 'Thử tôm', 'TH', 'thủy  sản', '3'],
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
  assert.deepEqual(problems!.map(told).toSorted(), [
    [2, 'Nhóm cha', 'Nhóm cha: không tìm thấy “Không có nhóm này”'],
    [3, 'Lĩnh vực', 'Lĩnh vực không hợp lệ: “Nghề rừng”'],
    [3, 'Mã nhóm', 'Mã nhóm bắt buộc'],
    [3, 'Thứ tự', 'Thứ tự phải là số'],
    [5, 'Mã nhóm', 'Mã nhóm trùng với dòng 4'],
    [6, 'ID', 'Không tìm thấy nhóm sản phẩm có ID 999999'],
  ])
  assert.equal((await server.sql`select 1 from product_groups where name like 'Thử%'`).length, 0)
})

test('what is nearly a known word gets a proposal, which is taken for one cell or for all that say the same', async () => {
  await givenParent()
  const call = await server.signIn('everything')
  const bytes = await sheet(
    groupHeadings,
    [null, 'A1', 'Gà', 'Nhom thu', 'Chan nuôi', 1],
    [null, 'A2', 'Vịt', 'Nhóm thửu', 'Chăn nuôii', 1],
    [null, 'A3', 'Ngan', 'Nhóm thửu', 'Chăn nuôii', 1],
    [null, 'A4', 'Tôm', null, 'Lâm nghiệp', 1],
  )
  const look = await send(call, productGroups, bytes, { dry: true })
  const proposals = look.problems?.map(({ row, column, said, proposal }) => [row, column, said, proposal])
  assert.deepEqual(proposals, [
    [2, 'Lĩnh vực', 'Chan nuôi', 'Chăn nuôi'],
    [2, 'Nhóm cha', 'Nhom thu', 'Nhóm thử'],
    [3, 'Lĩnh vực', 'Chăn nuôii', 'Chăn nuôi'],
    [3, 'Nhóm cha', 'Nhóm thửu', 'Nhóm thử'],
    [4, 'Lĩnh vực', 'Chăn nuôii', 'Chăn nuôi'],
    [4, 'Nhóm cha', 'Nhóm thửu', 'Nhóm thử'],
    [5, 'Lĩnh vực', undefined, undefined],
  ])
  const corrections = [
    { row: 2, column: 'Lĩnh vực', said: 'Chan nuôi', proposal: 'Chăn nuôi' },
    { row: 2, column: 'Nhóm cha', said: 'Nhom thu', proposal: 'Nhóm thử' },
    { row: null, column: 'Lĩnh vực', said: 'Chăn nuôii', proposal: 'Chăn nuôi' },
    { row: 3, column: 'Nhóm cha', said: 'Nhóm thửu', proposal: 'Nhóm thử' },
  ]
  const again = { dry: true, partial: false, corrections }
  const checked = await finished(
    call,
    (await call('POST', `/import-product-groups/checked/${look.id}`, again)).data.job,
  )
  assert.deepEqual([checked.created, checked.failed], [2, 2])
  const rest = { row: null, column: 'Nhóm cha', said: 'Nhóm thửu', proposal: 'Nhóm thử' }
  const all = { dry: false, partial: true, corrections: [...corrections, rest] }
  const job = await finished(call, (await call('POST', `/import-product-groups/checked/${look.id}`, all)).data.job)
  assert.equal(job.message, 'Thêm 3, sửa 0, giữ nguyên 0 dòng, 1 dòng có lỗi được trả lại')

  const other = await server.signIn('everything')
  assert.equal((await other('POST', `/import-product-groups/checked/${look.id}`, all)).code, 404)
  assert.equal((await call('POST', `/import-tags/checked/${look.id}`, all)).code, 404)
})

test('the template offers choices and the names within reach in drop-down lists', async () => {
  await givenParent()
  const call = await server.signIn('everything')
  const { url } = (await call('GET', '/import-product-groups/template')).data
  const book = (await server.app.inject({ url })).rawPayload
  const lists: Cell[][] = []
  for await (const { cells } of readSheet(book, 'Danh sách')) lists.push(cells)
  assert.deepEqual(lists[0], ['Nhóm cha', 'Lĩnh vực', 'Nhóm OCOP'])
  const parts = unpacked(book)
  const names = lists.slice(1).map(([name]) => name)
  assert.ok(names.includes('Nhóm thử'))
  const rules = String(parts.get('xl/worksheets/sheet1.xml'))
  assert.match(rules, new RegExp(`sqref="E2:E5000"><formula1>'Danh sách'!\\$A\\$2:\\$A\\$${names.length + 1}<`))
  assert.match(String(parts.get('xl/workbook.xml')), /name="Danh sách" sheetId="3" state="hidden"/)
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
  assert.deepEqual(problems!.map(told), [
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
  const [headings, ...rows] = await rowsAt(job.url!)
  assert.deepEqual(headings, [...groupHeadings, 'Lỗi'])
  assert.deepEqual(
    rows.map((row) => row.at(-1)),
    ['Nhóm cha: không tìm thấy “Nhóm thử”', 'Nhóm cha: không tìm thấy “TH”'],
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

test('new rows are made together, and of those that may not be made each is told of alone', async () => {
  await givenParent()
  const call = await server.signIn('everything')
  const many = (name: string) =>
    Array.from({ length: 30 }, (_, at): Cell[] => [null, `${name}${at}`, `${name} ${at}`, null, 'Chăn nuôi', at])
  await send(call, productGroups, await sheet(groupHeadings, ...many('Gà')))
  const [made] = await server.sql`
    select count(*)::int as rows, count(distinct xmin::text)::int as writes from product_groups where name like 'Gà %'`
  assert.deepEqual({ ...made }, { rows: 30, writes: 1 })

  const rows = many('Vịt')
  rows[10]![1] = 'TH'
  rows[18]![4] = null
  const lines = await linesOf(productGroups)
  const job = await send(call, productGroups, await sheet(groupHeadings, ...rows), { partial: 'true' })
  assert.equal(job.message, 'Thêm 28, sửa 0, giữ nguyên 0 dòng, 2 dòng có lỗi được trả lại')
  assert.deepEqual(job.problems!.map(told), [
    [12, 'Mã nhóm', 'Mã nhóm đã tồn tại'],
    [20, 'Lĩnh vực', 'Lĩnh vực bắt buộc'],
  ])
  const kept = await server.sql`select sort_order from product_groups where name like 'Vịt %' order by id`
  assert.deepEqual(
    kept.map(({ sort_order }) => sort_order),
    rows.map((row) => row[5]).filter((at) => at !== 10 && at !== 18),
  )
  assert.equal((await linesOf(productGroups)) - lines, 28)
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
    (await call('GET', '/tags')).data.entries.map(({ name }) => name),
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

test('two rows with one ID are told at their cells, so that a copied row does not overwrite the one that it came from', async () => {
  const { id } = await givenParent()
  const call = await server.signIn('everything')
  const copied = await sheet(['ID', 'Tên nhóm'], [id, 'Nhóm thử'], [id, 'Nhóm mới'])
  const job = await send(call, productGroups, copied)
  assert.deepEqual(job.problems!.map(told), [[3, 'ID', `ID ${id} trùng với dòng 2; dòng mới thì để trống ID`]])
  const both = await send(call, productGroups, await sheet(['ID', 'Tên nhóm'], [id, 'Một'], [id, 'Hai']))
  assert.deepEqual(
    both.problems!.map(({ row }) => row),
    [2, 3],
  )
  assert.equal((await server.row('product_groups', id))['name'], 'Nhóm thử')
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
    assert.deepEqual(
      job.notes?.filter((note) => !note.includes('dòng ví dụ')),
      [],
    )
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

const notSheets: [what: string, bytes: Buffer | Promise<Buffer>, message: RegExp][] = [
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /Chỉ nhận tệp Excel/],
  [
    'a workbook over 20 MB',
    Buffer.concat([Buffer.from('PK\x03\x04[Content_Types].xml xl/workbook.xml', 'latin1'), Buffer.alloc(21_000_000)]),
    /tối đa 20 MB/,
  ],
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
