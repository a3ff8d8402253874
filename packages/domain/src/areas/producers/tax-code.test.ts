import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTaxCode } from './tax-code.ts'

const codes: [code: string, valid: boolean][] = [
  ['0000000001', true],
  ['0000000001-001', true],
  ['022090000001', true],
  ['000000001', false],
  ['00000000011', false],
  ['0000000001-01', false],
  ['0000000001001', false],
  ['000000000A', false],
  [' 0000000001', false],
  ['', false],
]

for (const [code, valid] of codes) {
  test(`'${code}' is ${valid ? 'a' : 'no'} tax code`, () => {
    assert.equal(isTaxCode(code), valid)
  })
}
