import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toMapPoint } from '@trace/define/geo/mercator.ts'
import { boxAround, boxIn, gridOf, CLOSEST_ZOOM, scaleOf, shift, squaresOf, viewOf, zoom } from './map-box.ts'
import type { View } from './map-box.ts'

const size = [400, 300] as const
const view: View = { middle: [1_000, 2_000], unit: 2 }

test('a box is shown whole and in the middle, however long it is', () => {
  const box = { x: 100, y: 100, width: 1_000, height: 100 }
  assert.deepEqual(viewOf(box, size, CLOSEST_ZOOM.communes), { middle: [600, 150], unit: 2.5 })
})

test('what lies under the pointer stays there when the map comes nearer', () => {
  const still = [1_100, 1_900] as const
  const nearer = zoom(view, 2, CLOSEST_ZOOM.communes, still)
  const share = ({ middle, unit }: View) => [(still[0] - middle[0]) / unit, (still[1] - middle[1]) / unit]
  assert.equal(nearer.unit, 1)
  assert.deepEqual(share(nearer), share(view))
})

test('the map comes no nearer than what it shows is known and goes no farther than a continent', () => {
  assert.equal(zoom(view, 1e9, CLOSEST_ZOOM.communes).unit, CLOSEST_ZOOM.communes)
  assert.equal(zoom(view, 1e9, CLOSEST_ZOOM.field).unit, CLOSEST_ZOOM.field)
  assert.equal(zoom(view, 1e-9, CLOSEST_ZOOM.field).unit, 600)
  const point = { x: 100, y: 100, width: 0, height: 0 }
  assert.equal(viewOf(point, size, CLOSEST_ZOOM.ground).unit, CLOSEST_ZOOM.ground)
})

test('a map that already stands nearer than it may come now is not thrown back', () => {
  assert.equal(zoom({ middle: [0, 0], unit: 0.02 }, 2, CLOSEST_ZOOM.ground).unit, 0.02)
})

const widths: [unit: number, metres: number | null][] = [
  [0.02, 20],
  [0.1, 100],
  [1, 1_000],
  [25, null],
]

for (const [unit, metres] of widths) {
  test(`at ${unit} map units a pixel the grid has ${metres ? `squares of ${metres} m` : 'no squares'}`, () => {
    const middle = toMapPoint([107, 21])
    const box = boxIn({ middle, unit }, size)
    const squares = squaresOf(box, unit, middle)
    assert.equal(squares?.metres ?? null, metres)
    assert.ok(!squares || squares.across.includes(middle[0]))
    assert.ok(!squares || squares.across.every((x) => x >= box.x && x <= box.x + box.width))
  })
}

test('the map follows the hand that drags it', () => {
  assert.deepEqual(shift(view, 10, -5), { middle: [980, 2_010], unit: 2 })
  assert.deepEqual(boxIn(view, size), { x: 600, y: 1_700, width: 800, height: 600 })
})

test('a single point is not blown up to fill a box', () => {
  assert.deepEqual(boxAround([[10, 10]], 0), { x: 8, y: 8, width: 4, height: 4 })
})

const scales: [unit: number, metres: number][] = [
  [0.01, 5],
  [1, 500],
  [27, 20_000],
]

for (const [unit, metres] of scales) {
  test(`at ${unit} map units a pixel the scale shows ${metres} m`, () => {
    const scale = scaleOf({ middle: toMapPoint([107, 21]), unit }, 100)
    assert.equal(scale.metres, metres)
    assert.ok(scale.pixels > 35 && scale.pixels <= 100)
  })
}

test('the grid of a province is told in degrees and minutes', () => {
  const [west, north] = toMapPoint([106.4, 21.7])
  const [east, south] = toMapPoint([108.1, 20.7])
  const box = { x: west, y: north, width: east - west, height: south - north }
  const { meridians, parallels } = gridOf(box, box.width / 800)
  assert.deepEqual(
    meridians.map(({ label }) => label),
    ['106°30′Đ', '106°45′Đ', '107°Đ', '107°15′Đ', '107°30′Đ', '107°45′Đ', '108°Đ'],
  )
  assert.deepEqual(
    parallels.map(({ label }) => label),
    ['20°45′B', '21°B', '21°15′B', '21°30′B'],
  )
})
