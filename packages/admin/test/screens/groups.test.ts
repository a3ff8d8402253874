// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { close, openScreen, screen, waitFor } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

afterEach(close)

const sums = (total: number | null) => [
  { field: 'quantity', total, unit: null },
  { field: 'approved_quantity', total: 0, unit: null },
]

const answers = {
  'GET /orders': pageOf([sampleRow(orders)]),
  'GET /group-orders': {
    entries: [
      { value: '7', name: 'HTX Điền Xá', count: 12, sums: sums(3400) },
      { value: null, name: null, count: 1, sums: sums(null) },
    ],
    groups: 2,
  },
}

test('a list is seen by producers with its sums, and a group opens to its rows and leads to all of them', async () => {
  const { user, asked } = await openScreen('/admin/origin/orders?status=pending&group=manufacture_id', answers)
  await user.click(await screen.findByText('HTX Điền Xá'))
  assert.ok(screen.getByText('3.400'))
  assert.ok(screen.getByText('khác loại'))
  const all = await screen.findByText<HTMLAnchorElement>('Xem cả 12 dòng')
  assert.match(all.href, /\/admin\/origin\/orders\?status=pending&manufacture_id=7$/)
  const { query } = asked.find(({ path }) => path === '/group-orders')!
  assert.deepEqual(
    [...query],
    [
      ['group_by', 'manufacture_id'],
      ['status', 'pending'],
    ],
  )
})

test('whoever takes the groups off is back at the rows', async () => {
  const opened = await openScreen('/admin/origin/orders?group=manufacture_id', answers)
  await opened.user.click(await screen.findByText('Bỏ gộp nhóm'))
  await waitFor(() => assert.doesNotMatch(opened.address(), /group/))
  await waitFor(() => assert.ok(!screen.queryByText('HTX Điền Xá')))
})
