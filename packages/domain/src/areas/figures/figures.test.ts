import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedConversion, plantYield, seafoodYield } from './figures.ts'

const figures: [what: string, actual: number | null, expected: number | null][] = [
  ['na of An Sinh', plantYield(5280, 600), 88],
  ['sticky rice of Bình Khê', plantYield(810, 180), 45],
  ['a crop that was not harvested', plantYield(0, 0), null],
  ['a crop without output', plantYield(null, 600), null],
  ['a failed crop', plantYield(0, 10), 0],
  ['oysters of Vân Đồn', seafoodYield(9800, 1900), 5.158],
  ['capture without ponds', seafoodYield(120, null), null],
  ['feed of shrimp', feedConversion(1740, 1450), 1.2],
  ['feed before the harvest', feedConversion(12, 0), null],
]

for (const [what, actual, expected] of figures) {
  test(`${what}: ${expected}`, () => {
    assert.equal(actual, expected)
  })
}
