import assert from 'node:assert/strict'
import { test } from 'node:test'
import { can } from '@trace/define/permission.ts'
import type { Action } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import { resources } from '../../menu.ts'
import { defaultRoles } from './default-roles.ts'
import type { Subject } from '@trace/define/permission.ts'
import { allPermissions } from './subjects.ts'

const role = (code: string) => defaultRoles.find((each) => each.code === code)!

test('there are eight roles, none twice', () => {
  assert.equal(new Set(defaultRoles.map(({ code }) => code)).size, 8)
  assert.equal(new Set(defaultRoles.map(({ name }) => name)).size, 8)
})

test('a super administrator holds everything', () => {
  assert.deepEqual(role('super_admin').permissions, allPermissions)
})

for (const { code, permissions: held } of defaultRoles) {
  test(`${code} holds no permission twice`, () => {
    assert.equal(new Set(held.map(({ action, subject }) => `${action} ${subject}`)).size, held.length)
  })

  test(`${code} sees every list that stands in its menu`, () => {
    const shown = held.filter(({ action }) => action === 'menu')
    for (const { subject } of shown) assert.ok(can(held, [{ action: 'list', subject }]), subject)
  })
}

const cases: [code: string, action: Action, subject: Subject, holds: boolean][] = [
  ['department_leader', 'read', 'users', true],
  ['department_leader', 'update', 'production-plans', true],
  ['department_leader', 'edit', 'products', false],
  ['appraiser', 'update', 'products', true],
  ['appraiser', 'create', 'traces', true],
  ['appraiser', 'edit', 'farming_forms', true],
  ['appraiser', 'list', 'users', false],
  ['commune_officer', 'create', 'manufactures', true],
  ['commune_officer', 'update', 'manufactures', false],
  ['commune_officer', 'edit', 'product_plants', true],
  ['commune_officer', 'create', 'traces', false],
  ['editor', 'update', 'articles', true],
  ['editor', 'list', 'products', false],
  ['producer_admin', 'create', 'products', true],
  ['producer_admin', 'update', 'products', false],
  ['producer_admin', 'update', 'traces', false],
  ['producer_admin', 'update', 'labors', false],
  ['producer_admin', 'create', 'traces', true],
  ['producer_admin', 'update', 'manufacturing_batches', true],
  ['producer_staff', 'create', 'diaries', true],
  ['producer_staff', 'create', 'products', false],
  ['inspector', 'update', 'traces', true],
  ['inspector', 'update', 'stamps', true],
  ['inspector', 'edit', 'traces', false],
  ['department_leader', 'list', 'system_logs', true],
  ['inspector', 'list', 'system_logs', false],
  ['appraiser', 'list', 'system_logs', false],
  ['inspector', 'edit', 'scan_statistics', true],
  ['inspector', 'update', 'scan_statistics', false],
  ['appraiser', 'update', 'scan_statistics', false],
  ['commune_officer', 'update', 'stamps', false],
]

for (const [code, action, subject, holds] of cases) {
  test(`${code} may ${holds ? '' : 'not '}${action} ${subject}`, () => {
    assert.equal(can(role(code).permissions, [{ action, subject }]), holds)
  })
}

const provinceWide = resources.filter(
  ({ open, scope: { owner, place, parents, personal, whole } }) =>
    open === null && !owner && !place && !parents && !personal && !whole,
)

for (const { code, permissions: held } of defaultRoles.filter(({ scope }) => scope !== 'province')) {
  test(`${code} writes no list of the whole province, unless an administrator grants it`, () => {
    for (const resource of provinceWide)
      assert.ok(!can(held, needs(resource, 'create', 'edit', 'update')), resource.name)
  })
}
