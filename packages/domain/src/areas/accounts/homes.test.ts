import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Permission } from '@trace/define/permission.ts'
import { defaultRoles } from './default-roles.ts'
import { homeOf } from './homes.ts'

for (const { code, home, ...role } of defaultRoles) {
  test(`${code} has its home, and would have it by its permissions alone`, () => {
    assert.equal(homeOf({ ...role, home }), home)
    assert.equal(homeOf({ ...role, home: null }), home)
  })
}

const stampOfficer: Permission[] = [
  { action: 'list', subject: 'stamps' },
  { action: 'create', subject: 'stamps' },
  { action: 'update', subject: 'stamps' },
]

test('who issues labels and approves nothing else sees orders by the day', () => {
  assert.equal(homeOf({ home: null, scope: 'province', permissions: stampOfficer }), 'stamps')
})

test('what is chosen comes first, and what no program knows any more is as if nothing were chosen', () => {
  assert.equal(homeOf({ home: 'leader', scope: 'province', permissions: stampOfficer }), 'leader')
  assert.equal(homeOf({ home: 'gone', scope: 'province', permissions: stampOfficer }), 'stamps')
})
