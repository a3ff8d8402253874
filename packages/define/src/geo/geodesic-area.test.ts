import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaWarning, boundingBox, geodesicArea, isBoundary } from './geodesic-area.ts'
import { parseBoundary } from '../kinds/parse/index.ts'
import type { Boundary, Ring } from './geodesic-area.ts'

const rectangle = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const polygon = (...coordinates: Ring[]): Boundary => ({ type: 'Polygon', coordinates })

/** Hectares between two parallels and two meridians, by summing thin strips of the WGS84 ellipsoid. */
function strips(west: number, south: number, east: number, north: number): number {
  const a = 6_378_137
  const e2 = 0.00669437999014
  const radians = Math.PI / 180
  const count = 20_000
  const step = ((north - south) / count) * radians
  let sum = 0
  for (let i = 0; i < count; i++) {
    const latitude = south * radians + (i + 0.5) * step
    const w2 = 1 - e2 * Math.sin(latitude) ** 2
    sum += ((a * a * (1 - e2)) / (w2 * w2)) * Math.cos(latitude) * step
  }
  return (sum * (east - west) * radians) / 10_000
}

const near = (actual: number, expected: number, share: number) =>
  assert.ok(Math.abs(actual - expected) <= expected * share, `${actual} is not near ${expected}`)

test('the whole globe has the area of WGS84, 510 065 621.724 km²', () => {
  near(geodesicArea(polygon(rectangle(-180, -90, 180, 90))) / 100, 510_065_621.724, 1e-9)
})

const places: [what: string, west: number, south: number, east: number, north: number][] = [
  ['a field of Quảng Ninh', 107.4, 21.3, 107.402, 21.3015],
  ['a degree of the north', 107, 21, 108, 22],
  ['a degree of the south', -60, -55, -59, -54],
  ['a degree across the equator', 100, -0.5, 101, 0.5],
]

for (const [what, ...box] of places) {
  test(`${what} is measured on the ellipsoid`, () => {
    near(geodesicArea(polygon(rectangle(...box))), strips(...box), 1e-6)
  })
}

test('a square of 100 m in Điền Xá is one hectare', () => {
  const east = 100 / (111_319.49 * Math.cos((21.3 * Math.PI) / 180) * 1.00044)
  const north = 100 / 110_720
  near(geodesicArea(polygon(rectangle(107.4, 21.3, 107.4 + east, 21.3 + north))), 1, 0.005)
})

test('the direction of a ring does not matter, a hole is taken off, several polygons add up', () => {
  const outer = rectangle(107, 21, 107.1, 21.1)
  const hole = rectangle(107.02, 21.02, 107.05, 21.05)
  const whole = geodesicArea(polygon(outer))
  near(geodesicArea(polygon(outer.toReversed())), whole, 1e-12)
  near(geodesicArea(polygon(outer, hole)), whole - geodesicArea(polygon(hole)), 1e-12)
  near(
    geodesicArea({ type: 'MultiPolygon', coordinates: [[outer], [hole]] }),
    whole + geodesicArea(polygon(hole)),
    1e-12,
  )
})

const ring = rectangle(107, 21, 107.1, 21.1)
const values: [what: string, value: unknown, valid: boolean][] = [
  ['a polygon', polygon(ring), true],
  ['several polygons', { type: 'MultiPolygon', coordinates: [[ring]] }, true],
  [
    'a triangle',
    polygon([
      [107, 21],
      [107.1, 21],
      [107, 21.1],
      [107, 21],
    ]),
    true,
  ],
  ['points with an altitude', polygon(ring.map(([x, y]) => [x, y, 12])), true],
  ['a ring that is not closed', polygon(ring.slice(0, 4)), false],
  [
    'a ring of three points',
    polygon([
      [107, 21],
      [107.1, 21],
      [107, 21],
    ]),
    false,
  ],
  ['latitude and longitude swapped', polygon(ring.map(([x, y]) => [y, x])), false],
  ['numbers as text', { type: 'Polygon', coordinates: [ring.map((position) => position.map(String))] }, false],
  ['a point without latitude', { type: 'Polygon', coordinates: [[[107], [107], [107], [107]]] }, false],
  ['no rings', { type: 'Polygon', coordinates: [] }, false],
  ['no polygons', { type: 'MultiPolygon', coordinates: [] }, false],
  ['a point', { type: 'Point', coordinates: [107, 21] }, false],
  ['nothing', null, false],
  ['a text', 'POLYGON((107 21))', false],
]

for (const [what, value, valid] of values) {
  test(`${what} is ${valid ? '' : 'not '}a boundary`, () => {
    assert.equal(isBoundary(value), valid)
  })
}

test('a boundary is read from an object, from text and from a feature, without what does not belong to it', () => {
  const expected = polygon(ring)
  const feature = { type: 'Feature', geometry: expected, properties: {} }
  for (const raw of [{ ...expected, bbox: [0, 0, 1, 1] }, JSON.stringify(expected), feature]) {
    assert.deepEqual(parseBoundary(raw, { label: 'Ranh giới' }), expected)
  }
})

for (const raw of ['{', '[]', { geometry: null }, 7]) {
  test(`'${JSON.stringify(raw)}' is refused as a boundary`, () => {
    assert.throws(() => parseBoundary(raw, { label: 'Ranh giới' }), { message: 'Ranh giới không hợp lệ' })
  })
}

test('a box holds what lies inside it', () => {
  const box = boundingBox({ type: 'MultiPolygon', coordinates: [[ring], [rectangle(107.5, 20.9, 107.6, 21)]] })
  assert.deepEqual(box, { west: 107, south: 20.9, east: 107.6, north: 21.1 })
})

const acreages: [acreage: number, computed: number, warning: string | null][] = [
  [10, 12, null],
  [10, 8, null],
  [10, 12.1, 'Diện tích theo bản đồ là 12,1 ha, chênh quá 20% so với 10 ha đã khai'],
  [10, 7.9, 'Diện tích theo bản đồ là 7,9 ha, chênh quá 20% so với 10 ha đã khai'],
]

for (const [acreage, computed, warning] of acreages) {
  test(`${acreage} ha stated and ${computed} ha drawn: ${warning ?? 'no warning'}`, () => {
    assert.equal(areaWarning(acreage, computed), warning)
  })
}
