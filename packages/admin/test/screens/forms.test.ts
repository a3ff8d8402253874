// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { animals } from '@trace/domain/areas/catalogue/animals.ts'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { products as productsOf } from '@trace/domain/areas/catalogue/products.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { shippings } from '@trace/domain/areas/tracing/shippings.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { resources } from '@trace/domain/menu.ts'
import { close, openScreen, screen, waitFor, within } from './open-screen.ts'
import { pageOf, sampleRow, sampleRows } from './sample-rows.ts'

// Imported before the tests wait for the first screen, since a busy machine is slow to load it.
await import('@trace/screens/resource/form/draft/draft-offer.tsx')

afterEach(close)

const address = '/admin/system/product-units'
const entry = { ...sampleRow(productUnits), code: 'kg', name: 'Ki-lô-gam' }
const known = { 'GET /product-units/:id': { entry } }
const input = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) })
const chosenIn = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label }).value
const keptHere = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.getItem(localStorage.key(index)!)).join()
const save = () => screen.getByRole('button', { name: 'Lưu' })
const written = ({ asked }: Awaited<ReturnType<typeof openScreen>>) =>
  asked.filter(({ method, isCheck }) => method !== 'GET' && !isCheck)

test('a form asks for the fields of its definition, and marks what it cannot go without', async () => {
  await openScreen(`${address}/create`)
  assert.equal(input('Mã đơn vị').getAttribute('aria-required'), 'true')
  assert.equal(input('Hệ số quy đổi').getAttribute('aria-required'), null)
  assert.ok(screen.getByText('Một đơn vị này bằng bao nhiêu đơn vị gốc: 1 tấn = 1.000 kg'))
})

const needy = resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, { label, requiredOf }]) =>
    requiredOf ? [{ resource, name, label, requiredOf }] : [],
  ),
)

for (const { resource, name, label, requiredOf } of needy) {
  test(`${resource.name}: '${name}' is marked as required as soon as '${requiredOf.of}' asks for it`, async () => {
    const to = resourceByName(resource.fields[requiredOf.of]!.to!)
    const row = { ...sampleRow(resource), [name]: null }
    const opened = async (values: object, chosen: object) => {
      await openScreen(`/admin/${resource.screen}/1/edit`, {
        [`GET /${resource.name}/:id`]: { entry: { ...row, ...values } },
        [`GET /${to.name}`]: pageOf([{ ...sampleRow(to), ...chosen }]),
      })
    }
    const marks = () => [...document.querySelectorAll('[data-required="true"]')].map(({ textContent }) => textContent)
    await opened({}, requiredOf.its ? { [requiredOf.its]: requiredOf.is[0] } : {})
    await waitFor(() => assert.ok(marks().includes(label)))
    await opened(requiredOf.its ? {} : { [requiredOf.of]: null }, requiredOf.its ? { [requiredOf.its]: '-' } : {})
    await screen.findByRole('button', { name: 'Lưu' })
    assert.ok(!marks().includes(label))
  })
}

test('a form does not ask for what is switched by a call of its own', async () => {
  await openScreen(`${address}/create`)
  assert.ok(!screen.queryByLabelText('Trạng thái'))
})

test('a form that lacks something says so beside the field, and sends nothing to be saved', async () => {
  const opened = await openScreen(`${address}/create`)
  await opened.user.type(input('Mã đơn vị'), 'kg')
  await opened.user.click(save())
  assert.ok(await screen.findByText('Tên đơn vị bắt buộc'))
  assert.deepEqual(written(opened), [])
})

test('what only the server knows is told beside its field in the same round, and nothing is saved', async () => {
  const taken = ({ isCheck }: { isCheck: boolean }) =>
    isCheck ? { data: { problems: { code: ['Mã đơn vị đã tồn tại'] } } } : { code: 500, message: 'Chưa được lưu' }
  const opened = await openScreen(`${address}/create`, { 'POST /product-units': taken })
  await opened.user.type(input('Mã đơn vị'), 'kg')
  await opened.user.click(save())
  assert.ok(await screen.findByText('Mã đơn vị đã tồn tại'))
  assert.ok(screen.getByText('Tên đơn vị bắt buộc'))
  assert.ok(screen.getByText('Có 2 chỗ cần sửa trước khi lưu.'))
  await waitFor(() => assert.ok(document.activeElement === input('Mã đơn vị')))
  assert.deepEqual(written(opened), [])
})

