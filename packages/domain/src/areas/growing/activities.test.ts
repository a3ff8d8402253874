import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsAsHarvest } from './activities.ts'
import type { Activity } from './activities.ts'
import type { ProductionKind } from '../producers/sectors.ts'

const cases: [sector: ProductionKind, activity: Activity, does: boolean][] = [
  ['plant', 'harvest', true],
  ['animal', 'sale', true],
  ['seafood', 'harvest', true],
  ['processing', 'packaging', true],
  ['plant', 'packaging', false],
  ['processing', 'receiving', false],
  ['animal', 'slaughter', false],
]

for (const [sector, activity, does] of cases) {
  test(`${activity} ${does ? 'brings' : 'does not bring'} in the goods of a ${sector} batch`, () => {
    assert.equal(countsAsHarvest(activity, sector), does)
  })
}
