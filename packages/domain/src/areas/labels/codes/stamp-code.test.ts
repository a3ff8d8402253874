import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { decodeStampCode, encodeStampCode } from './stamp-code.ts'

test('every number of 60 bits is read back from its 13 signs', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 60n - 1n), (number) => {
      const code = encodeStampCode(number)
      return code.length === 13 && decodeStampCode(code) === number
    }),
  )
})

const codes: [number: bigint, start: string][] = [
  [0n, '000000000000'],
  [1n, '000000000001'],
  [2n ** 60n - 1n, 'ZZZZZZZZZZZZ'],
]

for (const [number, start] of codes) {
  test(`${number} begins '${start}'`, () => {
    assert.equal(encodeStampCode(number).slice(0, 12), start)
  })
}

const right = encodeStampCode(123_456_789_012_345n)

const others: [what: string, text: string][] = [
  ['one sign too few', right.slice(1)],
  ['one too many', `0${right}`],
  ['a wrong check character', right.slice(0, 12) + (right.endsWith('0') ? '1' : '0')],
  ['a letter outside the alphabet', `U${right.slice(1)}`],
  ['small letters', right.toLowerCase()],
  ['nothing', ''],
]

for (const [what, text] of others) {
  test(`${what} is no stamp code`, () => {
    assert.equal(decodeStampCode(text), null)
  })
}
