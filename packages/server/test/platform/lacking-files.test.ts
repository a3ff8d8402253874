import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { manufactureForm } from '../chain.ts'
import { testServer } from '../server.ts'
import { sheet, workbooksOf } from '../workbooks.ts'

const server = testServer()
const { send } = workbooksOf(server)

const headings = ['ID', 'Tên sản phẩm *', 'Cơ sở sản xuất *', 'Nhóm sản phẩm *', 'Đơn vị tính *', 'Giá']
const images = [{ url: '/files/2026/07/a.webp', caption: '' }]

async function givenThirty() {
  const { name: farm } = await server.given(manufactures, await manufactureForm(server))
  await server.sql`update manufactures set approval_status = 'approved'`
  const [group] = await server.sql<{ name: string }[]>`select name from product_groups limit 1`
  const [unit] = await server.sql<{ name: string }[]>`select name from product_units limit 1`
  return sheet(
    headings,
    ...Array.from({ length: 30 }, (_, at) => [null, `Nông sản ${at + 1}`, farm, group!.name, unit!.name, 10_000]),
  )
}

test('products without pictures come in, are told apart, and are approved only with a picture', async () => {
  const call = await server.signIn('everything')
  const job = await send(call, products, await givenThirty())
  assert.equal(job.message, 'Thêm 30, sửa 0, giữ nguyên 0 dòng', JSON.stringify(job.problems?.slice(0, 3)))
  const listed = (await call('GET', '/products?lacks_files=true')).data
  assert.equal(listed.pagination.total, 30)

  const { id } = listed.entries[0]!
  const refused = await call('PUT', `/products/${id}/change-approved`, { approval_status: 'approved' })
  assert.deepEqual([refused.code, refused.message], [422, 'Còn thiếu hình ảnh: hãy bổ sung trước khi duyệt hoặc bật'])
  assert.equal((await call('PUT', `/products/${id}/change-highlight`, { is_highlight: true })).code, 422)

  const { entry } = (await call('GET', `/products/${id}`)).data
  const form = await call('PUT', `/products/${id}`, entry)
  assert.deepEqual(form.errors, { images: ['Hình ảnh bắt buộc'] })
  const filled = await call('PUT', `/products/${id}`, { ...entry, images })
  assert.equal(filled.data.entry.lacks_files, false, filled.message)
  assert.equal((await call('PUT', `/products/${id}/change-approved`, { approval_status: 'approved' })).code, 200)
})

test('a row that waits for its picture can be changed by a workbook, one that has it cannot lose it', async () => {
  const call = await server.signIn('everything')
  await send(call, products, await givenThirty())
  const [one, two] = (await call('GET', '/products?length=2')).data.entries
  assert.ok(one && two)
  await call('PUT', `/products/${two.id}`, { ...(await call('GET', `/products/${two.id}`)).data.entry, images })
  const job = await send(
    call,
    products,
    await sheet(['ID', 'Giá', 'Hình ảnh'], [one.id, 20_000, null], [two.id, 20_000, null]),
    { partial: 'true' },
  )
  assert.equal(job.message, 'Thêm 0, sửa 1, giữ nguyên 0 dòng, 1 dòng có lỗi được trả lại')
  assert.deepEqual(
    job.problems?.map(({ row, message }) => [row, message]),
    [[3, 'Hình ảnh bắt buộc']],
  )
})

test('where no approval keeps a row from the public, it comes in switched off and stays so', async () => {
  const call = await server.signIn('everything')
  const job = await send(call, libraries, await sheet(['Tiêu đề', 'Loại'], ['Quyết định 01', 'Báo cáo']))
  assert.equal(job.created, 1, JSON.stringify(job.problems))
  const [row] = (await call('GET', '/libraries?lacks_files=true')).data.entries
  assert.equal(row?.is_active, false)
  const on = await call('PUT', `/libraries/${row?.id}/change-status`, { is_active: true })
  assert.deepEqual([on.code, on.message], [422, 'Còn thiếu tệp: hãy bổ sung trước khi duyệt hoặc bật'])
  assert.equal(
    (await call('POST', '/libraries', { title: 'Khác', kind: 'report' })).errors?.['files']?.[0],
    'Tệp bắt buộc',
  )
})
