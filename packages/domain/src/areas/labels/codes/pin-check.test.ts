import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pinOutcome, readPin } from './pin-check.ts'
import type { PinOutcome } from './pin-check.ts'

const typed: [raw: unknown, pin: string | null][] = [
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['012.345', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
  ['', null],
  [123456, null],
  [null, null],
]

for (const [raw, pin] of typed) {
  test(`${JSON.stringify(raw)} is ${pin === null ? 'no PIN' : `the PIN ${pin}`}`, () => {
    assert.equal(readPin(raw), pin)
  })
}

const checks: [what: string, checked: Parameters<typeof pinOutcome>[0], outcome: PinOutcome][] = [
  ['the right PIN, for the first time', { isRight: true, times: 1, left: 4 }, 'genuine'],
  ['the right PIN with the last try', { isRight: true, times: 1, left: 0 }, 'genuine'],
  ['the right PIN once more', { isRight: true, times: 2, left: 4 }, 'again'],
  ['a wrong PIN', { isRight: false, times: 0, left: 3 }, 'wrong'],
  ['a wrong PIN of a label that was verified', { isRight: false, times: 1, left: 1 }, 'wrong'],
  ['a wrong PIN with the last try', { isRight: false, times: 0, left: 0 }, 'spent'],
]

for (const [what, checked, outcome] of checks) {
  test(`${what} is ${outcome}`, () => {
    assert.equal(pinOutcome(checked), outcome)
  })
}
