import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Calls } from './calls.ts'
import { operations } from './operations.ts'

const isOffered = (call: keyof Calls): boolean => operations.some(({ method, path }) => `${method} ${path}` === call)

test('a call has a type where its resource offers it, and where it is written by hand', () => {
  assert.deepEqual(
    [isOffered('GET /api/admin/wards'), isOffered('PUT /api/admin/tags/:id'), isOffered('POST /api/admin/traces')],
    [true, true, true],
  )
})

test('a call that a resource does not offer has no type', () => {
  // @ts-expect-error Wards come with the base data.
  assert.equal(isOffered('POST /api/admin/wards'), false)
  // @ts-expect-error The log is never changed.
  assert.equal(isOffered('PUT /api/admin/system-logs/:id'), false)
})
