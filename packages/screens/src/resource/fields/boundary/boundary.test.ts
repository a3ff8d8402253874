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

test('the corners of a boundary are counted, the first one once', () => {
  assert.equal(countPoints(polygon), 3)
  assert.equal(countPoints(null), 0)
})