test('a new row is sent as the server reads it, and the list stands again', async () => {
  const opened = await openScreen(`${address}/create`, { 'POST /product-units': { entry } })
  await opened.user.type(input('Mã đơn vị'), ' kg ')
  await opened.user.type(input('Tên đơn vị'), 'Ki-lô-gam')
  await opened.user.type(input('Hệ số quy đổi'), '1000,5')
  await opened.user.click(save())
  await waitFor(() => assert.equal(opened.address(), address))
  const [sent] = written(opened)
  assert.equal(`${sent!.method} ${sent!.path}`, 'POST /product-units')
  assert.deepEqual(sent!.body, { code: 'kg', name: 'Ki-lô-gam', base_unit_id: null, factor: 1000.5 })
})

test('a row is opened with its values, and saved with its version', async () => {
  const opened = await openScreen(`${address}/1/edit`, { ...known, 'PUT /product-units/:id': { entry } })
  assert.equal(input('Tên đơn vị').value, 'Ki-lô-gam')
  await opened.user.clear(input('Tên đơn vị'))
  await opened.user.type(input('Tên đơn vị'), 'Cân')
  await opened.user.click(save())
  await waitFor(() => assert.equal(written(opened).length, 1))
  const { name, version } = written(opened)[0]!.body as { name: string; version: number }
  assert.deepEqual([name, version], ['Cân', 1])
})

test('what the server refuses stands beside the field it speaks of, and what was typed stays', async () => {
  const refusal = { code: 422, message: 'Mã đơn vị đã có', data: null, errors: { code: ['Mã đơn vị đã có'] } }
  const opened = await openScreen(`${address}/1/edit`, { ...known, 'PUT /product-units/:id': () => refusal })
  await opened.user.clear(input('Tên đơn vị'))
  await opened.user.type(input('Tên đơn vị'), 'Cân')
  await opened.user.click(save())
  await waitFor(() => assert.equal(input('Mã đơn vị').getAttribute('aria-invalid'), 'true'))
  assert.ok(screen.getAllByText('Mã đơn vị đã có').length > 0)
  assert.equal(input('Tên đơn vị').value, 'Cân')
})

test('a row that somebody else changed meanwhile is shown both ways', async () => {
  const theirs = { ...entry, name: 'Kí', version: 2 }
  const conflict = { code: 409, message: 'Dữ liệu vừa được người khác sửa', data: { entry: theirs } }
  const opened = await openScreen(`${address}/1/edit`, { ...known, 'PUT /product-units/:id': () => conflict })
  await opened.user.clear(input('Tên đơn vị'))
  await opened.user.type(input('Tên đơn vị'), 'Cân')
  await opened.user.click(save())
  assert.ok(await screen.findByText('Chọn giá trị muốn giữ cho từng mục, rồi lưu lại.'))
  assert.ok(screen.getByText('Kí'))
})

test('a choice between two versions goes with its form when the session ends', async () => {
  const conflict = { code: 409, message: 'Dữ liệu vừa được người khác sửa', data: { entry: { ...entry, name: 'Kí' } } }
  const opened = await openScreen(`${address}/1/edit`, { ...known, 'PUT /product-units/:id': () => conflict })
  await opened.user.type(input('Tên đơn vị'), 's')
  await opened.user.click(save())
  assert.ok(await screen.findByText('Chọn giá trị muốn giữ cho từng mục, rồi lưu lại.'))
  dispatchEvent(new Event('lapsed'))
  await waitFor(() => assert.match(opened.address(), /login/))
  const next = await openScreen(`${address}/create`)
  await next.user.type(input('Tên đơn vị'), 'Cân')
  assert.equal(input('Tên đơn vị').value, 'Cân')
})

test('what was typed and not saved is kept as a draft', async () => {
  const { user } = await openScreen(`${address}/create`)
  await user.type(input('Tên đơn vị'), 'Cân')
  await waitFor(() => assert.match(keptHere(), /Cân/))
})

