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

const OWN = 'Mật khẩu không được chứa tên, tên đăng nhập hoặc email của bạn'
const EASY = 'Mật khẩu này dễ đoán, hãy chọn mật khẩu khác'
const lan = { name: 'Nguyễn Thị Lan', username: 'lan.chicuc', email: 'lannguyen@quangninh.gov.vn' }

const own: [password: string, problem: string | null][] = [
  ['Nguyễn Thị Lan', OWN],
  ['nguyenthilan1990', OWN],
  ['LanNguyen@2026', OWN],
  ['lan.chicuc', OWN],
  ['lanchicuc!!123', OWN],
  ['lannguyen@quangninh.gov.vn', OWN],
  ['1990lannguyen', OWN],
  ['coinguon', EASY],
  ['Cội Nguồn 2026', EASY],
  ['C0iNgu0n123', EASY],
  ['truyxuatnguongoc', EASY],
  ['nongsan.2026', EASY],
  ['ĐồngTháp2026', EASY],
  ['Quảng Ninh', OWN],
  ['matkhau@123', EASY],
  ['Admin@12345', EASY],
  ['lan-coinguon-2026', EASY],
  ['một mật khẩu dài của Lan', null],
  ['xoài chín ở Cao Lãnh', null],
  ['kX93-tqBz-77', null],
]

for (const [password, problem] of own) {
  test(`'${password}' as the password of ${lan.name}: ${problem ?? 'taken'}`, () => {
    assert.equal(passwordProblem(password, new Set(), lan), problem)
  })
}

test('half a million characters are refused at once', () => {
  assert.equal(passwordProblem('ă'.repeat(500_000), common), 'Mật khẩu tối đa 128 ký tự')
})

for (const [password, problem] of cases) {
  test(`a password of ${[...password].length} characters, '${password.slice(0, 12)}': ${problem ?? 'taken'}`, () => {
    assert.equal(passwordProblem(password, common), problem)
  })
}
