import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPuc, proposePuc, pucWarning } from './puc.ts'

const codes: [code: string, valid: boolean][] = [
  ['VN-22-07090-004-26', true],
  ['VN-TGOR-0012', true],
  ['VN.22.07090', true],
  ['VNAB12', true],
  ['VNAB1', false],
  [`VN${'A'.repeat(40)}`, true],
  [`VN${'A'.repeat(41)}`, false],
  ['vn-22-07090', false],
  ['VN 22 07090', false],
  ['22-07090-004-26', false],
  ['', false],
]

for (const [code, valid] of codes) {
  test(`'${code}' is ${valid ? 'a' : 'no'} growing-area code`, () => {
    assert.equal(isPuc(code), valid)
  })
}

test('the fourth area of An Sinh in 2026 is offered a code that is valid', () => {
  const code = proposePuc({ province: '22', ward: '07090', seq: 4, day: '2026-07-05' })
  assert.equal(code, 'VN-22-07090-004-26')
  assert.ok(isPuc(code))
})

const sizes: [acreage: number, perennial: boolean, warning: string | null][] = [
  [1, true, null],
  [0.99, true, 'Vùng trồng cây lâu năm được cấp mã cần tối thiểu 1 ha, vùng này có 0,99 ha'],
  [0.1, false, null],
  [0.05, false, 'Vùng trồng cây hằng năm được cấp mã cần tối thiểu 0,1 ha, vùng này có 0,05 ha'],
]

for (const [acreage, perennial, warning] of sizes) {
  test(`${acreage} ha of ${perennial ? 'trees' : 'annual crops'}: ${warning ?? 'no warning'}`, () => {
    assert.equal(pucWarning(acreage, perennial), warning)
  })
}
