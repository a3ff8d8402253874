import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plants } from './areas/catalogue/plants.ts'
import { products } from './areas/catalogue/products.ts'
import { productPlants } from './areas/figures/product-plants.ts'
import { farmInputs } from './areas/growing/farm-inputs.ts'
import { processes } from './areas/growing/processes.ts'
import { stages } from './areas/growing/stages.ts'
import type { Resource } from '@trace/define/resource.ts'
import './menu.ts'
import { readOnlyProblem } from '@trace/define/reach.ts'
import type { Reach } from '@trace/define/reach.ts'

const province: Reach = { scope: 'all' }
const commune: Reach = { scope: 'place', id: 7 }
const producer: Reach = { scope: 'owner', id: 3 }

const shared = 'Quy trình này dùng chung cho cả tỉnh, bạn chỉ được xem'
const ours = 'Cây trồng này dùng chung cho cả tỉnh, bạn chỉ được xem'
const elsewhere = 'Số liệu này thuộc xã khác, bạn chỉ được xem'
const cases: [what: string, Resource, Reach, row: object, problem: string | null][] = [
  ['a figure of another commune, by the province', productPlants, province, { manufacture_id: null, ward_id: 8 }, null],
  ['a figure of the own commune', productPlants, commune, { manufacture_id: null, ward_id: 7 }, null],
  ['a figure of another commune', productPlants, commune, { manufacture_id: null, ward_id: 8 }, elsewhere],
  ["a producer's figure, by its commune", productPlants, commune, { manufacture_id: 3, ward_id: 7 }, null],
  ['a shared process, by a producer', processes, producer, { manufacture_id: null }, shared],
  ['a shared process, by a commune', processes, commune, { manufacture_id: null }, shared],
  ['a process of the own producer', processes, producer, { manufacture_id: 3 }, null],
  ['a product, by its producer', products, producer, { manufacture_id: 3 }, null],
  ['a stage, by a producer', stages, producer, {}, 'Chỉ cán bộ cấp tỉnh được thay đổi công đoạn'],
  ['a stage, by a commune', stages, commune, {}, 'Chỉ cán bộ cấp tỉnh được thay đổi công đoạn'],
  ['an input, by a producer', farmInputs, producer, {}, 'Chỉ cán bộ cấp tỉnh được thay đổi vật tư'],
  [
    'a species that all share, by its producer',
    plants,
    producer,
    { manufacture_id: 3, approval_status: 'approved' },
    ours,
  ],
  [
    'a species of the own producer that waits',
    plants,
    producer,
    { manufacture_id: 3, approval_status: 'pending' },
    null,
  ],
  ['a species that all share, by a commune', plants, commune, { manufacture_id: 3, approval_status: 'approved' }, ours],
  [
    'a species that all share, by the province',
    plants,
    province,
    { manufacture_id: 3, approval_status: 'approved' },
    null,
  ],
]

for (const [what, resource, reach, row, problem] of cases) {
  test(`${what} is ${problem === null ? 'written' : 'only read'}`, () => {
    assert.equal(readOnlyProblem(resource, reach, row as Record<string, unknown>), problem)
  })
}
