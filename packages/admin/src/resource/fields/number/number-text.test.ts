import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupDigits, readNumber, showNumber } from './number-text.ts'

const typed: [text: string, shown: string, value: string | null][] = [
  ['1234567', '1.234.567', '1234567'],
  ['12.34', '1.234', '1234'],
  ['1234,5', '1.234,5', '1234.5'],
  ['1234,', '1.234,', '1234'],
  [',5', '0,5', '0.5'],
  ['007', '7', '7'],
  ['12abc3', '123', '123'],
  ['', '', null],
]

for (const [text, shown, value] of typed) {
  test(`'${text}' typed into a number stands as '${shown}' and counts as ${value}`, () => {
    assert.equal(groupDigits(text, true, false), shown)
    assert.equal(readNumber(shown), value)
  })
}

test('whole numbers take no decimals, and only numbers that may be negative keep their sign', () => {
  assert.equal(groupDigits('12,5', false, false), '12')
  assert.equal(groupDigits('-1234', false, true), '-1.234')
  assert.equal(groupDigits('-1234', false, false), '1.234')
})

test('a value that was kept is shown as it would be typed', () => {
  assert.equal(showNumber(1234567), '1.234.567')
  assert.equal(showNumber('49.3824'), '49,3824')
  assert.equal(showNumber(null), '')
})
