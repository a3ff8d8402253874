import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromMapPoint, MAP_ZOOM, metresPerUnit, TILE_SIZE, toMapPoint } from './mercator.ts'

test('the tile of Hạ Long is the one that map servers hand out', () => {
  const [x, y] = toMapPoint([107.08, 20.95])
  assert.deepEqual([MAP_ZOOM, Math.floor(x / TILE_SIZE), Math.floor(y / TILE_SIZE)], [14, 13_065, 7_216])
})

test('a place comes back from the map where it was', () => {
  for (const place of [
    [107.5, 21.2],
    [-70, -33.4],
    [0, 0],
  ]) {
    fromMapPoint(toMapPoint(place)).forEach((degrees, index) => assert.ok(Math.abs(degrees - place[index]!) < 1e-9))
  }
})

test('a unit of the map is about nine metres in the north of Vietnam', () => {
  assert.equal(metresPerUnit(toMapPoint([107, 21])[1]).toFixed(2), '8.92')
})
