import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { farmInputs } from '@trace/domain/areas/growing/farm-inputs.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { distributors } from '@trace/domain/areas/tracing/distributors.ts'
import { makeWorkbook } from '@trace/platform/sheets/write-workbook.ts'
import { manufactureForm } from '../chain.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { columnsFor, sheet, workbooksOf } from '../workbooks.ts'

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

test('species whose names differ in accents stand beside each other, from a form and from a workbook', async () => {
  const call = await server.signIn('everything')
  const species = (name: string) => call('POST', '/plants', { name, group: 'fruit' })
  for (const name of ['Dứa thử', 'Dừa thử']) assert.equal((await species(name)).code, 200, name)
  const bytes = await sheet(['Tên', 'Nhóm'], ['Dưa thử', 'Rau'], ['Râu thử', 'Râu'])
  const job = await send(call, plants, bytes, { partial: 'true' })
  assert.deepEqual(
    [job.created, job.problems?.map(({ row, message, proposal }) => [row, message, proposal])],
    [1, [[3, 'Nhóm không hợp lệ: “Râu”', 'Rau']]],
  )
  const headings = ['Tên vật tư', 'Loại vật tư', 'Đơn vị', 'Lĩnh vực áp dụng', 'Cây trồng']
  const input = await sheet(headings, ['Phân thử', 'Phân bón', 'kg', 'Trồng trọt', 'Dừa thử; Dưa thử'])
  const { readings, problems } = await send(call, farmInputs, input, { dry: true })
  assert.deepEqual(problems, [])
  assert.equal(readings?.find(({ column }) => column === 'Cây trồng')?.read, 'Dừa thử; Dưa thử')
})

test('a commune is found by its exact name beside one that differs in an accent', async () => {
  const call = await server.signIn('everything')
  const headings = ['Tên nhà phân phối', 'Loại', 'Tỉnh/thành phố', 'Xã/phường/đặc khu', 'Số điện thoại']
  const rows = ['Xã Cẩm Giang', 'Xã Cẩm Giàng', 'xã cẩm  giang'].map((ward, at) => [
    `Chợ ${at}`,
    'Chợ',
    'Thành phố Hải Phòng',
    ward,
    '0912000222',
  ])
  const job = await send(call, distributors, await sheet(headings, ...rows))
  assert.deepEqual([job.created, job.problems], [3, []])
  const wards = await server.sql`
    select w.name from distributors d join wards w on w.id = d.ward_id where d.name like 'Chợ %' order by d.name`
  assert.deepEqual(
    wards.map(({ name }) => name),
    ['Xã Cẩm Giang', 'Xã Cẩm Giàng', 'Xã Cẩm Giang'],
  )
})

test('a certificate for a name that two rows of the workbook have is asked, and goes to the row that is named', async () => {
  const call = await server.signIn('everything')
  const farms = await Promise.all(
    ['HTX A', 'HTX B'].map(async (name) =>
      server.given(manufactures, { ...(await manufactureForm(server)), name, tax_code: null, gln: null }),
    ),
  )
  await server.sql`update manufactures set approval_status = 'approved'`
  const [group] = await server.sql<{ name: string }[]>`select name from product_groups limit 1`
  const [unit] = await server.sql<{ name: string }[]>`select name from product_units limit 1`
  const book = (...owners: string[]) =>
    makeWorkbook([
      {
        name: 'Sản phẩm',
        columns: columnsFor(['Tên sản phẩm', 'Cơ sở sản xuất', 'Nhóm sản phẩm', 'Đơn vị tính']),
        rows: farms.map(({ name }) => ['Gạo nếp', name, group!.name, unit!.name]),
      },
      {
        name: 'Chứng nhận',
        columns: columnsFor(['Thuộc', 'Loại chứng nhận', 'Số chứng nhận', 'Cơ quan cấp', 'Ngày cấp']),
        rows: owners.map((owner, at) => [owner, 'VietGAP', `VG-${at}`, 'Cơ quan A', '01/03/2026']),
      },
    ])
  const asked = await send(call, products, await book('Gạo nếp', 'gạo nếp'), { dry: true })
  assert.equal(asked.created, 0)
  assert.deepEqual(
    asked.problems?.map(({ row, message }) => [row, message]),
    [2, 2, 3, 3].map((row) => [
      row,
      `Có 2 dòng cùng tên “Gạo nếp”, hãy ghi “dòng ${row}” ở cột “Thuộc” nếu là dòng này`,
    ]),
  )
  const job = await send(call, products, await book('dòng 3', 'Dòng 2'))
  assert.deepEqual([job.created, job.problems], [2, []])
  const certificates = await server.sql`
    select m.name, c.number from certificates c join products p on p.id = c.product_id
    join manufactures m on m.id = p.manufacture_id order by 1`
  assert.deepEqual(
    certificates.map(({ name, number }) => [name, number]),
    [
      ['HTX A', 'VG-1'],
      ['HTX B', 'VG-0'],
    ],
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
