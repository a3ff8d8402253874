import assert from 'node:assert/strict'
import { test } from 'node:test'
import { geodesicArea } from './geodesic-area.ts'
import type { Boundary, Ring } from './geodesic-area.ts'
import { landArea, sharedLand } from './land.ts'

const square = (west: number, south: number, side = 0.001): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]
const parts = (...rings: Ring[]): Boundary => ({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) })
const plot = square(107.35, 21.33)
const whole = geodesicArea(parts(plot))

const shapes: [what: string, boundary: Boundary, times: number][] = [
  ['one plot', parts(plot), 1],
  ['the same plot twice', parts(plot, plot), 1],
  ['the same plot twice, the other way round', parts(plot, plot.toReversed()), 1],
  ['a plot inside another', parts(plot, square(107.3502, 21.3302, 0.0003)), 1],
  ['two that overlap by a quarter', parts(plot, square(107.3505, 21.3305)), 1.75],
  ['neighbours with a common border', parts(plot, square(107.351, 21.33)), 2],
  ['a ring walked twice', { type: 'Polygon', coordinates: [[...plot, ...plot.slice(1)]] }, 1],
]
for (const [what, boundary, times] of shapes) {
  test(`${what} is ${times} times the land of one`, () => {
    assert.ok(Math.abs(landArea(boundary) - whole * times) < 0.0002, String(landArea(boundary) / whole))
  })
}

test('a plot of a hundred metres by a hundred is 1.1486 ha in Tiên Yên', () => {
  assert.equal(landArea(parts(plot, plot)).toFixed(4), '1.1486')
})

test('a hole is no land, and stays none where another part does not fill it', () => {
  const hole = square(107.3502, 21.3302, 0.0005)
  const ring: Boundary = { type: 'Polygon', coordinates: [plot, hole] }
  assert.ok(Math.abs(landArea(ring) - whole * 0.75) < 0.0002)
})

test('two boundaries share what lies in both', () => {
  assert.ok(Math.abs(sharedLand(parts(plot), parts(square(107.3505, 21.3305))) - whole / 4) < 0.0002)
  assert.equal(sharedLand(parts(plot), parts(square(107.351, 21.33))), 0)
  assert.equal(sharedLand(parts(plot), parts(square(107.36, 21.33))), 0)
})
