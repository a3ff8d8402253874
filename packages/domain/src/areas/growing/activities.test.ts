import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsAsHarvest, withdrawalActivitiesOf } from './activities.ts'
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

test('a withdrawal period must be over before slaughter, as before every harvest', () => {
  assert.deepEqual(withdrawalActivitiesOf('animal'), ['harvest', 'sale', 'slaughter'])
  assert.deepEqual(withdrawalActivitiesOf('processing'), ['packaging', 'slaughter'])
})
