import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstStepOf, nextStepOf } from './road.ts'
import type { FirstStep, Ground, Lot, NextStep } from './road.ts'

const none = { draft: 0, submitted: 0, rejected: 0, approved: 0 }
const [batch, traced, ordered] = ['2026-11-01T00:00:00Z', '2026-11-10T00:00:00Z', '2026-11-15T00:00:00Z']
const growing: Lot = { status: 'in_production', since: batch, diaries: none, trace: null, order: null }
const harvested: Lot = { ...growing, status: 'harvested', diaries: { ...none, approved: 5 } }
const trace = { status: 'active', asked: false, since: traced, label_count: 0, scan_count: 0 }
const issued: Lot = {
  ...harvested,
  trace: { ...trace, label_count: 500 },
  order: { status: 'completed', since: ordered },
}

const cases: [what: string, lot: Lot, ...next: [NextStep['stop'], NextStep['turn'], what: string, since: string]][] = [
  ['a planned lot', { ...growing, status: 'planned' }, 'batch', 'owner', 'Bắt đầu sản xuất', batch],
  ['a lot without diaries', growing, 'diary', 'owner', 'Ghi nhật ký đầu tiên', batch],
  ['ten drafts', { ...growing, diaries: { ...none, draft: 10 } }, 'diary', 'owner', 'Gửi duyệt 10 nhật ký nháp', batch],
  [
    'a refused diary before drafts',
    { ...growing, diaries: { ...none, draft: 1, rejected: 2 } },
    'diary',
    'owner',
    'Sửa 2 nhật ký bị từ chối',
    batch,
  ],
  [
    'diaries sent in',
    { ...growing, diaries: { ...none, submitted: 3 } },
    'diary',
    'staff',
    'Cán bộ duyệt 3 nhật ký',
    batch,
  ],
  [
    'approved diaries',
    { ...growing, diaries: { ...none, approved: 3 } },
    'harvest',
    'owner',
    'Ghi nhật ký, xác nhận khi đã thu hoạch',
    batch,
  ],
  ['a harvest', harvested, 'trace', 'owner', 'Lập hồ sơ truy xuất', batch],
  [
    'a harvest whose diaries wait',
    { ...harvested, diaries: { ...none, submitted: 1 } },
    'diary',
    'staff',
    'Cán bộ duyệt 1 nhật ký',
    batch,
  ],
  [
    'a draft of a trace',
    { ...harvested, trace: { ...trace, status: 'draft' } },
    'trace',
    'owner',
    'Hoàn thiện hồ sơ để kích hoạt',
    traced,
  ],
  [
    'a trace whose activation was asked for',
    { ...harvested, trace: { ...trace, status: 'draft', asked: true } },
    'trace',
    'staff',
    'Cán bộ kích hoạt hồ sơ',
    traced,
  ],
  ['an active trace', { ...harvested, trace }, 'order', 'owner', 'Đặt tem', traced],
  [
    'an order',
    { ...harvested, trace, order: { status: 'printing', since: ordered } },
    'order',
    'staff',
    'Cán bộ xử lý đơn tem',
    ordered,
  ],
  [
    'labels on their way',
    { ...harvested, trace, order: { status: 'delivering', since: ordered } },
    'order',
    'owner',
    'Xác nhận đã nhận tem',
    ordered,
  ],
  ['labels nobody scanned yet', issued, 'scan', null, 'Chờ lượt quét đầu tiên', traced],
  [
    'a recall',
    { ...issued, trace: { ...trace, status: 'recalled' } },
    'trace',
    'owner',
    'Đã thu hồi: thu hàng về, báo lại',
    traced,
  ],
  ['a recalled lot', { ...issued, status: 'recalled' }, 'trace', 'owner', 'Đã thu hồi: thu hàng về, báo lại', traced],
]

for (const [what, lot, stop, turn, next, since] of cases) {
  test(`after ${what}: ${next}`, () => {
    const { on: _, hurts: __, ...told } = nextStepOf(lot)
    assert.deepEqual(told, { stop, turn, what: next, since })
  })
}

test('what was refused, held or recalled hurts; what only waits does not', () => {
  const hurting: Lot[] = [
    { ...growing, diaries: { ...none, rejected: 1 } },
    { ...issued, trace: { ...trace, status: 'held' } },
    { ...issued, status: 'recalled' },
  ]
  for (const lot of hurting) assert.ok(nextStepOf(lot).hurts)
  for (const lot of [growing, harvested, issued]) assert.ok(!nextStepOf(lot).hurts)
})

const begun: Ground = { areas: 1, products: 1, approved_products: 1, processes: 1 }
const beginnings: [ground: Ground, step: FirstStep][] = [
  [{ areas: 0, products: 0, approved_products: 0, processes: 0 }, 'area'],
  [{ ...begun, products: 0, approved_products: 0 }, 'product'],
  [{ ...begun, processes: 0 }, 'process'],
  [{ ...begun, approved_products: 0 }, 'approval'],
  [begun, 'lot'],
]

for (const [ground, step] of beginnings) {
  test(`the way to the first lot begins with: ${step}, given ${JSON.stringify(ground)}`, () => {
    assert.equal(firstStepOf(ground), step)
  })
}
