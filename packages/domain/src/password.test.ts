import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordProblem } from './password.ts'

const common = new Set(['password', '12345678', 'matkhau123'])

const cases: [password: string, problem: string | null][] = [
  ['', 'Mật khẩu tối thiểu 8 ký tự'],
  ['bảymộtk', 'Mật khẩu tối thiểu 8 ký tự'],
  ['🐔🐔🐔🐔', 'Mật khẩu tối thiểu 8 ký tự'],
  ['tám ký tự', null],
  ['aaaaaaaa', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'Mật khẩu tối đa 128 ký tự'],
  ['12345678', 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác'],
  ['MatKhau123', 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác'],
]

for (const [password, problem] of cases) {
  test(`a password of ${[...password].length} characters, '${password.slice(0, 12)}': ${problem ?? 'taken'}`, () => {
    assert.equal(passwordProblem(password, common), problem)
  })
}
