import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Position } from './geodesic-area.ts'
import { kilometresBetween } from './travel.ts'
import { fromVn2000, fromVn2000Metres, vn2000Zones } from './vn2000.ts'

const metresBetween = ([longitude, latitude]: Position, [east, north]: Position): number =>
  1_000 * kilometresBetween({ longitude, latitude }, { longitude: east, latitude: north })

/** A point of Ninh Thuận in the work sheets that surveyors convert with: metres of the zone 108°15′, and WGS84. */
const surveyed = { metres: [568_262.924, 1_255_172.51], wgs84: [108.87720114429756, 11.349358065695681] } as const

test('a surveyed point comes out where its surveyors put it, to a centimetre', () => {
  const found = fromVn2000Metres(vn2000Zones.get('9217')!, [...surveyed.metres])
  assert.ok(metresBetween(found, [...surveyed.wgs84]) < 0.01, String(found))
})

test('rotations turned the other way round would be half a metre off', () => {
  const [longitude, latitude] = fromVn2000([108.87541875191427, 11.350389516135891])
  assert.ok(metresBetween([longitude, latitude], [...surveyed.wgs84]) < 0.01, `${longitude} ${latitude}`)
})

test('a plot keeps its size', () => {
  const [one, other] = [fromVn2000([107.35, 21.33]), fromVn2000([107.351, 21.331])]
  assert.ok(Math.abs(other[0] - one[0] - 0.001) < 1e-8 && Math.abs(other[1] - one[1] - 0.001) < 1e-8)
})
