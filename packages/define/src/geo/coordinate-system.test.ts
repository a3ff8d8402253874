import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBoundary } from '../kinds/parse/boundary.ts'

const field = { label: 'Ranh giới' }
const ring = [
  [107.35, 21.33],
  [107.351, 21.33],
  [107.351, 21.331],
  [107.35, 21.33],
]
const named = (name: unknown) => ({ type: 'name', properties: { name } })
const polygon = (crs: unknown, coordinates: unknown = [ring]) => ({ type: 'Polygon', coordinates, crs })

for (const crs of [undefined, null, named('urn:ogc:def:crs:OGC:1.3:CRS84'), named('EPSG:4326')])
  test(`a boundary whose coordinate system is ${JSON.stringify(crs)} is taken as it is`, () => {
    assert.deepEqual(parseBoundary(polygon(crs), field).coordinates, [ring])
  })

for (const sent of [
  polygon(named('urn:ogc:def:crs:EPSG::4756')),
  { type: 'Feature', geometry: polygon(undefined), crs: named('EPSG:4756') },
  JSON.stringify(polygon(named('EPSG:4756'))),
])
  test(`a boundary in VN-2000 is moved by some 200 metres: ${JSON.stringify(sent).slice(0, 40)}…`, () => {
    const [[place]] = parseBoundary(sent, field).coordinates as [[[number, number]]]
    const [east, north] = [place[0] - 107.35, place[1] - 21.33]
    assert.ok(Math.abs(east) > 0.001 && Math.abs(east) < 0.003, String(east))
    assert.ok(Math.abs(north) < 0.003, String(north))
  })

test('metres of a zone of VN-2000 are moved, too', () => {
  const corner = [568_262.924, 1_255_172.51]
  const metres = [corner, [568_362.924, 1_255_172.51], [568_362.924, 1_255_272.51], corner]
  const [[place]] = parseBoundary(polygon(named('EPSG:9217'), [metres]), field).coordinates as [[[number, number]]]
  assert.deepEqual(
    place.map((degrees) => degrees.toFixed(5)),
    ['108.87720', '11.34936'],
  )
})

for (const crs of [named('EPSG:32648'), named('EPSG:3857'), named(''), {}, 'EPSG:4326'])
  test(`a boundary in ${JSON.stringify(crs)} is refused`, () => {
    assert.throws(() => parseBoundary(polygon(crs), field), /Ranh giới ở hệ tọa độ khác WGS84 và VN-2000/)
  })

for (const crs of [named('EPSG:4756')])
  for (const coordinates of [null, 'x', [[['a', 'b']]], [[[[[[1, 2]]]]]]])
    test(`what is no boundary is refused before it is moved: ${JSON.stringify(coordinates)}`, () => {
      assert.throws(() => parseBoundary(polygon(crs, coordinates), field), /Ranh giới không hợp lệ/)
    })
