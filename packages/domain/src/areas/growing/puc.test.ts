import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasFormat } from '@trace/define/formats.ts'
import { proposePuc, pucWarning } from './puc.ts'

test('the fourth area of An Sinh in 2026 is offered a code that is valid', () => {
  const code = proposePuc({ province: '22', ward: '07090', seq: 4, day: '2026-07-05' })
  assert.equal(code, 'VN-22-07090-004-26')
  assert.ok(hasFormat('puc', code))
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
