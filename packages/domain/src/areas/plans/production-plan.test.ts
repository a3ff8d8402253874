import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isOverAssigned,
  percentDone,
  planProblems,
  publishProblems,
  publishWarnings,
  readPlanStatus,
  withdrawProblem,
} from './production-plan.ts'
import type { PlannedProduct, PlanStatus } from './production-plan.ts'

const words: [raw: string, status: PlanStatus | null][] = [
  ['draft', 'draft'],
  ['Published', 'published'],
  ['publish', 'published'],
  ['done', 'completed'],
  ['completed', 'completed'],
  ['cancelled', 'cancelled'],
  ['0', 'draft'],
  ['1', 'published'],
  ['2', 'completed'],
  ['3', 'cancelled'],
  ['4', null],
  ['', null],
  ['constructor', null],
]

for (const [raw, status] of words) {
  test(`a plan status sent as '${raw}' is ${status}`, () => {
    assert.equal(readPlanStatus(raw), status)
  })
}

const product = (target_quantity: number, ...shares: [assigned: number, current?: number][]): PlannedProduct => ({
  name: 'Na dai',
  target_quantity,
  labors: shares.map(([assigned_quantity, current_quantity = 0]) => ({ assigned_quantity, current_quantity })),
})

const plans: [what: string, products: PlannedProduct[], problems: string[], warnings: string[]][] = [
  ['without products', [], ['Kế hoạch chưa có sản phẩm'], []],
  [
    'with a product that nobody has approved',
    [{ ...product(10, [10]), is_usable: false }],
    ['Sản phẩm “Na dai” chưa được duyệt hoặc đang tắt'],
    [],
  ],
  ['without labor', [product(10)], ['Sản phẩm “Na dai” chưa phân cho lao động nào'], []],
  [
    'with a second product without labor',
    [product(10, [10]), product(5)],
    ['Sản phẩm “Na dai” chưa phân cho lao động nào'],
    [],
  ],
  ['with too much assigned', [product(10, [6], [5])], ['Sản phẩm “Na dai” phân bổ 11 trên 10, vượt mục tiêu'], []],
  ['with too little assigned', [product(1000, [600], [150.5])], [], ['Sản phẩm “Na dai” mới phân bổ 750,5 trên 1.000']],
  ['with exactly as much assigned, in tenths', [product(0.3, [0.1], [0.2])], [], []],
]

for (const [what, products, problems, warnings] of plans) {
  test(`a plan ${what}: ${[...problems, ...warnings].join(', ') || 'can be published'}`, () => {
    assert.deepEqual(publishProblems(products), problems)
    assert.deepEqual(publishWarnings(products), warnings)
  })
}

test('a plan goes back to draft only while nothing has been made', () => {
  assert.equal(withdrawProblem([product(10, [5], [5])]), null)
  assert.equal(withdrawProblem([product(10, [5], [5, 0.5])]), 'Không thể chuyển về nháp: đã có kết quả thực hiện')
})

for (const [done, target, percent] of [
  [0, 10, 0],
  [1, 3, 33.3],
  [10, 10, 100],
  [12, 10, 120],
  [5, 0, 0],
] as const) {
  test(`${done} of ${target} is ${percent} %`, () => {
    assert.equal(percentDone(done, target), percent)
  })
}

test('a worker who made more than was assigned is over', () => {
  assert.equal(isOverAssigned({ assigned_quantity: 5, current_quantity: 5.5 }), true)
  assert.equal(isOverAssigned({ assigned_quantity: 5, current_quantity: 5 }), false)
})

const twice = 'Lao động đã được phân bổ cho sản phẩm này'
const wrongPlans: [what: string, products: Parameters<typeof planProblems>[0], problems: object][] = [
  [
    'different products and workers',
    [{ product_id: 1, labors: [{ labor_id: 1 }, { labor_id: 2 }] }, { product_id: 2 }],
    {},
  ],
  ['what could not be read', [{}, { labors: [{}, {}] }], {}],
  ['one day', [{ product_id: 1, start_date: '2026-03-01', end_date: '2026-03-01' }], {}],
  [
    'a product three times',
    [{ product_id: 1 }, { product_id: 1 }, { product_id: 1 }],
    {
      'products.1.product_id': ['Sản phẩm đã có trong kế hoạch'],
      'products.2.product_id': ['Sản phẩm đã có trong kế hoạch'],
    },
  ],
  [
    'days turned round, and workers twice, of two products',
    [
      { product_id: 1, start_date: '2026-03-02', end_date: '2026-03-01', labors: [{ labor_id: 4 }, { labor_id: 4 }] },
      { product_id: 2, labors: [{ labor_id: 4 }, { labor_id: 5 }, { labor_id: 4 }] },
    ],
    {
      'products.0.end_date': ['Đến ngày không được trước từ ngày'],
      'products.0.labors.1.labor_id': [twice],
      'products.1.labors.2.labor_id': [twice],
    },
  ],
]

for (const [what, products, problems] of wrongPlans) {
  test(`a plan with ${what} has ${Object.keys(problems).length} problems, each at its field`, () =>
    assert.deepEqual(planProblems(products), problems))
}
