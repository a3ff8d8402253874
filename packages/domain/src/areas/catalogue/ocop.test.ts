import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ocopExpiry, ocopStars } from './ocop.ts'

for (const [score, stars] of [
  [0, 1],
  [29.9, 1],
  [30, 2],
  [50, 3],
  [69.99, 3],
  [70, 4],
  [89.5, 4],
  [90, 5],
  [100, 5],
] as const) {
  test(`${score} points are ${stars} stars`, () => {
    assert.equal(ocopStars(score), stars)
  })
}

test('an OCOP certificate lasts 36 months', () => {
  assert.equal(ocopExpiry('2024-02-29'), '2027-02-28')
})
