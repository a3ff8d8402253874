import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../../menu.ts'
import { labelOfSubject, permissionRefusal } from '@trace/define/subjects.ts'
import { allPermissions, subjects } from './subjects.ts'

const mission = `roles manufactures products material_areas raw_material_areas distributors diaries processes stages
manufacturing_batches labors traces stamp_statistics scan_statistics notifications users stamps config_image videos articles
websites config_footer product_plants product_animals criteria_seafoods contact libraries product_groups product_units farming_forms apps
article_types categories permissions menus shipping_methods production-plans`.split(/\s+/)

/**
 * Subjects beside the mission's: the log of all users' actions needs a permission of its own to be read, only the
 * department keeps the list of farm inputs, and producers propose species.
 */
const ours = ['system_logs', 'farm_inputs', 'species']
const all = [...mission, ...ours]

test('every subject of the specification is there, and of ours only the journal, the farm inputs and the species', () => {
  assert.deepEqual(Object.keys(subjects).toSorted(), all.toSorted())
})

test('there are six permissions for each subject, none twice', () => {
  assert.equal(allPermissions.length, 6 * all.length)
  assert.equal(new Set(allPermissions.map(({ action, subject }) => `${action} ${subject}`)).size, allPermissions.length)
})

test('no two subjects have the same name', () => {
  assert.equal(new Set(Object.values(subjects)).size, all.length)
})

test('a refusal names what is missing', () => {
  assert.equal(permissionRefusal({ action: 'edit', subject: 'products' }), 'Bạn không có quyền sửa sản phẩm')
  assert.equal(permissionRefusal({ action: 'list', subject: 'roles' }), 'Bạn không có quyền xem danh sách vai trò')
})

for (const text of ['*', '', 'constructor', 'production_plans']) {
  test(`'${text}' is no subject, and has no label but itself`, () => {
    assert.equal(labelOfSubject(text), text)
  })
}
