import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import sharp from 'sharp'
import { manufactureForm } from '../chain.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { upload } from '../upload.ts'
import { sheet, workbooksOf } from '../workbooks.ts'
import { zipOf } from '../zips.ts'
import type { Part } from '../zips.ts'

const server = testServer()
const { send } = workbooksOf(server)

const picture = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .png()
    .toBuffer()

const headings = ['Tên sản phẩm', 'Hình ảnh', 'Cơ sở sản xuất', 'Nhóm sản phẩm', 'Đơn vị tính']

async function bookOf(rows: [name: string, pictures: string | null][]) {
  const { name: farm } = await server.given(manufactures, await manufactureForm(server))
  await server.sql`update manufactures set approval_status = 'approved'`
  const [group] = await server.sql<{ name: string }[]>`select name from product_groups limit 1`
  const [unit] = await server.sql<{ name: string }[]>`select name from product_units limit 1`
  const cells = rows.map(([name, pictures]) => [name, pictures, farm, group!.name, unit!.name])
  return sheet(headings, ...cells)
}

const picturesOf = async () =>
  Object.fromEntries(
    (await server.sql<{ name: string; images: { url: string }[] }[]>`select name, images from products`).map((row) => [
      row.name,
      row.images.length,
    ]),
  )

test('a .zip brings products in whole: pictures are found by their column, by row number and by name', async () => {
  const call = await server.signIn('everything')
  const book = await bookOf([
    ['Gạo nếp', 'tui gao.PNG; hat.png'],
    ['Chè xanh', null],
    ['Mật ong rừng', null],
    ['Tôm sú', null],
  ])
  const zip = zipOf([
    { name: 'Nông sản/sản phẩm.xlsx', content: book, stored: true },
    { name: 'Nông sản/Tui gao.png', content: await picture(10) },
    { name: 'Nông sản/hat.png', content: await picture(20) },
    { name: 'Nông sản/3.png', content: await picture(30) },
    { name: 'Nông sản/Mật ong rừng (1).png', content: await picture(40) },
    { name: 'Nông sản/mat-ong-rung_2.png', content: await picture(50) },
    { name: 'Nông sản/khac.png', content: await picture(60) },
    { name: '__MACOSX/._3.png', content: 'x' },
  ])
  const look = await send(call, products, zip, { dry: true })
  assert.deepEqual(
    [look.created, look.failed, look.ignored],
    [4, 0, ['Nông sản/khac.png']],
    JSON.stringify(look.problems),
  )
  assert.equal((await server.sql`select 1 from media`).length, 0)

  const all = { dry: false, partial: false, corrections: [] }
  const job = await finished(call, (await call('POST', `/import-products/checked/${look.id}`, all)).data.job)
  assert.equal(job.message, 'Thêm 4, sửa 0, giữ nguyên 0 dòng')
  assert.deepEqual(await picturesOf(), { 'Gạo nếp': 2, 'Chè xanh': 1, 'Mật ong rừng': 2, 'Tôm sú': 0 })
  const [row] = await server.sql<{ images: { url: string }[] }[]>`select images from products where name = 'Chè xanh'`
  assert.equal((await server.app.inject({ url: row!.images[0]!.url })).headers['content-type'], 'image/webp')
  assert.equal((await call('GET', '/products?lacks_files=true')).data.pagination.total, 1)
})

test('a picture that is not there, or is none, is told at its cell before anything is written', async () => {
  const call = await server.signIn('everything')
  const book = await bookOf([
    ['Gạo nếp', 'không có.png'],
    ['Chè xanh', 'hỏng.png'],
    ['Mật ong', 'văn bản.png'],
  ])
  const files: Part[] = [
    { name: 'hỏng.png', content: (await picture(1)).subarray(0, 20) },
    { name: 'văn bản.png', content: 'Không phải ảnh' },
  ]
  const { problems } = await send(call, products, zipOf([{ name: 'a.xlsx', content: book }, ...files]), { dry: true })
  assert.deepEqual(
    problems?.map(({ row, message }) => [row, message]),
    [
      [2, 'Hình ảnh: không có tệp “không có.png” trong tệp .zip'],
      [3, 'Hình ảnh: “hỏng.png”: Tệp ảnh bị hỏng hoặc không đọc được'],
      [4, 'Hình ảnh: “văn bản.png”: chỉ nhận ảnh JPG, PNG, WebP'],
    ],
  )
  const alone = await send(call, products, book, { dry: true })
  assert.match(alone.problems?.[0]?.message ?? '', /gửi tệp “không có.png” cùng tệp Excel trong một tệp .zip/)
})

