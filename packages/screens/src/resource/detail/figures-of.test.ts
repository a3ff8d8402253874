import assert from 'node:assert/strict'
import { test } from 'node:test'
import '@trace/domain/menu.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { figuresOf } from './figures-of.ts'

const measured = {
  price: 190000,
  ocop_star: 4,
  ocop_expires_at: '2028-11-13',
  shelf_life_days: 7,
  net_weight: 1.8,
  established_year: 2017,
  employee_count: 18,
  product_count: 2,
  area_count: 0,
  birthday: '1980-01-01',
  latitude: 21.3,
  quantity: 500,
  wanted_at: '2026-12-01',
}
const cases: [resource: string, without: readonly (keyof typeof measured)[], figures: string[]][] = [
  ['products', [], ['price', 'ocop_star', 'ocop_expires_at']],
  ['products', ['ocop_star', 'ocop_expires_at'], ['price', 'shelf_life_days']],
  ['manufactures', [], ['product_count', 'area_count']],
  ['labors', [], []],
  ['orders', [], ['quantity', 'wanted_at']],
]
for (const [resource, without, figures] of cases)
  test(`at the head of ${resource}${without.length ? ` without ${without.join()}` : ''} stand ${figures.join() || 'no figures'}`, () => {
    const entry = Object.fromEntries(Object.entries(measured).filter(([name]) => !without.includes(name as never)))
    assert.deepEqual(figuresOf(resourceByName(resource), { id: 1, ...entry }), figures)
  })
