import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action, Permission } from '@trace/define/permission.ts'
import { defaultRoles } from './areas/accounts/default-roles.ts'
import { missingScreenPermissions } from './missing-screen-permissions.ts'
import { allPermissions } from './areas/accounts/subjects.ts'

const all: Action[] = ['menu', 'list', 'read', 'create', 'edit', 'update']
const holding = (subject: string, ...actions: Action[]): Permission[] => actions.map((action) => ({ action, subject }))
const named = (lacks: readonly Permission[]) => lacks.map(({ action, subject }) => `${action} ${subject}`)

const cases: [what: string, held: Permission[], subject: string, lacks: string[]][] = [
  ['all of producers', holding('manufactures', ...all), 'manufactures', []],
  ['all of the permission screen', holding('permissions', ...all), 'permissions', []],
  ['nothing', [], 'products', []],
  ['only to see products in the menu', holding('products', 'menu'), 'products', ['list products']],
  ['all of products', holding('products', ...all), 'products', []],
  ['to approve products', holding('products', 'list', 'update'), 'products', []],
  ['all of raw material areas', holding('raw_material_areas', ...all), 'raw_material_areas', []],
]

for (const [what, held, subject, lacks] of cases) {
  test(`who holds ${what} lacks ${lacks.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(named(missingScreenPermissions(held, subject)).toSorted(), lacks.toSorted())
  })
}

test('who holds everything lacks nothing, and with what was lacking nothing lacks any more', () => {
  for (const { subject } of allPermissions) {
    assert.deepEqual(missingScreenPermissions(allPermissions, subject), [])
    const own = holding(subject, ...all)
    assert.deepEqual(missingScreenPermissions([...own, ...missingScreenPermissions(own, subject)], subject), [])
  }
})

test('the roles that a platform begins with lack nothing for what they may write', () => {
  for (const { code, permissions } of defaultRoles) {
    for (const { subject } of permissions)
      assert.deepEqual(named(missingScreenPermissions(permissions, subject)), [], `${code}: ${subject}`)
  }
})
