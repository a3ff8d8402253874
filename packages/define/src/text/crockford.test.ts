import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkCharacter, crockford, hasCheckCharacter, normaliseCode } from './crockford.ts'

const sign = fc.constantFrom(...crockford)
const code = fc
  .array(sign, { minLength: 2, maxLength: 30 })
  .map((signs) => signs.join('') + checkCharacter(signs.join('')))

test('a code with its check character is accepted', () => {
  fc.assert(fc.property(code, hasCheckCharacter))
})

test('one wrong sign anywhere is found', () => {
  fc.assert(
    fc.property(code, fc.nat(), sign, (right, at, wrong) => {
      const place = at % right.length
      fc.pre(right[place] !== wrong)
      return !hasCheckCharacter(right.slice(0, place) + wrong + right.slice(place + 1))
    }),
  )
})

test('two signs that changed places, neighbours or not, are found', () => {
  fc.assert(
    fc.property(code, fc.nat(), fc.nat(), (right, one, other) => {
      const signs = [...right]
      const [a, b] = [one % signs.length, other % signs.length]
      fc.pre(signs[a] !== signs[b])
      ;[signs[a], signs[b]] = [signs[b]!, signs[a]!]
      return !hasCheckCharacter(signs.join(''))
    }),
  )
})

for (const [typed, meant] of [
  [' 22ab-cdef ', '22ABCDEF'],
  ['oO0 iIlL1', '00011111'],
  ['22 8K-3M', '228K3M'],
  ['228K3M.', '228K3M'],
  ['(228K3M),', '228K3M'],
  ['“228K3M”…', '228K3M'],
  ['', ''],
] as const) {
  test(`'${typed}' is read as '${meant}'`, () => {
    assert.equal(normaliseCode(typed), meant)
  })
}

for (const wrong of ['', 'U0', 'a1', '0 0', '0-0', 'đ']) {
  test(`'${wrong}' is no code`, () => {
    assert.equal(hasCheckCharacter(wrong), false)
  })
}
