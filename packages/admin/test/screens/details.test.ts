// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { close, fireEvent, openScreen, screen } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { sampleRow } from './sample-rows.ts'

afterEach(close)

const page = `/admin/${traces.screen}/1/detail`
const shown = (values: object): Answers => ({ 'GET /traces/:id': { entry: { ...sampleRow(traces), ...values } } })
const reader = { permissions: [{ action: 'read' as const, subject: traces.subjects[0] }] }
const main = () => document.querySelector('main')?.textContent ?? ''

test('a page shows the values of a row by their labels, under its name', async () => {
  await openScreen(page, shown({ name: 'Gà đồi Tiên Yên', lot_note: 'Thả đồi' }))
  assert.equal(document.querySelector('main h1')?.textContent, 'Gà đồi Tiên Yên')
  assert.match(main(), /Ngày thu hoạch01\/03\/2026/)
})

test('a page shows the sections of its form', async () => {
  await openScreen(page, shown({}))
  for (const section of Object.keys(traces.sections)) assert.ok(screen.getAllByText(section).length > 0, section)
})

test('at the head of a page stand its code, its producer as a link, three figures and what was done last', async () => {
  const act = { id: 9, action: 'update', user_id: 1, user_name: 'Nguyễn Lan', created_at: '2026-11-27T08:00:00Z' }
  const changes = ['Giá', 'Mô tả', 'Thương hiệu'].map((label) => ({ field: 'price', label, before: 1, after: 2 }))
  const recalled = {
    ...act,
    id: 8,
    action: 'status',
    user_name: null,
    changes: [{ field: 'status', label: 'Trạng thái', before: 'active', after: 'recalled' }],
  }
  const producer = { id: 4, name: 'HTX Chăn nuôi gà đồi Điền Xá' }
  const values = { code: '22A7K9M2QX4T', label_count: 1200, scan_count: 37, expired_date: '2020-01-05' }
  await openScreen(page, {
    ...shown({ ...values, manufacture_id: 4, manufacture: producer }),
    'GET /traces/:id/revisions': { entries: [{ ...act, changes }, recalled] },
  })
  const [link] = screen.getAllByRole('link', { name: producer.name })
  assert.equal(link?.getAttribute('href'), '/admin/manufactures/4/detail')
  assert.ok(screen.getAllByText(values.code).length > 0)
  assert.match(main(), /Số tem1\.200Lượt quét37Hạn sử dụng05\/01\/2020/)
  await screen.findByText('Nguyễn Lan sửa: Giá, Mô tả và 1 mục khác')
  assert.match(main(), /27\/11\/2026 15:00/)
  assert.ok(screen.getByText('Hệ thống đổi trạng thái sang “Thu hồi”'))
})

test('a warning that the server did not set is not shown', async () => {
  const [[flag, { label }] = assert.fail()] = Object.entries(products.fields).filter(
    ([, { kind, auto }]) => kind === 'flag' && auto,
  )
  for (const isSet of [true, false]) {
    const entry = { ...sampleRow(products), [flag]: isSet }
    await openScreen(`/admin/${products.screen}/1/detail`, { 'GET /products/:id': { entry } })
    assert.equal(main().includes(label), isSet)
    close()
  }
})

test('a reference leads by its name', async () => {
  await openScreen(page, shown({ batch: { id: 7, name: 'QN06874-2607-01' }, batch_id: 7 }))
  assert.ok(screen.getByText('QN06874-2607-01'))
})

const states: [status: string, expired_date: string | null, label: string][] = [
  ['active', '2999-01-01', 'Đang hiệu lực'],
  ['active', '2020-01-01', 'Hết hạn'],
  ['active', null, 'Đang hiệu lực'],
  ['recalled', '2020-01-01', 'Thu hồi'],
]

for (const [status, expired_date, label] of states) {
  test(`a trace that is ${status} until ${expired_date ?? 'any day'} stands as «${label}» beside its name`, async () => {
    await openScreen(page, shown({ status, expired_date }))
    assert.ok(screen.getAllByText(label).length > 0)
  })
}

test('what the server knows a contradiction again by is not for people', async () => {
  const fact = { key: 'withdrawal 653', kind: 'withdrawal', certified: 'Thu hoạch', found: 'Chưa đủ' }
  const entry = { ...sampleRow(traces), held_facts: [fact] }
  await openScreen(page, {
    'GET /traces/:id': { entry },
    'GET /traces/:id/revisions': {
      entries: [
        {
          id: 2,
          action: 'update',
          user_id: 1,
          user_name: 'Nguyễn Lan',
          created_at: '2026-11-27T08:00:00Z',
          changes: [{ field: 'held_facts', label: 'Mâu thuẫn', before: [], after: [fact] }],
        },
      ],
    },
  })
  fireEvent.click(screen.getByText('Lịch sử'))
  assert.ok(await screen.findByText('Chưa đủ'))
  assert.doesNotMatch(main(), /withdrawal/)
})

test('an approved row that was changed since says that changes wait', async () => {
  const entry = { ...sampleRow(manufactures), approval_status: 'approved', has_changes: true }
  await openScreen(`/admin/${manufactures.screen}/1/detail`, { 'GET /manufactures/:id': { entry } })
  assert.ok(screen.getAllByText('Có thay đổi').length > 0)
})

test('who may only look is offered neither change nor removal', async () => {
  await openScreen(page, shown({}), reader)
  for (const name of ['Sửa', 'Xóa']) {
    assert.ok(!screen.queryByRole('button', { name }))
    assert.ok(!screen.queryByRole('link', { name }))
  }
})

test('who may not read a row sees nothing of it', async () => {
  await openScreen(page, shown({ name: 'Gà đồi Tiên Yên' }), { permissions: [] })
  assert.ok(screen.getByText('Bạn không có quyền truy cập'))
  assert.doesNotMatch(document.body.textContent ?? '', /Gà đồi/)
})

test('a row that is gone says so', async () => {
  await openScreen(page, { 'GET /traces/:id': () => ({ code: 404, message: 'Không tìm thấy', data: null }) })
  assert.match(document.body.textContent ?? '', /Không tìm thấy/)
})
