// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { animals } from '@trace/domain/areas/catalogue/animals.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { footer } from '@trace/domain/areas/portal/singles.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { showResultMessage } from '@trace/screens/ui/answers.ts'
import { close, fireEvent, openScreen, screen, waitFor, within } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

afterEach(close)

const asked = `/admin/${labors.screen}?search=le&sort_by=name&sort_dir=asc&page=2`
const worker = { ...sampleRow(labors), name: 'Lê Thị Mơ' }
const known: Answers = {
  'GET /labors': pageOf([worker, { ...worker, id: 2, name: 'Lê Văn Na' }], 12),
  'GET /labors/:id': { entry: worker },
  'PUT /labors/:id': { entry: worker },
}

test('who saved a row of a list is where one was: filters, order and page, with the row marked', async () => {
  const opened = await openScreen(asked, known)
  await opened.user.click(screen.getByRole('button', { name: 'Thao tác với Lê Thị Mơ' }))
  await opened.user.click(await screen.findByText('Sửa'))
  await opened.user.click(await screen.findByRole('button', { name: 'Lưu' }))
  await waitFor(() => assert.equal(opened.address(), asked))
  await waitFor(() => assert.match(document.querySelector('tr[aria-current]')?.textContent ?? '', /Lê Thị Mơ/))
})

test('two things done within five seconds are told one under the other, and the second goes as the first one went', async () => {
  await openScreen(asked, known)
  showResultMessage({ ok: true, message: 'Đã duyệt Lê Thị Mơ' })
  showResultMessage({ ok: true, message: 'Đã duyệt Lê Văn Na' })
  const notes = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent?.startsWith('Đã duyệt'))
  await waitFor(() => assert.equal(notes().length, 2))
  const second = notes()[1]
  fireEvent.animationEnd(notes()[0]!.parentElement!)
  await waitFor(() => assert.equal(notes().length, 1))
  assert.equal(notes()[0], second, 'it is the same element, whose own five seconds run on')
  fireEvent.animationEnd(second!.parentElement!)
  await waitFor(() => assert.equal(notes().length, 0))
})

test('what one may not switch is a badge with its word', async () => {
  const reader = { permissions: [{ action: 'list' as const, subject: labors.subjects[0] }] }
  await openScreen(asked, { 'GET /labors': pageOf([{ ...worker, is_active: true }], 1) }, reader)
  assert.ok(!screen.queryByRole('switch'))
})

test('a commune is offered to change its own figures, and only to see those of others', async () => {
  const figure = { ...sampleRow(productPlants), manufacture_id: null }
  const rows = pageOf(
    [
      { ...figure, id: 1, ward_id: 7 },
      { ...figure, id: 2, ward_id: 8 },
    ],
    2,
  )
  await openScreen(`/admin/${productPlants.screen}`, { 'GET /product-plants': rows }, { scope: 'commune', ward_id: 7 })
  const [own, other] = screen.getAllByRole('row').slice(1)
  assert.ok(within(own!).queryByRole('button', { name: /^Thao tác/ }))
  assert.ok(!within(other!).queryByRole('button', { name: /^Thao tác/ }))
})

const proposed = { ...sampleRow(animals), id: 9, name: 'Vịt bể', approval_status: 'pending' }
const standing = { ...sampleRow(animals), id: 4, name: 'Vịt biển', approval_status: 'approved' }

