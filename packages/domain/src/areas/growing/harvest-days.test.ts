import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harvestDayProblem } from './harvest-days.ts'
import type { UsedInput } from './withdrawal.ts'

const drug: UsedInput = { name: 'thuốc cầu trùng', performed_at: '2026-09-02T02:00:00Z', withdrawal_days: 7 }
const early = 'Chưa đủ thời gian cách ly của thuốc cầu trùng (đến 09/09/2026)'

const cases: [what: string, day: string, harvests: string[], used: UsedInput[], problem: string | null][] = [
  ['the only harvest', '2026-09-09', ['2026-09-09'], [], null],
  ['one of several', '2026-09-12', ['2026-09-09', '2026-09-12'], [], null],
  [
    'a day before the only harvest',
    '2026-09-05',
    ['2026-09-09'],
    [],
    'Lô không thu hoạch ngày 05/09/2026; ngày thu hoạch của lô: 09/09/2026',
  ],
  [
    'a day between two',
    '2026-09-10',
    ['2026-09-12', '2026-09-09'],
    [],
    'Lô không thu hoạch ngày 10/09/2026; ngày thu hoạch của lô: 09/09/2026, 12/09/2026',
  ],
  ['the first of several days of one harvest', '2026-09-09', ['2026-09-09 2026-09-11'], [], null],
  ['a day within a harvest', '2026-09-10', ['2026-09-09 2026-09-11'], [], null],
  ['the last of several days of one harvest', '2026-09-11', ['2026-09-09 2026-09-11'], [], null],
  [
    'the day after a harvest of several days',
    '2026-09-12',
    ['2026-09-20', '2026-09-09 2026-09-11'],
    [],
    'Lô không thu hoạch ngày 12/09/2026; ngày thu hoạch của lô: 09/09/2026 – 11/09/2026, 20/09/2026',
  ],
  ['a day while a drug works', '2026-09-05', ['2026-09-09'], [drug], early],
  ['a harvest while a drug works', '2026-09-05', ['2026-09-05'], [drug], early],
  ['the last day of the drug', '2026-09-09', ['2026-09-09'], [drug], null],
  ['a batch that tells of no harvest', '2026-09-20', [], [], null],
  ['a batch that tells of a drug alone', '2026-09-05', [], [drug], early],
  [
    'none of many',
    '2026-09-30',
    ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05', '2026-09-06'],
    [],
    'Lô không thu hoạch ngày 30/09/2026; ngày thu hoạch của lô: 02/09/2026, 03/09/2026, 04/09/2026, 05/09/2026, 06/09/2026…',
  ],
]

for (const [what, day, harvests, used, problem] of cases) {
  test(`${what}: ${problem ?? 'is a harvest day'}`, () => {
    const harvest_days = harvests.map((days) => days.split(' ')).map(([first = '', last = first]) => ({ first, last }))
    assert.equal(harvestDayProblem(day, { harvest_days, used }), problem)
  })
}
