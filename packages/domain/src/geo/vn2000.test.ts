import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kilometresBetween } from './travel.ts'
import { fromVn2000 } from './vn2000.ts'

test('a place of VN-2000 lies some two hundred metres away in WGS84: east and south by the published figures', () => {
  const [longitude, latitude] = fromVn2000([107.35, 21.33])
  const metres = 1_000 * kilometresBetween({ longitude: 107.35, latitude: 21.33 }, { longitude, latitude })
  assert.ok(metres > 150 && metres < 300, String(metres))
  assert.ok(longitude > 107.35 && latitude < 21.33, `${longitude} ${latitude}`)
})

test('a plot keeps its size', () => {
  const [one, other] = [fromVn2000([107.35, 21.33]), fromVn2000([107.351, 21.331])]
  assert.ok(Math.abs(other[0] - one[0] - 0.001) < 1e-8 && Math.abs(other[1] - one[1] - 0.001) < 1e-8)
})
