import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { hasCheckCharacter } from '@trace/define/text/crockford.ts'
import { traceCode, traceCodeCount } from './trace-code.ts'

test('a trace of Quảng Ninh has a code of 12 signs that begins with 22', () => {
  fc.assert(
    fc.property(fc.nat(traceCodeCount - 1), (number) => {
      const code = traceCode('22', number)
      return /^22[0-9A-HJKMNP-TV-Z]{10}$/.test(code) && hasCheckCharacter(code)
    }),
  )
})

test('different numbers have different codes', () => {
  const number = fc.nat(traceCodeCount - 1)
  fc.assert(fc.property(number, number, (a, b) => a === b || traceCode('22', a) !== traceCode('22', b)))
})

test('the codes at both ends', () => {
  assert.equal(traceCode('22', 0).slice(0, 11), '22000000000')
  assert.equal(traceCode('22', traceCodeCount - 1).slice(0, 11), '22ZZZZZZZZZ')
})
