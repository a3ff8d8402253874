import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { beginOutline, boundaryFrom, drawOutline } from './outline.ts'
import type { Corner, OutlineEvent } from './outline.ts'

const [a, b, c, d]: [Corner, Corner, Corner, Corner] = [
  [107, 21],
  [107.1, 21],
  [107.1, 21.1],
  [107, 21.1],
]
const square: Boundary = { type: 'Polygon', coordinates: [[a, b, c, d, a].map(([x, y]) => [x, y])] }

const draw = (from: Boundary | null, ...events: OutlineEvent[]) => events.reduce(drawOutline, beginOutline(from))
const drawn = (...corners: Corner[]): OutlineEvent[] => corners.map((corner) => ({ type: 'drawn', corner }))

test('three presses make a boundary, two do not', () => {
  assert.equal(boundaryFrom(draw(null, ...drawn(a, b))), null)
  assert.deepEqual(boundaryFrom(draw(null, ...drawn(a, b, c))), { type: 'Polygon', coordinates: [[a, b, c, a]] })
})

test('corners are moved, put between others, and taken out', () => {
  const state = draw(
    square,
    { type: 'moved', index: 0, corner: [106.9, 21], begins: true },
    { type: 'inserted', after: 1, corner: [107.2, 21] },
    { type: 'removed', index: 4 },
  )
  assert.deepEqual(state.corners, [[106.9, 21], b, [107.2, 21], c])
})

test('a drag is one step to take back, however long its way', () => {
  const move = (x: number, begins: boolean): OutlineEvent => ({ type: 'moved', index: 0, corner: [x, 21], begins })
  const state = draw(square, move(106.9, true), move(106.8, false), move(106.7, false), { type: 'undone' })
  assert.deepEqual(boundaryFrom(state), square)
})

test('everything can be taken back, an imported boundary too', () => {
  const several: Boundary = { type: 'MultiPolygon', coordinates: [square.coordinates] }
  const state = draw(square, { type: 'replaced', boundary: several })
  assert.deepEqual(boundaryFrom(state), several)
  assert.deepEqual(boundaryFrom(drawOutline(state, { type: 'undone' })), square)
  assert.deepEqual(boundaryFrom(drawOutline(beginOutline(square), { type: 'undone' })), square)
})

test('a walk takes the place of what was drawn, and can be taken back corner by corner to it', () => {
  const walked = (x: number, begins = false): OutlineEvent => ({ type: 'walked', corner: [x, 21], begins })
  const state = draw(square, { type: 'drawing', on: true }, walked(106, true), walked(106.1))
  assert.deepEqual(state.corners, [
    [106, 21],
    [106.1, 21],
  ])
  assert.deepEqual(boundaryFrom([1, 2].reduce((before) => drawOutline(before, { type: 'undone' }), state)), square)
})

test('a boundary with a hole is kept whole until somebody draws anew', () => {
  const holed: Boundary = { type: 'Polygon', coordinates: [...square.coordinates, ...square.coordinates] as never }
  assert.deepEqual(boundaryFrom(beginOutline(holed)), holed)
  assert.deepEqual(draw(holed, ...drawn(a)).corners, [a])
})
