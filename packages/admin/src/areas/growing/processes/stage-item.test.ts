import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newItem, spanOf } from './stage-item.ts'

const stage = (day_from: number | null, day_to: number | null) => ({
  ...newItem({ id: 1, name: 'Úm gà' }, true),
  day_from,
  day_to,
})

test('stages together reach from the first day of any to the last of any, also before the beginning', () => {
  assert.deepEqual(spanOf([stage(0, 3), stage(-7, null), stage(120, 151)]), { from: -7, to: 151 })
})

test('stages without days take no time that could be drawn', () => {
  assert.equal(spanOf([stage(null, null)]), null)
})