test('two tabs on one new form keep two drafts, and what is saved in one takes nothing from the other', async () => {
  const key = `draft:1:${address}/create`
  const other = { at: 1_700_000_000_000, version: null, values: { name: 'Cân của thẻ kia' } }
  const opened = await openScreen(
    `${address}/create`,
    { 'POST /product-units': { entry } },
    {},
    { [`${key}#other`]: JSON.stringify(other) },
  )
  assert.ok(await screen.findByText(/^Có bản nháp chưa lưu/))
  await opened.user.type(input('Tên đơn vị'), 'Cân của thẻ này')
  await waitFor(() => assert.match(keptHere(), /thẻ này/))
  assert.match(keptHere(), /thẻ kia/)
  await opened.user.type(input('Mã đơn vị'), 'kg')
  await opened.user.click(save())
  await waitFor(() => assert.equal(opened.address(), address))
  assert.doesNotMatch(keptHere(), /thẻ này/)
  assert.match(keptHere(), /thẻ kia/)
})

test('the drafts of a form are offered one after the other; the one that is taken is its own from then on', async () => {
  const key = `draft:1:${address}/create`
  const draft = (at: number, name: string) => JSON.stringify({ at, version: null, values: { name } })
  const { user } = await openScreen(
    `${address}/create`,
    {},
    {},
    { [key]: draft(1, 'Cũ'), [`${key}#b`]: draft(2, 'Mới') },
  )
  await user.click(await screen.findByRole('button', { name: 'Bỏ bản nháp' }))
  await waitFor(() => assert.doesNotMatch(keptHere(), /Mới/))
  await user.click(await screen.findByRole('button', { name: 'Dùng bản nháp' }))
  await waitFor(() => assert.equal(input('Tên đơn vị').value, 'Cũ'))
  assert.match(keptHere(), /Cũ/)
  assert.ok(!localStorage.getItem(key), 'another tab is not offered what this one goes on with')
})

test('whoever leaves with something unsaved stays until it is answered for', async () => {
  const opened = await openScreen(`${address}/create`)
  await opened.user.type(input('Tên đơn vị'), 'Cân')
  await waitFor(() => assert.match(keptHere(), /Cân/))
  await opened.user.click(screen.getByRole('link', { name: 'Hủy' }))
  assert.equal(opened.address(), `${address}/create`)
})

test('whoever typed nothing leaves without being asked', async () => {
  const opened = await openScreen(`${address}/create`)
  await opened.user.click(screen.getByRole('link', { name: 'Hủy' }))
  await waitFor(() => assert.equal(opened.address(), address))
})

test('a form that may not be opened is not shown', async () => {
  await openScreen(`${address}/create`, {}, { permissions: [{ action: 'list', subject: productUnits.subjects[0] }] })
  assert.ok(screen.getByText('Bạn không có quyền truy cập'))
})

test('a form begins with what its address says', async () => {
  await openScreen(`${address}/create?name=Cân`)
  assert.equal(input('Tên đơn vị').value, 'Cân')
})

test('a text in a format says how it is written, and what is not so is refused in the words of the server', async () => {
  const { user } = await openScreen(`/admin/${shippings.screen}/create`)
  assert.ok(screen.getByText('Ví dụ 14C-123.45'))
  await user.type(input('Biển số'), 'xe tải')
  await user.click(save())
  assert.ok(await screen.findByText('Biển số không hợp lệ. Ví dụ 14C-123.45'))
})

const products = '/admin/products/create'
const group = { id: 4, name: 'Gia cầm', sector_kind: 'animal' }
const shop = {
  'GET /products': {
    entries: [{ id: 9, price: 190_000, product_unit_id: 3, product_unit: { id: 3, name: 'Ki-lô-gam' } }],
  },
  'GET /product-groups': { entries: [group] },
}
const producer = { scope: 'manufacture', manufacture_id: 7, manufacture_name: 'HTX Gà đồi' }

test('a new product asks first for what it needs, and keeps the rest behind a button', async () => {
  const { user } = await openScreen(products, shop)
  assert.ok(screen.getByLabelText(/Tên sản phẩm/))
  assert.ok(!screen.queryByLabelText('Mã ký hiệu'))
  await user.click(screen.getByRole('button', { name: 'Thêm chi tiết: Nhãn hàng' }))
  assert.ok(input('Mã ký hiệu'))
})

test('a new product begins with its producer and the unit of the one before, which is marked; the price is its own', async () => {
  const opened = await openScreen(products, shop, producer)
  assert.deepEqual(
    [chosenIn('Cơ sở sản xuất'), chosenIn('Đơn vị tính'), input('Giá').value],
    ['HTX Gà đồi', 'Ki-lô-gam', ''],
  )
  assert.equal(screen.getAllByText('điền sẵn').length, 1, 'the unit: whose product it is goes without saying')
  await opened.user.click(screen.getByRole('link', { name: 'Hủy' }))
  await waitFor(() => assert.equal(opened.address(), '/admin/products'))
})

