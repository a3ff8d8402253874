// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { close, openScreen, screen, waitFor, within } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { pageOf, sampleRow, sampleRows } from './sample-rows.ts'

afterEach(close)

const address = '/admin/system/product-units'
const shown = (rows: readonly object[], total?: number): Answers => ({ 'GET /product-units': pageOf(rows, total) })
const three = sampleRows(productUnits, 3)
const reader = { permissions: [{ action: 'list' as const, subject: productUnits.subjects[0] }] }
const lastQuery = ({ asked }: Awaited<ReturnType<typeof openScreen>>) =>
  asked.findLast(({ path }) => path === '/product-units')!.query

test('a list shows the columns of its definition, and a row for each of the rows', async () => {
  await openScreen(address, shown(three))
  for (const name of productUnits.columns)
    assert.ok(screen.getByRole('columnheader', { name: new RegExp(productUnits.fields[name as 'code'].label) }), name)
  assert.equal(screen.getAllByRole('row').length, 1 + three.length)
  assert.ok(screen.getByText('Tên đơn vị 2'))
})

test('a list says how many rows it shows of how many', async () => {
  await openScreen(address, shown(sampleRows(productUnits, 10), 1234))
  assert.match(screen.getByRole('main').textContent, /1.+10.+1\.234/)
})

test('a list without rows says so, and leads to the first', async () => {
  await openScreen(address)
  assert.ok(await screen.findByText('Chưa có đơn vị tính nào'))
  assert.equal(screen.getByRole('link', { name: 'Thêm đơn vị tính' }).getAttribute('href'), `${address}/create`)
})

test('who may only look is offered nothing to add, change or remove', async () => {
  await openScreen(address, shown(three), reader)
  assert.ok(!screen.queryByRole('link', { name: 'Thêm mới' }))
  assert.ok(!screen.queryByText('Sửa'))
})

test('who may not see a list is shown no row of it', async () => {
  const { asked } = await openScreen(address, shown(three), { permissions: [] })
  assert.ok(screen.getByText('Bạn không có quyền truy cập'))
  assert.ok(asked.every(({ path }) => path !== '/product-units'))
})

test('filters stand behind a button; one that is used is shown and can be taken away', async () => {
  const opened = await openScreen('/admin/products?is_active=true')
  assert.ok(!screen.queryByRole('button', { name: /^Lọc theo\s+Hạng sao OCOP/ }))
  assert.match(screen.getByRole('button', { name: /^Lọc theo\s+Trạng thái/ }).textContent, /Hoạt động/)
  assert.ok(screen.getByRole('button', { name: 'Lọc' }))
  await opened.user.click(screen.getByRole('button', { name: 'Xóa giá trị: Trạng thái' }))
  await waitFor(() => assert.equal(opened.address(), '/admin/products'))
})

test('a column of one value in all rows stands aside, is said above them, and comes back when asked for', async () => {
  const producer = { id: 7, name: 'HTX Gà đồi' }
  const rows = sampleRows(products, 6).map((row) => ({ ...row, manufacture_id: 7, manufacture: producer }))
  const opened = await openScreen('/admin/products', { 'GET /products': pageOf(rows) })
  assert.ok(!screen.queryByRole('columnheader', { name: /Cơ sở sản xuất/ }))
  assert.match(screen.getByRole('main').textContent, /Mọi dòng:.*Cơ sở sản xuất HTX Gà đồi/)
  await opened.user.click(screen.getByRole('button', { name: 'Hiện thành cột' }))
  assert.ok(screen.getByRole('columnheader', { name: /Cơ sở sản xuất/ }))
})

test('a heading puts the list in order by its column', async () => {
  const opened = await openScreen(address, shown(three))
  await opened.user.click(within(screen.getByRole('columnheader', { name: /Tên đơn vị/ })).getByRole('button'))
  await waitFor(() => assert.equal(lastQuery(opened).get('sort_by'), 'name'))
  assert.equal(lastQuery(opened).get('sort_dir'), 'asc')
})

test('a heading of a list in order turns it round', async () => {
  const opened = await openScreen(`${address}?sort_by=name&sort_dir=asc`, shown(three))
  await opened.user.click(within(screen.getByRole('columnheader', { name: /Tên đơn vị/ })).getByRole('button'))
  await waitFor(() => assert.equal(lastQuery(opened).get('sort_dir'), 'desc'))
})

test('the next page of a list is asked for, and stands in the address', async () => {
  const opened = await openScreen(address, shown(sampleRows(productUnits, 10), 25))
  await opened.user.click(screen.getByRole('link', { name: 'Trang sau' }))
  await waitFor(() => assert.equal(lastQuery(opened).get('page'), '2'))
  assert.match(opened.address(), /page=2/)
})

test('a list too long to turn every page offers those near both ends, and says what to do for the rest', async () => {
  const rows = sampleRows(productUnits, 10)
  const pagination = { page: 1000, length: 10, total: 1_000_000, total_page: 100_000 }
  await openScreen(`${address}?page=1000`, { 'GET /product-units': { entries: rows, pagination } })
  assert.ok(!screen.queryByRole('link', { name: 'Trang sau' }))
  assert.ok(!screen.queryByRole('link', { name: 'Trang 1001' }))
  for (const name of ['Trang trước', 'Trang 999', 'Trang 100000']) assert.ok(screen.getByRole('link', { name }), name)
  assert.ok(screen.getByText(/chỉ xem được 10\.000 dòng đầu và cuối, hãy lọc/))
})

