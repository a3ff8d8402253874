import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftFrom, mostLacking, SOME_DAY } from './goods-by-day.ts'

const flowsOf = (goods: readonly [day: string, amount: number][]) => goods.map(([day, amount]) => ({ day, amount }))

const twoCuts: [string, number][] = [
  ['2026-11-26', 124.8],
  ['2026-10-29', 83.2],
]

const cases: [what: string, goods: [day: string, amount: number][], day: string, left: number, lacks: string | null][] =
  [
    ['nothing came in', [], '2026-10-29', 0, null],
    ['before the first harvest', twoCuts, '2026-10-28', 0, null],
    ['on the first of two harvests', twoCuts, '2026-10-29', 83.2, null],
    ['between two harvests', twoCuts, '2026-11-01', 83.2, null],
    ['on the last of two harvests', twoCuts, '2026-11-26', 208, null],
    ['of which nobody knows when they went', twoCuts, SOME_DAY, 208, null],
    ['after the first harvest went', [...twoCuts, ['2026-10-29', -83.2]], '2026-11-26', 124.8, null],
    ['of the first harvest, of which the last took a part', [...twoCuts, ['2026-11-26', -150]], '2026-10-29', 58, null],
    ['of more than was harvested by then', [...twoCuts, ['2026-10-29', -140]], '2026-11-26', 68, '2026-10-29 56.8'],
    [
      'of which more was certified and lost than was harvested by then',
      [...twoCuts, ['2026-10-29', -80], ['2026-11-01', -10]],
      '2026-11-26',
      118,
      '2026-11-01 6.8',
    ],
    [
      'that went before they came',
      [
        ['2026-10-29', 5],
        ['2026-10-28', -5],
      ],
      '2026-10-29',
      0,
      '2026-10-28 5',
    ],
  ]

for (const [what, goods, day, left, lacks] of cases) {
  test(`goods ${what}: ${left} are left${lacks ? `, ${lacks} lack` : ''}`, () => {
    const flows = flowsOf(goods)
    const lacking = mostLacking(flows)
    assert.equal(Number(leftFrom(flows, day).toFixed(4)), left)
    assert.equal(lacking && `${lacking.day} ${Number(lacking.amount.toFixed(4))}`, lacks)
  })
}
