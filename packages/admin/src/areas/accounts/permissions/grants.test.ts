import assert from 'node:assert/strict'
import test from 'node:test'
import { allPermissions } from '@trace/domain/areas/accounts/subjects.ts'
import { cellsOf, grantableBy, groupsOf, lacksOf, matching } from './grants.ts'

const permissions = allPermissions.map((permission, index) => ({ id: index + 1, ...permission }))
const groups = groupsOf(permissions)

test('every permission stands in one cell of one group', () => {
  assert.deepEqual(
    cellsOf(groups.flatMap(({ lines }) => lines)).toSorted((a, b) => a - b),
    permissions.map(({ id }) => id),
  )
})

for (const [words, found] of [
  ['nhat ky', ['Nhật ký sản xuất', 'Nhật ký hệ thống']],
  ['lô  SẢN', ['Lô sản xuất']],
  ['truy xuat tem', ['Đợt tem', 'Thống kê tem']],
  ['không có', []],
] as const) {
  test(`looking for “${words}” leaves ${found.length} subjects`, () => {
    assert.deepEqual(
      matching(groups, words).flatMap(({ lines }) => lines.map(({ label }) => label)),
      found,
    )
  })
}

test('nothing looked for leaves everything', () => assert.deepEqual(matching(groups, ''), groups))

test('one may grant what one holds', () => {
  const own = [{ action: 'read', subject: 'roles' }] as const
  assert.deepEqual(
    [...grantableBy(own, permissions)],
    permissions.filter(({ action, subject }) => action === 'read' && subject === 'roles').map(({ id }) => id),
  )
})

test('what a screen still lacks is named, with the cells that give it', () => {
  const idOf = (action: string, subject: string) =>
    permissions.find((row) => row.action === action && row.subject === subject)!.id
  const granted = new Set([idOf('menu', 'products'), idOf('list', 'users')])
  assert.deepEqual(
    [...lacksOf(permissions, granted)],
    [['products', { names: ['Xem danh sách “Sản phẩm”'], ids: [idOf('list', 'products')] }]],
  )
})
