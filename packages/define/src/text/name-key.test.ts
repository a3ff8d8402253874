import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameKey } from './name-key.ts'

const pairs: [one: string, other: string, same: boolean][] = [
  ['Dừa', 'dừa', true],
  ['Dừa', 'Dừa'.normalize('NFD'), true],
  ['Gạo  nếp', ' Gạo\u00a0nếp ', true],
  ['ĐẬU', 'đậu', true],
  ['Gạo nếp', 'Gạo\u200b nếp\ufeff', true],
  ['Dừa', 'Dứa', false],
  ['Rau', 'Râu', false],
  ['Xã Cẩm Giang', 'Xã Cẩm Giàng', false],
  ['Cam – Vân Đồn', 'Cam - Vân Đồn', false],
]

for (const [one, other, same] of pairs)
  test(`'${one}' and '${other}' are ${same ? 'one name' : 'two names'}`, () =>
    assert.equal(nameKey(one) === nameKey(other), same))
