import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { simplifyRings } from './simplify-rings.ts'

/** A border that neighbours share: it winds a little on its way north. */
const border: MapPoint[] = Array.from({ length: 41 }, (_, step) => [
  100 + Math.round(8 * Math.sin(step / 3)),
  step * 10,
])
const west: MapPoint[] = [...border, [0, 400], [0, 0]]
const east: MapPoint[] = [...border.toReversed(), [300, 0], [300, 400]]

const onBorder = (ring: readonly MapPoint[]) =>
  ring
    .filter(([x]) => x > 50 && x < 150)
    .map(String)
    .toSorted()

test('neighbours keep the very same border when it is made simpler', () => {
  const [left, right] = simplifyRings([west, east], 3)
  assert.ok(left!.length < west.length)
  assert.deepEqual(onBorder(left!), onBorder(right!))
})

test('a lake and the island that fills it keep one shore', () => {
  const shore: MapPoint[] = Array.from({ length: 60 }, (_, at) => [
    Math.round(50 * Math.cos(at / 9.55)),
    Math.round(40 * Math.sin(at / 9.55)),
  ])
  const [island, lake] = simplifyRings([shore, [...shore.slice(20), ...shore.slice(0, 20)].toReversed()], 2)
  assert.ok(island!.length < 40)
  assert.deepEqual(island!.map(String).toSorted(), lake!.map(String).toSorted())
})

test('corners stay, points along a straight line go', () => {
  const square: MapPoint[] = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 10],
    [4, 10],
    [0, 10],
  ]
  assert.deepEqual(simplifyRings([square], 0.5)[0]!.map(String).toSorted(), ['0,0', '0,10', '10,0', '10,10'])
})

test('what encloses nothing is left out', () => {
  assert.deepEqual(
    simplifyRings(
      [
        [
          [1, 1],
          [2, 2],
        ],
        [],
      ],
      1,
    ),
    [[], []],
  )
})