test('a list too long to be sorted offers the orders that are kept, and no others', async () => {
  await openScreen('/admin/products', { 'GET /products': pageOf(sampleRows(products, 10), 30_000) })
  assert.ok(screen.getByRole('button', { name: 'Tên sản phẩm' }))
  assert.ok(!screen.queryByRole('button', { name: 'Cơ sở sản xuất' }))
  assert.match(screen.getByRole('columnheader', { name: 'Cơ sở sản xuất' }).title, /quá dài để xếp/)
  await openScreen('/admin/products', { 'GET /products': pageOf(sampleRows(products, 10), 20_000) })
  assert.ok(screen.getByRole('button', { name: 'Cơ sở sản xuất' }))
})

test('an address whose page or order is no longer offered leads to the first page, with its filters', async () => {
  const refused = (name: string) => ({ code: 422, message: 'Hãy lọc', data: null, errors: { [name]: ['Hãy lọc'] } })
  for (const name of ['page', 'sort_by']) {
    const opened = await openScreen(`${address}?status=true&page=2000&sort_by=version`, {
      'GET /product-units': ({ query }) => (query.has(name) ? refused(name) : { data: pageOf(three) }),
    })
    await waitFor(() => assert.equal(opened.address(), `${address}?status=true`))
    assert.ok(screen.getByText('Tên đơn vị 2'))
  }
})

test('what is typed into the search box narrows the list', async () => {
  const opened = await openScreen(address, shown(three))
  await opened.user.type(screen.getByRole('searchbox'), 'tấn{Enter}')
  await waitFor(() => assert.equal(lastQuery(opened).get('search'), 'tấn'))
})

test('a list that stands narrowed in its address is asked for so', async () => {
  const opened = await openScreen(`${address}?is_active=true&page=2`, shown(three))
  assert.deepEqual([lastQuery(opened).get('is_active'), lastQuery(opened).get('page')], ['true', '2'])
})

test('a filter that nothing passes says so, and can be taken off', async () => {
  await openScreen(`${address}?search=khong-co`)
  assert.ok(!screen.queryByText('Chưa có đơn vị tính nào'))
  assert.ok(screen.getAllByText(/Xóa bộ lọc/).length > 0)
})

test('rows that are chosen can be dealt with together', async () => {
  const { user } = await openScreen(address, shown(three))
  const [, first] = screen.getAllByRole('checkbox')
  await user.click(first!)
  assert.ok(await screen.findByText(/Đã chọn 1|1 dòng/))
})

test('a switch of a row asks, calls the server, and the list is read again', async () => {
  const opened = await openScreen(address, shown(three))
  await opened.user.click(screen.getAllByRole('switch')[0]!)
  await opened.user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  await waitFor(() =>
    assert.ok(opened.asked.some(({ method, path }) => method === 'PUT' && path === '/product-units/1/change-status')),
  )
})

test('a cell that holds nothing is empty', async () => {
  await openScreen(address, shown([{ ...sampleRow(productUnits), factor: null, base_unit_id: null, base_unit: null }]))
  assert.doesNotMatch(screen.getAllByRole('row')[1]!.textContent, /null|undefined|NaN/)
})

test('a list that the server fails to answer says what went wrong', async () => {
  await openScreen(address, { 'GET /product-units': () => ({ code: 500, message: 'Lỗi hệ thống', data: null }) })
  assert.match(document.body.textContent, /Đã có lỗi xảy ra|Lỗi hệ thống/)
})

test('after the last row of a page is gone the page before is shown', async () => {
  const rows = sampleRows(productUnits, 10)
  const opened = await openScreen(`${address}?search=kg&page=2`, {
    'GET /product-units': ({ query }) => {
      const page = Number(query.get('page') ?? 1)
      const pagination = { page, length: 10, total: 10, total_page: 1 }
      return { data: { entries: page === 1 ? rows : [], pagination } }
    },
  })
  await waitFor(() => assert.equal(opened.address(), `${address}?search=kg&page=1`))
  assert.ok(await screen.findByText('Tên đơn vị 10'))
})

test('where the columns need more room than there is, spare ones stand aside until nothing is cut off', async () => {
  const list = { 'GET /batches': pageOf(sampleRows(batches, 2)) }
  const count = (box: Element) => box.querySelectorAll('thead th').length
  const usual = innerWidth
  Object.assign(globalThis, { innerWidth: 1600 })
  await openScreen('/admin/culture/batches', list)
  const before = count(document.querySelector('table')!)
  const widths: Record<string, (this: Element) => number> = {
    scrollWidth() {
      return count(this)
    },
    clientWidth: () => before - 1,
  }
  const { prototype } = HTMLDivElement
  for (const [name, get] of Object.entries(widths)) Object.defineProperty(prototype, name, { configurable: true, get })
  try {
    await openScreen('/admin/culture/batches', list)
    assert.equal(count(document.querySelector('table')!), before - 1)
  } finally {
    for (const name of Object.keys(widths)) Reflect.deleteProperty(prototype, name)
    Object.assign(globalThis, { innerWidth: usual })
  }
})
