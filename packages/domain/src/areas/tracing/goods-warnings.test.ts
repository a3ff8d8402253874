import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goodsWarnings, warningsToAsk } from './goods-warnings.ts'
import type { Goods } from './goods-warnings.ts'

const TODAY = '2026-11-26'
const well: Goods = { status: 'active', expired_date: '2026-12-31', paused: null }

const cases: readonly [what: string, goods: Partial<Goods>, kinds: string[], asked: string[]][] = [
  ['goods that are as they should be', {}, [], []],
  ['goods that keep for ever', { expired_date: null }, [], []],
  ['goods on the last day of their use', { expired_date: TODAY }, [], []],
  ['goods whose use-by date is past', { expired_date: '2026-02-14' }, ['expired'], ['expired']],
  ['goods of a suspended producer', { paused: 'manufacture' }, ['suspended'], ['suspended']],
  ['a product that is suspended', { paused: 'product' }, ['suspended'], ['suspended']],
  ['goods that shoppers cannot read of yet', { status: 'draft' }, ['hidden'], []],
  ['goods that are hidden', { status: 'inactive' }, ['hidden'], []],
  ['goods that are held', { status: 'held' }, ['held'], []],
  [
    'recalled goods past their date',
    { status: 'recalled', expired_date: '2026-02-14' },
    ['recalled', 'expired'],
    ['expired'],
  ],
]

for (const [what, goods, kinds, asked] of cases)
  test(`${what}: ${kinds.join(', ') || 'no warning'}`, () => {
    const warnings = goodsWarnings({ ...well, ...goods }, TODAY)
    assert.deepEqual(
      warnings.map(({ kind }) => kind),
      kinds,
    )
    assert.deepEqual(
      warningsToAsk(warnings).map(({ kind }) => kind),
      asked,
    )
  })

test('The warning of past goods names their day as it stands on the label', () => {
  const [warning] = goodsWarnings({ ...well, expired_date: '2026-02-14' }, TODAY)
  assert.match(warning!.says, /14\/02\/2026/)
})
