import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withdrawalKept } from './withdrawal-kept.ts'

type Used = Parameters<typeof withdrawalKept>[0][number]

const used = (name: string, day: string, withdrawal_days: number | null, more: Partial<Used> = {}): Used => ({
  name,
  performed_at: `${day}T02:00:00Z`,
  withdrawal_days,
  is_public: true,
  ...more,
})
const hidden = { is_public: false }
const drug = used('Toltrazuril', '2026-09-02', 7)
const until = (day: string) => ({ finished_at: `${day}T02:00:00Z` })

const cases: [what: string, inputs: Used[], harvests: [first: string, last: string][], said: string | null][] = [
  ['nothing was used', [], [], null],
  ['one public drug, over long ago', [drug], [], 'Toltrazuril 2026-09-02 7'],
  ['the one that ended last', [used('Vôi', '2026-09-05', 3), drug], [], 'Toltrazuril 2026-09-02 7'],
  ['a treatment of two weeks', [used('A', '2026-09-02', 7, until('2026-09-16'))], [], 'A 2026-09-16 7'],
  ['a hidden drug, over too', [drug, used('Tylosin', '2026-10-20', 14, hidden)], [], 'Toltrazuril 2026-09-02 7'],
  ['a hidden drug that is not over', [drug, used('Tylosin', '2026-11-01', 14, hidden)], [], null],
  ['hidden drugs alone', [used('Tylosin', '2026-09-01', 14, hidden)], [], null],
  ['feed without a period', [used('Cám', '2026-11-09', null)], [], null],
  ['a slaughter within the period', [drug], [['2026-09-05', '2026-09-05']], null],
  ['an earlier harvest of days that reach into it', [drug], [['2026-08-20', '2026-09-03']], null],
  ['an earlier harvest before it', [drug], [['2026-08-20', '2026-09-01']], 'Toltrazuril 2026-09-02 7'],
  ['a drug of the flock that is left', [drug, used('B', '2026-11-12', 14)], [], 'Toltrazuril 2026-09-02 7'],
]

for (const [what, inputs, harvests, said] of cases) {
  test(`of goods of 10/11 ${said ?? 'nothing'} is said with ${what}`, () => {
    const spans = harvests.map(([first, last]) => ({ first, last }))
    const kept = withdrawalKept(inputs, spans, '2026-11-10')
    assert.equal(kept && `${kept.name} ${kept.used_on} ${kept.days}`, said)
  })
}