test('a product is asked for the species of its group, and no other', async () => {
  await openScreen(`${products}?product_group_id=4`, shop)
  assert.ok(await screen.findByRole('combobox', { name: 'Vật nuôi' }))
  assert.ok(!screen.queryByRole('combobox', { name: 'Cây trồng' }))
})

test('a species that is only proposed says so among those to choose from', async () => {
  const rows = sampleRows(animals, 2)
  const [waiting, approved] = [
    { ...rows[0]!, name: 'Ngan Trà Bản', approval_status: 'pending' },
    { ...rows[1]!, name: 'Vịt biển', approval_status: 'approved' },
  ]
  const answers = { ...shop, 'GET /animals': pageOf([waiting, approved], 2) }
  const { user } = await openScreen(`${products}?product_group_id=4`, answers)
  await user.click(await screen.findByRole('combobox', { name: 'Vật nuôi' }))
  const option = async (name: string) => (await screen.findByText(name)).closest('[role=option]')?.textContent
  assert.equal(await option('Ngan Trà Bản'), 'Ngan Trà BảnChờ duyệt')
  assert.equal(await option('Vịt biển'), 'Vịt biển')
})

test('a new species is offered once the search has answered: the one that is meant may be on its way', async () => {
  const found = Promise.withResolvers<{ data: object }>()
  const animalsFound = ({ query }: { query: URLSearchParams }) =>
    query.get('search') ? found.promise : { data: pageOf([], 0) }
  const { user } = await openScreen(`${products}?product_group_id=4`, { ...shop, 'GET /animals': animalsFound })
  await user.click(await screen.findByRole('combobox', { name: 'Vật nuôi' }))
  assert.ok(await screen.findByText('Thêm vật nuôi'))
  await user.keyboard('Ngan')
  assert.ok(await screen.findByText('Đang tìm…'))
  assert.ok(!screen.queryByText('Thêm mới “Ngan”'))
  found.resolve({ data: pageOf([{ ...sampleRow(animals), name: 'Ngan Trà Bản', approval_status: 'approved' }], 1) })
  assert.ok(await screen.findByText('Ngan Trà Bản'))
  assert.ok(screen.getByText('Thêm mới “Ngan”'))
})

test('while a search is on its way only what fits it is offered, and never what is to be replaced', async () => {
  const [first, second] = sampleRows(animals, 2)
  const [duck, goose] = [
    { ...first!, name: 'Vịt biển' },
    { ...second!, name: 'Ngan Trà Bản' },
  ]
  const found = Promise.withResolvers<{ data: object }>()
  const animalsFound = ({ query }: { query: URLSearchParams }) =>
    query.get('search') === 'vit' ? found.promise : { data: pageOf([duck, goose], 2) }
  const { user } = await openScreen(`${products}?product_group_id=4`, { ...shop, 'GET /animals': animalsFound })
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Vật nuôi' })
  await waitFor(box)
  await user.click(box())
  await user.click(await screen.findByText('Ngan Trà Bản'))
  assert.equal(box().value, 'Ngan Trà Bản')
  await user.clear(box())
  await user.type(box(), 'vit')
  assert.ok(await screen.findByText('Vịt biển'))
  assert.ok(!screen.queryByText('Ngan Trà Bản'))
  found.resolve({ data: pageOf([duck], 1) })
  await waitFor(() => assert.ok(screen.getByText('Thêm mới “vit”')))
  assert.ok(!screen.queryByText('Ngan Trà Bản'))
  await user.tab()
  assert.equal(box().value, 'Ngan Trà Bản')
})

test('a form of several sections says beside it how far each is', async () => {
  const { user } = await openScreen(products, shop)
  const rail = within(await screen.findByRole('navigation', { name: 'Các phần của biểu mẫu' }))
  assert.ok(rail.getByRole('button', { name: /^Thông tin chung còn 4 mục bắt buộc/ }))
  assert.ok(rail.getByRole('button', { name: /^Nhãn hàng không bắt buộc/ }))
  await user.click(save())
  await waitFor(() => assert.ok(rail.getByRole('button', { name: /^Thông tin chung 4 chỗ cần sửa/ })))
})

