import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { today } from './dates.ts'
import { formatDay } from './format.ts'
import { readDay, readMoment } from './read-day.ts'

const days: [text: string, day: string | null][] = [
  ['5/7/2026', '2026-07-05'],
  ['05/07/2026', '2026-07-05'],
  ['05072026', '2026-07-05'],
  ['5-7-26', '2026-07-05'],
  ['2026-07-05', '2026-07-05'],
  ['31/02/2026', null],
  ['5/7', null],
  ['2026/03/01', '2026-03-01'],
  ['2026.3.1', '2026-03-01'],
  ['01/03/2026 00:00', '2026-03-01'],
  ['01/03/2026 00:00:00', '2026-03-01'],
  ['2026-03-01T00:00:00Z', '2026-03-01'],
  ['2026-03-01T00:00:00.000Z', '2026-03-01'],
  ['2026-03-01 07:30', '2026-03-01'],
  ['\u00a01/3/2026\u00a0', '2026-03-01'],
  ['ngày 1 tháng 3 năm 2026', '2026-03-01'],
  ['1 tháng 3 năm 2026', '2026-03-01'],
  ['1 3 2026', '2026-03-01'],
  ['03/25/2026', null],
  ['29/02/2025', null],
  ['29/02/2024', '2024-02-29'],
  ['2026-03-01abc', null],
  ['46152', null],
  ['abc', null],
  ['1/3/926', null],
  ['', null],
]

for (const [text, day] of days) {
  test(`'${text}' is ${day ?? 'no day'}`, () => assert.equal(readDay(text), day))
}

const ahead = String(Number(today().slice(2, 4)) + 10)
const short: [text: string, field: object, day: string | null][] = [
  ['15/6/58', { latest: 'today' }, '1958-06-15'],
  ['15/6/99', { latest: 'today' }, '1999-06-15'],
  ['15/6/20', { latest: 'today' }, '2020-06-15'],
  [`15/6/${ahead}`, { latest: 'today' }, `19${ahead}-06-15`],
  [`15/6/${ahead}`, {}, `20${ahead}-06-15`],
  [`15/6/${ahead}`, { expires: true }, `20${ahead}-06-15`],
  ['15/6/98', {}, '1998-06-15'],
  ['31/2/58', { latest: 'today' }, null],
]

for (const [text, field, day] of short) {
  test(`'${text}' with two digits of the year is ${day ?? 'no day'} for ${JSON.stringify(field)}`, () =>
    assert.equal(readDay(text, field), day))
}

test('what is shown of a day is read again as the same day', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10)
      assert.equal(readDay(formatDay(day) || '01/01/2001'), day)
    }),
  )
})

const moments: [text: string, moment: string | null][] = [
  ['5/7/2026 8:30', '2026-07-05T08:30'],
  ['05/07/2026 23h59', '2026-07-05T23:59'],
  ['05/07/2026', '2026-07-05T00:00'],
  ['05/07/2026 24:00', null],
  ['2026/07/05 08:30:15', '2026-07-05T08:30'],
  ['8:30', null],
]

for (const [text, moment] of moments) {
  test(`'${text}' is ${moment ?? 'no moment'}`, () => assert.equal(readMoment(text), moment))
}
