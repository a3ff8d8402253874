import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ocopExpiry } from './ocop.ts'

test('an OCOP certificate lasts 36 months', () => {
  assert.equal(ocopExpiry('2024-02-29'), '2027-02-28')
})
