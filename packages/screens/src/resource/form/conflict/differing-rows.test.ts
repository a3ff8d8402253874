import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rows, text } from '@trace/define/kinds/index.ts'
import { differingRows } from './differing-rows.ts'

const inputs = rows('Vật tư sử dụng', 'diary_inputs', 'diary_id', { name: text('Tên') })
const [lime, urea, straw] = [
  { id: 1, name: 'Vôi' },
  { id: 2, name: 'Đạm' },
  { id: 3, name: 'Rơm' },
]

const cases: [what: string, before: unknown, after: unknown, told: [unknown, unknown]][] = [
  ['a row that changed', [lime, urea], [lime, { ...urea, name: 'Lân' }], [[urea], [{ ...urea, name: 'Lân' }]]],
  ['a row that went and one that came', [lime, urea], [urea, straw], [[lime], [straw]]],
  ['a row that is there twice', [lime, lime], [lime], [[lime], []]],
  ['a row that was put back under another id', [lime], [{ ...lime, id: 9 }, straw], [[], [straw]]],
  [
    'an order that changed',
    [lime, urea],
    [urea, lime],
    [
      [lime, urea],
      [urea, lime],
    ],
  ],
  ['no rows before', null, [lime], [null, [lime]]],
]

for (const [what, before, after, told] of cases) {
  test(`${what} is told, and what stayed is not`, () => {
    assert.deepEqual(differingRows(inputs, before, after), told)
  })
}

test('any other value is told as it is', () => {
  assert.deepEqual(differingRows(text('Tên'), 'Một', 'Hai'), ['Một', 'Hai'])
})