test('what was typed into a section that was opened is sent, also when its field was emptied and filled again', async () => {
  const { user } = await openScreen(products, shop)
  await user.click(screen.getByRole('button', { name: 'Thêm chi tiết: Nhãn hàng' }))
  await user.type(input('Mã ký hiệu'), 'GD-1')
  await user.clear(input('Mã ký hiệu'))
  await user.type(input('Quy cách đóng gói'), 'Hộp 10 quả')
  await user.click(save())
  assert.ok(await screen.findByText('Tên sản phẩm bắt buộc'))
  assert.equal(input('Quy cách đóng gói').value, 'Hộp 10 quả')
  assert.equal(input('Mã ký hiệu').value, '')
})

test('the bar says in which section something is wrong, and a press leads there', async () => {
  const { user } = await openScreen(products, shop)
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: '1 lỗi ở Hình ảnh và mô tả' }))
  assert.ok(document.activeElement?.closest('section')?.textContent.includes('Hình ảnh'))
})

test('a wrong value in a section that is not open opens it, and the cursor goes there', async () => {
  const unit = { ...sampleRow(productsOf), model_code: null }
  const refusal = { code: 422, message: 'Chưa lưu', data: null, errors: { model_code: ['Mã ký hiệu đã có'] } }
  const { user } = await openScreen(`/admin/products/${unit.id}/edit`, {
    ...shop,
    'GET /products/:id': { entry: unit },
    'PUT /products/:id': () => refusal,
  })
  assert.ok(!screen.queryByLabelText('Mã ký hiệu'))
  await user.type(input('Tên sản phẩm'), ' mới')
  await user.click(save())
  await waitFor(() => assert.ok(document.activeElement === input('Mã ký hiệu')))
})

test('a choice that is found missing is led to, and its list covers nothing until it is asked for', async () => {
  const { user } = await openScreen(products, shop)
  await user.type(input('Tên sản phẩm'), 'Chè xanh')
  await user.click(save())
  await waitFor(() => assert.equal(document.activeElement?.getAttribute('aria-invalid'), 'true'))
  assert.equal(document.activeElement?.getAttribute('role'), 'combobox')
  assert.equal(document.activeElement?.getAttribute('aria-expanded'), 'false')
})

test('a field that decides a line of the check-list bears its number', async () => {
  await openScreen(products, shop)
  assert.ok(screen.getByTitle('Quyết định mục 1 của bảng kiểm: Tên sản phẩm, hàng hóa'))
})

test('a batch knows its unit, and its harvest day from the days of its process', async () => {
  const { user } = await openScreen('/admin/culture/batches/create?product_id=9&process_id=2', {
    ...shop,
    'GET /processes': { entries: [{ id: 2, name: 'Gà đồi', total_days: 120 }] },
  })
  await waitFor(() => assert.equal(chosenIn('Đơn vị tính'), 'Ki-lô-gam'))
  await user.type(input('Ngày bắt đầu'), '01/03/2026')
  await user.tab()
  await waitFor(() => assert.equal(input('Dự kiến thu hoạch').value, '29/06/2026'))
  await user.clear(input('Dự kiến thu hoạch'))
  await user.type(input('Dự kiến thu hoạch'), '01/07/2026')
  await user.clear(input('Ngày bắt đầu'))
  await user.type(input('Ngày bắt đầu'), '02/03/2026')
  await user.tab()
  assert.equal(input('Dự kiến thu hoạch').value, '01/07/2026')
})

test('a form says what its traces would lack while it can be filled in, and leads to the field', async () => {
  const lacking = { ...sampleRow(manufactures), address: null }
  const opened = await openScreen('/admin/manufactures/1/edit', { 'GET /manufactures/:id': { entry: lacking } })
  assert.ok(await screen.findByText('Hồ sơ truy xuất sẽ còn thiếu:'))
  await opened.user.click(screen.getByRole('button', { name: '④ Địa chỉ' }))
  const address = document.querySelector<HTMLInputElement>('[data-field="address"] input')!
  assert.ok(document.activeElement === address)
  await opened.user.type(address, 'Số 2, thôn Đông')
  await waitFor(() => assert.ok(!screen.queryByText('Hồ sơ truy xuất sẽ còn thiếu:')))
})