test('a proposal is merged from its list into the approved row of the nearest name; approved rows are not', async () => {
  const sent: unknown[] = []
  const opened = await openScreen(`/admin/${animals.screen}`, {
    'GET /animals': pageOf([proposed, standing], 2),
    'GET /animals/near': ({ query }) => ({
      data: { entries: query.get('approved') ? [{ id: 4, name: 'Vịt biển' }] : [] },
    }),
    'PUT /animals/9/merge': ({ body }) => {
      sent.push(body)
      const entry = { ...proposed, approval_status: 'merged', same_as: { id: 4, name: 'Vịt biển' } }
      return { message: 'Đã gộp Vịt bể vào Vịt biển', data: { entry } }
    },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Thao tác với Vịt biển' }))
  assert.ok(await screen.findByText('Sửa'))
  assert.ok(!screen.queryByText(/^Gộp/))
  await opened.user.keyboard('{Escape}')
  await opened.user.click(screen.getByRole('button', { name: 'Thao tác với Vịt bể' }))
  await opened.user.click(await screen.findByText(/^Gộp vào/))
  const dialog = within(await screen.findByRole('dialog', { name: '“Vịt bể” trùng với mục nào?' }))
  assert.equal(dialog.getByRole<HTMLInputElement>('combobox').value, 'Vịt biển')
  assert.equal(screen.queryByRole('option'), null, 'no list of options lies over what is chosen already')
  await opened.user.click(dialog.getByRole('button', { name: 'Gộp' }))
  assert.ok(await screen.findByText('Đã gộp Vịt bể vào Vịt biển'))
  assert.deepEqual(sent, [{ same_as_id: 4 }])
})

test('officers of a commune decide on no proposal, and merge none', async () => {
  const answers = { 'GET /animals': pageOf([proposed], 1) }
  await openScreen(`/admin/${animals.screen}`, answers, { scope: 'commune', ward_id: 7 })
  for (const button of screen.queryAllByRole('button', { name: 'Thao tác với Vịt bể' })) fireEvent.click(button)
  assert.ok(!screen.queryByText(/^Gộp/))
})

test('what was approved together is told once, without an echo of one’s own act, and is taken back by one press', async () => {
  const job = (id: number, kind: string, message: string, undoable: boolean) => ({
    entry: {
      id,
      kind,
      title: 'Duyệt',
      status: 'done',
      progress: 100,
      done: 2,
      total: 2,
      message,
      undoable,
      resource: 'animals',
    },
  })
  const live = new TransformStream<Uint8Array>()
  const writer = live.writable.getWriter()
  const push = (event: string, data: object) =>
    void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  const opened = await openScreen(`/admin/${animals.screen}`, {
    'GET /animals': pageOf([proposed, { ...proposed, id: 10, name: 'Ngan' }], 2),
    'GET /live': new Response(live.readable),
    'POST /animals/bulk': { job: { id: 5 } },
    'GET /jobs/5': job(5, 'bulk', 'Đã duyệt 2 vật nuôi', true),
    'POST /jobs/5/undo': { job: { id: 6 } },
    'GET /jobs/6': job(6, 'undo', 'Đã hoàn tác 2 dòng', false),
  })
  for (const name of ['Vịt bể', 'Ngan']) await opened.user.click(screen.getByLabelText(`Chọn ${name}`))
  await opened.user.click(screen.getByRole('button', { name: 'Duyệt' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  assert.ok(await screen.findByText('Đã duyệt 2 vật nuôi'))
  push('changed', { resource: 'animals', ids: [9, 10] })
  push('notice', { group: 'default', title: 'Duyệt', message: 'Đã duyệt 2 vật nuôi', job: 5 })
  push('notice', { group: 'default', title: 'Xuất Excel', message: 'Đã xuất 7 dòng', job: 4 })
  assert.ok(await screen.findByText('Đã xuất 7 dòng'), 'what another tab asked for is told')
  assert.equal(screen.getAllByText('Đã duyệt 2 vật nuôi').length, 1)
  assert.ok(!screen.queryByText('Danh sách vừa có thay đổi.'))
  const { isOwnEcho } = await import('@trace/screens/app/api.ts')
  assert.equal(isOwnEcho('products'), false, 'other lists are not of this job')

  await opened.user.click(screen.getByRole('button', { name: /Hoàn tác/ }))
  assert.ok(await screen.findByText('Đã hoàn tác 2 dòng'))
  assert.ok(opened.asked.some(({ method, path }) => method === 'POST' && path === '/jobs/5/undo'))
})

test('several rows of the trash are chosen and given back at once; one that is refused stays, with the reason', async () => {
  const gone = (id: number, name: string) => ({ id, name, deleted_at: '2026-11-01T08:00:00Z', deleted_by: 'Lan' })
  const opened = await openScreen(asked, {
    ...known,
    'GET /trash-labors': { ...pageOf([], 3), entries: [gone(5, 'Lê Năm'), gone(6, 'Lê Sáu'), gone(7, 'Lê Bảy')] },
    'POST /labors/6/recover': () => ({ code: 409, message: 'Không khôi phục được: cơ sở đã bị xóa', data: null }),
  })
  const { openTrash } = await import('@trace/screens/resource/list/trash/open-trash.tsx')
  await openTrash(labors)
  await opened.user.click(await screen.findByLabelText('Chọn Lê Năm'))
  await opened.user.click(screen.getByLabelText('Chọn Lê Sáu'))
  await opened.user.click(screen.getByText('Khôi phục 2 dòng'))
  assert.ok(await screen.findByText('Không khôi phục được: cơ sở đã bị xóa'))
  assert.ok(!screen.queryByText('Lê Năm'))
  assert.ok(screen.getByText('Khôi phục 1 dòng'))
  await opened.user.click(within(screen.getByRole('dialog', { name: /^Thùng rác/ })).getByText('Đóng'))
})

test('after the last row of a page of the trash was given back, the page before is shown', async () => {
  const gone = (id: number) => ({ id, name: `Lê ${id}`, deleted_at: '2026-11-01T08:00:00Z', deleted_by: 'Lan' })
  let left = Array.from({ length: 11 }, (_, at) => gone(at + 1))
  const opened = await openScreen(asked, {
    ...known,
    'GET /trash-labors': ({ query }) => {
      const page = Number(query.get('page'))
      const entries = left.slice((page - 1) * 10, page * 10)
      const pagination = { page, length: 10, total: left.length, total_page: Math.ceil(left.length / 10) }
      return { data: { entries, pagination } }
    },
    'POST /labors/:id/recover': ({ path }) => {
      left = left.filter(({ id }) => path !== `/labors/${id}/recover`)
      return { data: { entry: worker } }
    },
  })
  const { openTrash } = await import('@trace/screens/resource/list/trash/open-trash.tsx')
  await openTrash(labors)
  await screen.findByLabelText('Chọn Lê 1')
  await opened.user.click(screen.getByRole('button', { name: 'Trang sau' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Khôi phục Lê 11' }))
  assert.ok(await screen.findByLabelText('Chọn Lê 10'))
  await opened.user.click(within(screen.getByRole('dialog', { name: /^Thùng rác/ })).getByText('Đóng'))
})

test('a deleted row is seen whole, beside the trash, before it is given back', async () => {
  const gone = { id: 5, name: 'Lê Năm', deleted_at: '2026-11-01T08:00:00Z', deleted_by: 'Lan' }
  const uses = [{ resource: 'diaries', label: 'nhật ký sản xuất', count: 2, rows: [{ id: 9, name: 'NK-09' }] }]
  const opened = await openScreen(asked, {
    ...known,
    'GET /trash-labors': { ...pageOf([], 1), entries: [gone] },
    'GET /trash-labors/5': { entry: { ...worker, id: 5, name: 'Lê Năm', address: 'Thôn Mười Lăm' }, uses },
    'POST /labors/5/recover': { entry: worker },
  })
  const { openTrash } = await import('@trace/screens/resource/list/trash/open-trash.tsx')
  await openTrash(labors)
  const row = await screen.findByLabelText('Xem Lê Năm', { selector: 'button' })
  await opened.user.click(row)
  const seen = within(await screen.findByLabelText('Xem Lê Năm', { selector: 'section' }))
  assert.ok(await seen.findByText('Thôn Mười Lăm', { exact: false }))
  assert.ok(seen.getByText(/^Xóa lúc .* · Lan$/))
  assert.ok(seen.getByText('Cũng đã bị xóa: dữ liệu mà dòng này từng dùng'))
  assert.ok(seen.getByText('NK-09'))
  await opened.user.click(seen.getByText('Về thùng rác'))
  assert.ok(document.activeElement === row)
  await opened.user.click(row)
  await opened.user.click(within(screen.getByLabelText('Xem Lê Năm', { selector: 'section' })).getByText('Khôi phục'))
  await waitFor(() => assert.ok(!screen.queryByText('Lê Năm')))
  assert.ok(opened.asked.some(({ method, path }) => method === 'POST' && path === '/labors/5/recover'))
})

test('what strangers see at once is asked for, tells where it is to be seen, and can be taken back', async () => {
  const before = {
    organization_name: 'Sở Nông nghiệp',
    address: 'Hạ Long',
    phone: '0203000001',
    social: [],
    columns: [],
    version: 3,
  }
  const sent: Record<string, unknown>[] = []
  const opened = await openScreen(`/admin/${footer.screen}`, {
    'GET /footer/footer': { entry: before, settled: [] },
    'PUT /footer/footer': ({ body }) => {
      sent.push(body as Record<string, unknown>)
      return { data: { entry: { ...before, ...(body as object), version: 3 + sent.length } } }
    },
  })
  const name = await screen.findByRole('textbox', { name: /Tên cơ quan/ })
  await opened.user.type(name, ' và Môi trường')
  await opened.user.click(screen.getByRole('button', { name: 'Lưu' }))
  assert.ok(await screen.findByText('Người ngoài thấy ngay ở: chân trang của mọi trang công khai.'))
  assert.match(screen.getByRole('link', { name: /^Nơi hiện/ }).getAttribute('href') ?? '', /trang-chu$/)
  assert.equal(sent.length, 0)
  await opened.user.click(screen.getByRole('button', { name: 'Đồng ý!' }))
  await waitFor(() => assert.equal(sent[0]?.['organization_name'], 'Sở Nông nghiệp và Môi trường'))
  await opened.user.click(await screen.findByRole('button', { name: /Hoàn tác/ }))
  await waitFor(() => assert.equal(sent[1]?.['organization_name'], 'Sở Nông nghiệp'))
  assert.equal(sent[1]?.['version'], 4)
})

test('who approves a product is told what its traces will lack, with the form in which it is filled in', async () => {
  const lacking = {
    ...sampleRow(products),
    name: 'Su hào',
    approval_status: 'pending',
    applied_standards: [],
    certificates: [],
  }
  const { applied_standards: _, certificates: __, ...listed } = lacking
  const opened = await openScreen('/admin/products', {
    'GET /products': pageOf([{ ...listed, has_changes: false }]),
    'GET /products/:id': { entry: { ...lacking, has_changes: false } },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Thao tác với Su hào' }))
  await opened.user.click(await screen.findByText('Duyệt'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Duyệt' }))
  assert.ok(dialog.getByText(/sẽ còn thiếu trong 10 thông tin: Sản phẩm chưa có tiêu chuẩn áp dụng/))
  assert.equal(
    dialog.getByRole('link', { name: 'Điền tiêu chuẩn áp dụng' }).getAttribute('href'),
    '/admin/products/1/edit',
  )
  await opened.user.click(dialog.getByRole('button', { name: 'Không đồng ý!' }))

  await openScreen('/admin/products/1/detail', { 'GET /products/:id': { entry: { ...lacking, has_changes: false } } })
  assert.match((await screen.findByRole('note')).textContent, /⑩ Sản phẩm chưa có tiêu chuẩn.*Điền tiêu chuẩn áp dụng$/)
})

test('what a question reads in passing is no look at the row: the decision goes with the version on the screen', async () => {
  const waiting = {
    ...sampleRow(products),
    name: 'Chả mực',
    approval_status: 'pending',
    has_changes: false,
    version: 7,
  }
  const opened = await openScreen(`/admin/${products.screen}`, {
    'GET /products': pageOf([waiting], 1),
    'GET /products/:id': { entry: { ...waiting, name: 'Chả cá', version: 8 } },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Thao tác với Chả mực' }))
  await opened.user.click(await screen.findByText('Duyệt'))
  await opened.user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  const decided = () => opened.asked.find((call) => call.path === `/products/${waiting.id}/change-approved`)
  await waitFor(() => assert.equal(decided()?.ifMatch, '"7"'))
})

test('a decision goes with the version of the row that was looked at, one by one and in bulk', async () => {
  const waiting = {
    ...sampleRow(labors),
    name: 'Lê Thị Mơ',
    approval_status: 'pending',
    has_changes: false,
    version: 7,
  }
  const opened = await openScreen(`/admin/${labors.screen}`, {
    'GET /labors': pageOf([waiting], 1),
    'POST /labors/bulk': { job: { id: 3 } },
    'GET /jobs/:id': { entry: { id: 3, status: 'running', total: 1, done: 0 } },
  })
  await opened.user.click(screen.getByRole('button', { name: 'Thao tác với Lê Thị Mơ' }))
  await opened.user.click(await screen.findByText('Duyệt'))
  await opened.user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  const decisions = (path: string) => opened.asked.filter((call) => call.path === path)
  await waitFor(() => assert.equal(decisions(`/labors/${waiting.id}/change-approved`)[0]?.ifMatch, '"7"'))

  await opened.user.click(screen.getAllByRole('checkbox')[1]!)
  const bar = within(await screen.findByRole('region', { name: 'Thao tác với các dòng đã chọn' }))
  await opened.user.click(bar.getByRole('button', { name: 'Duyệt' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Đồng ý!' }))
  await waitFor(() =>
    assert.deepEqual(decisions('/labors/bulk')[0]?.body, { action: 'approve', ids: [[waiting.id, 7]] }),
  )
})
