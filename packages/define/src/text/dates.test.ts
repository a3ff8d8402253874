import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, daysBetween, isDay, isPlaceholderDay, isShownEmpty, today } from './dates.ts'

const moments: [moment: string, day: string][] = [
  ['2026-03-01T00:00:00Z', '2026-03-01'],
  ['2026-02-28T16:59:59.999Z', '2026-02-28'],
  ['2026-02-28T17:00:00Z', '2026-03-01'],
  ['2025-12-31T20:00:00Z', '2026-01-01'],
]

for (const [moment, day] of moments) {
  test(`at ${moment} it is ${day} in Vietnam`, () => {
    assert.equal(today(new Date(moment)), day)
  })
}

const days: [from: string, days: number, to: string][] = [
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-09-02', 7, '2026-09-09'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-07-05T00:00:00Z', 0, '2026-07-05'],
]

for (const [from, count, to] of days) {
  test(`${count} days from ${from} is ${to}`, () => {
    assert.equal(addDays(from, count), to)
    assert.equal(daysBetween(from, to), count)
  })
}

const months: [from: string, months: number, to: string][] = [
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-30', 36, '2029-11-30'],
  ['2028-02-29', 36, '2031-02-28'],
  ['2026-05-10', -12, '2025-05-10'],
]

for (const [from, count, to] of months) {
  test(`${count} months from ${from} is ${to}`, () => {
    assert.equal(addMonths(from, count), to)
  })
}

const texts: [text: string, day: boolean][] = [
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  ['01/01/2026', false],
  ['', false],
]

for (const [text, day] of texts) {
  test(`'${text}' is ${day ? 'a' : 'no'} day of the calendar`, () => {
    assert.equal(isDay(text), day)
  })
}

const placeholders: [text: string, placeholder: boolean, empty: boolean][] = [
  ['0000-00-00', true, true],
  ['0001-01-01', true, true],
  ['0001-01-01T00:00:00Z', true, true],
  ['01/01/0001', true, true],
  ['2001-01-01', false, true],
  ['2001-01-01T00:00:00Z', false, true],
  ['2001-01-02', false, false],
  ['2026-10-01T00:00:00.0001Z', false, false],
]

for (const [text, placeholder, empty] of placeholders) {
  test(`'${text}' is kept as ${placeholder ? 'nothing' : 'it is'} and shown ${empty ? 'empty' : 'whole'}`, () => {
    assert.equal(isPlaceholderDay(text), placeholder)
    assert.equal(isShownEmpty(text), empty)
  })
}