test('names that differ in accents each take the picture of their own name, and neither one without accents', async () => {
  const call = await server.signIn('everything')
  const book = await bookOf([
    ['Dứa', null],
    ['Dừa', null],
    ['Râu ngô', null],
  ])
  const named = async (...names: string[]) => {
    const files = await Promise.all(names.map(async (name, at) => ({ name, content: await picture(at) })))
    const { ignored } = await send(call, products, zipOf([{ name: 'a.xlsx', content: book }, ...files]), { dry: true })
    return ignored
  }
  assert.deepEqual(await named('dứa.png', 'dừa.png'.normalize('NFD')), [])
  assert.deepEqual(await named('dua.png', 'rau-ngo.png', 'rau ngô.png', 'dưa.png'), [
    'dua.png',
    'rau ngô.png',
    'dưa.png',
  ])
  await send(
    call,
    products,
    zipOf([
      { name: 'a.xlsx', content: book },
      { name: 'dừa.png', content: await picture(1) },
    ]),
  )
  assert.deepEqual(await picturesOf(), { Dứa: 0, Dừa: 1, 'Râu ngô': 0 })
})

test('documents come in the same way', async () => {
  const call = await server.signIn('everything')
  const book = await sheet(['Tiêu đề', 'Loại'], ['Quyết định 01', 'Báo cáo'])
  const zip = zipOf([
    { name: 'a.xlsx', content: book },
    { name: 'quyet-dinh-01.pdf', content: '%PDF-1.7\n' },
  ])
  const job = await send(call, libraries, zip)
  assert.equal(job.message, 'Thêm 1, sửa 0, giữ nguyên 0 dòng', JSON.stringify(job.problems))
  const [row] = await server.sql<
    { files: { url: string }[]; lacks_files: boolean }[]
  >`select files, lacks_files from libraries`
  assert.match(row!.files[0]!.url, /\.pdf$/)
  assert.equal(row!.lacks_files, false)
})

const bad: [what: string, parts: (book: Buffer) => Part[], message: RegExp][] = [
  [
    'two workbooks',
    (book) => [
      { name: 'a.xlsx', content: book },
      { name: 'b.xlsx', content: book },
    ],
    /đúng một tệp Excel/,
  ],
  [
    'a file that bursts',
    (book) => [
      { name: 'a.xlsx', content: book },
      { name: '2.png', content: Buffer.alloc(8_000_000) },
    ],
    /không đọc được/,
  ],
  [
    'a file that lies about its size',
    (book) => [
      { name: 'a.xlsx', content: book },
      { name: '2.png', content: Buffer.alloc(90_000), said: 10 },
    ],
    /bị hỏng/,
  ],
  ['no workbook', () => [{ name: '2.png', content: 'x' }], /Chỉ nhận tệp Excel/],
]

for (const [what, parts, message] of bad) {
  test(`a .zip with ${what} is refused with a sentence`, async () => {
    const call = await server.signIn('everything')
    const zip = zipOf(parts(await bookOf([['Gạo nếp', null]])))
    const reply = await upload(server.app, '/import-products/preview', { token: call.token, bytes: zip })
    const job = reply.code === 200 && (await finished(call, reply.data.job))
    assert.match(
      job
        ? [job.message, ...(job.problems ?? []).map((one: { message: string }) => one.message)].join()
        : reply.message,
      message,
    )
  })
}
