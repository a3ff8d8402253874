import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countPoints } from './boundary.ts'

const polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [107, 21],
      [107.1, 21],
      [107.1, 21.1],
      [107, 21],
    ],
  ],
}

test('the points of a boundary are counted', () => {
  assert.equal(countPoints(polygon), 4)
  assert.equal(countPoints(null), 0)
})
