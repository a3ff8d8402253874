import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeFix } from './walk.ts'
import type { PositionFix, FixVerdict } from './walk.ts'

/** A position `metres` metres north of the gate of a field. */
const fix = (metres: number, accuracy = 5, seconds = 10): PositionFix => ({
  latitude: 21.4 + metres / 111_195,
  longitude: 107.3,
  accuracy,
  at: seconds * 1_000,
})
const gate = fix(0, 5, 0)

const cases: [what: string, fix: PositionFix, last: PositionFix | null, verdict: FixVerdict][] = [
  ['the first good position', gate, null, 'kept'],
  ['a position given as exact', fix(0, 0), null, 'kept'],
  ['a first position under trees', fix(0, 15.1), null, 'inaccurate'],
  ['a position as good as is just allowed', fix(20, 15), gate, 'kept'],
  ['a good step by a bad receiver', fix(20, 40), gate, 'inaccurate'],
  ['a position without an accuracy', fix(20, NaN), gate, 'inaccurate'],
  ['standing still', fix(0), gate, 'near'],
  ['a step of 2.9 m', fix(2.9), gate, 'near'],
  ['a step of 3.1 m', fix(3.1), gate, 'kept'],
  ['a step of 5 m, known to 12 m', fix(5, 12), gate, 'near'],
  ['a step of 7 m, known to 12 m', fix(7, 12), gate, 'kept'],
  ['the next corner far away', fix(400), gate, 'kept'],
  ['a position that comes late', fix(20, 5, -1), gate, 'old'],
  ['the same position told twice', gate, gate, 'old'],
]

for (const [what, told, last, verdict] of cases) {
  test(`${what} is ${verdict === 'kept' ? 'a corner' : `left out: ${verdict}`}`, () => {
    assert.equal(judgeFix(told, last), verdict)
  })
}
