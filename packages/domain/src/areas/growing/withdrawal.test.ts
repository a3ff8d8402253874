import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withdrawalEnd, withdrawalProblem, withdrawalsOn } from './withdrawal.ts'
import type { UsedInput } from './withdrawal.ts'

const used = (
  name: string,
  performed_at: string,
  withdrawal_days: number | null,
  finished_at: string | null = null,
): UsedInput => ({ name, performed_at, finished_at, withdrawal_days })
const drug = used('thuốc cầu trùng', '2026-09-02T02:00:00Z', 7)
const course = used('thuốc cầu trùng', '2026-08-20T02:00:00Z', 7, '2026-09-02T02:00:00Z')
const refusal = 'Chưa đủ thời gian cách ly của thuốc cầu trùng (đến 09/09/2026)'

const cases: [what: string, inputs: UsedInput[], harvest: string, problem: string | null][] = [
  ['nothing was used', [], '2026-09-05', null],
  ['three days after the drug', [drug], '2026-09-05', refusal],
  ['the day before the end', [drug], '2026-09-08', refusal],
  ['the last day', [drug], '2026-09-09', null],
  ['the day of use', [drug], '2026-09-02', refusal],
  ['a harvest before the drug was given', [drug], '2026-09-01', null],
  ['feed without withdrawal', [used('cám', '2026-09-05T02:00:00Z', null)], '2026-09-05', null],
  ['a vaccine of 0 days', [used('vắc-xin', '2026-09-05T02:00:00Z', 0)], '2026-09-05', null],
  ['the longest counts', [used('vôi', '2026-09-04T02:00:00Z', 3), drug], '2026-09-05', refusal],
  [
    'used in the evening in UTC, the next morning here',
    [used('thuốc', '2026-09-01T18:00:00Z', 7)],
    '2026-09-08',
    'Chưa đủ thời gian cách ly của thuốc (đến 09/09/2026)',
  ],
  ['a day within a treatment', [course], '2026-08-25', refusal],
  ['a week after a treatment began, while it goes on', [course], '2026-08-27', refusal],
  ['the day before the period after a treatment ends', [course], '2026-09-08', refusal],
  ['the last day, counted from the end of a treatment', [course], '2026-09-09', null],
  ['the day before a treatment began', [course], '2026-08-19', null],
  [
    'feed without withdrawal, given for weeks',
    [used('cám', '2026-08-20T02:00:00Z', null, '2026-09-10T02:00:00Z')],
    '2026-09-05',
    null,
  ],
  [
    'over the new year',
    [used('thuốc', '2026-12-30T02:00:00Z', 14)],
    '2027-01-12',
    'Chưa đủ thời gian cách ly của thuốc (đến 13/01/2027)',
  ],
]

for (const [what, inputs, harvest, problem] of cases) {
  test(`${what}: ${problem ?? 'harvest is allowed'}`, () => {
    assert.equal(withdrawalProblem(inputs, harvest), problem)
  })
}

const harvests: [what: string, first: string, last: string, inputs: UsedInput[], found: string[]][] = [
  ['over before the drug', '2026-08-30', '2026-09-01', [drug], []],
  ['that reaches into the drug', '2026-08-30', '2026-09-03', [drug], ['2026-09-02 2026-09-09']],
  ['that begins within the period', '2026-09-05', '2026-09-20', [drug], ['2026-09-05 2026-09-09']],
  ['around all of the period', '2026-08-01', '2026-09-20', [drug], ['2026-09-02 2026-09-09']],
  ['that begins when it is over', '2026-09-09', '2026-09-20', [drug], []],
  ['within a treatment', '2026-08-22', '2026-08-23', [course], ['2026-08-22 2026-09-09']],
]

for (const [what, first, last, inputs, found] of harvests) {
  test(`a harvest over several days ${what} ${found.length > 0 ? 'is forbidden' : 'is allowed'}`, () => {
    assert.deepEqual(
      withdrawalsOn(inputs, { first, last }).map(({ day, until }) => `${day} ${until}`),
      found,
    )
  })
}

const ends: [what: string, performed: string, finished: string | null, days: (number | null)[], end: string | null][] =
  [
    ['nothing was used', '2026-09-02T02:00:00Z', null, [], null],
    ['nothing with a withdrawal period', '2026-09-02T02:00:00Z', '2026-09-05T02:00:00Z', [null, 0], null],
    ['the longest counts', '2026-09-02T02:00:00Z', null, [7, 14, null], '2026-09-16'],
    ['used in the evening in UTC, the next morning here', '2026-09-01T18:00:00Z', null, [7], '2026-09-09'],
    ['a treatment of three days', '2026-09-02T02:00:00Z', '2026-09-04T02:00:00Z', [7], '2026-09-11'],
  ]

for (const [what, performed_at, finished_at, days, end] of ends) {
  test(`${what}: harvesting is ${end ? `allowed again on ${end}` : 'not forbidden'}`, () => {
    assert.equal(
      withdrawalEnd(
        { performed_at, finished_at },
        days.map((withdrawal_days) => ({ withdrawal_days })),
      ),
      end,
    )
  })
}
