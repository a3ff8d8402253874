import assert from 'node:assert/strict'
import { test } from 'node:test'
import { concernsLot } from './lot-diaries.ts'
import type { Activity } from '../growing/activities.ts'
import type { ProductionKind } from '../producers/sectors.ts'

const packed = { harvest_date: '2026-10-29', packaging_date: '2026-10-30' }
const unpacked = { harvest_date: '2026-10-29', packaging_date: null }

const cases: [
  activity: Activity,
  day: string,
  lot: typeof packed | typeof unpacked,
  does: boolean,
  s?: ProductionKind,
][] = [
  ['harvest', '2026-10-29', packed, true],
  ['harvest', '2026-10-28', packed, true],
  ['harvest', '2026-10-30', packed, false],
  ['harvest', '2026-11-26', unpacked, false],
  ['fertilizing', '2026-10-30', packed, true],
  ['fertilizing', '2026-10-31', packed, false],
  ['fertilizing', '2026-10-31', unpacked, true],
  ['packaging', '2026-10-30', packed, true],
  ['packaging', '2026-11-27', packed, false],
  ['packaging', '2026-10-30', packed, false, 'processing'],
  ['slaughter', '2026-10-30', packed, true, 'animal'],
  ['slaughter', '2026-10-31', packed, false, 'animal'],
  ['quality_test', '2026-11-05', packed, true, 'processing'],
  ['dispatch', '2026-11-05', packed, true, 'processing'],
]

for (const [activity_type, day, lot, does, sector = 'plant'] of cases) {
  const about = lot.packaging_date ? 'packed on 30/10' : 'that is not packed'
  test(`${activity_type} of ${day} ${does ? 'is' : 'is not'} told of a ${sector} lot of 29/10 ${about}`, () => {
    assert.equal(concernsLot({ activity_type, performed_at: `${day}T02:00:00Z` }, lot, sector), does)
  })
}
