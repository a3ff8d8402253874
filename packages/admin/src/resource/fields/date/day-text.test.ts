import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDay, readMoment } from './day-text.ts'

const days: [text: string, day: string | null][] = [
  ['5/7/2026', '2026-07-05'],
  ['05/07/2026', '2026-07-05'],
  ['05072026', '2026-07-05'],
  ['5-7-26', '2026-07-05'],
  ['2026-07-05', '2026-07-05'],
  ['31/02/2026', null],
  ['5/7', null],
  ['', null],
]

for (const [text, day] of days) {
  test(`'${text}' is ${day ?? 'no day'}`, () => assert.equal(readDay(text), day))
}

const moments: [text: string, moment: string | null][] = [
  ['5/7/2026 8:30', '2026-07-05T08:30'],
  ['05/07/2026 23h59', '2026-07-05T23:59'],
  ['05/07/2026', '2026-07-05T00:00'],
  ['05/07/2026 24:00', null],
  ['8:30', null],
]

for (const [text, moment] of moments) {
  test(`'${text}' is ${moment ?? 'no moment'}`, () => assert.equal(readMoment(text), moment))
}
