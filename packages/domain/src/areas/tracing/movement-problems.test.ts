import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movementProblems } from './movement-problems.ts'

const now = new Date('2026-11-20T08:00:00+07:00')
const moved = (shipped_at: string, received_at: string | null, amount: number | null = 50) => ({
  shipped_at: new Date(`${shipped_at}+07:00`).toISOString(),
  received_at: received_at && new Date(`${received_at}+07:00`).toISOString(),
  amount,
})
const lot = { harvest_date: '2026-11-10', packaging_date: '2026-11-11', quantity: 200 }

const cases: [what: string, movements: ReturnType<typeof moved>[], problems: Record<string, RegExp>][] = [
  ['goods leave on the day of packing and arrive later', [moved('2026-11-11T00:30', '2026-11-12T08:00')], {}],
  [
    'what left before packing',
    [moved('2026-11-10T18:00', null)],
    { 'movements.0.shipped_at': /ngày đóng gói \(11\/11\/2026\)/ },
  ],
  [
    'what arrived before it left',
    [moved('2026-11-12T08:00', '2026-11-12T07:59')],
    { 'movements.0.received_at': /Thời gian nhận/ },
  ],
  ['what leaves tomorrow', [moved('2026-11-21T08:00', null)], { 'movements.0.shipped_at': /tương lai/ }],
  [
    'what arrives tomorrow',
    [moved('2026-11-12T08:00', '2026-11-21T08:00')],
    { 'movements.0.received_at': /tương lai/ },
  ],
  ['a clock that is five minutes ahead', [moved('2026-11-20T08:05', null)], {}],
  ['the whole lot, and the tolerance', [moved('2026-11-12T08:00', null, 202)], {}],
  [
    'more than the lot at once',
    [moved('2026-11-12T08:00', null, 500_000)],
    { 'movements.0.quantity': /vượt số lượng của lô \(200\)/ },
  ],
  [
    'more than the lot in sum, at the movement that is too much',
    [moved('2026-11-12T08:00', null, 150), moved('2026-11-13T08:00', null, 60)],
    { 'movements.1.quantity': /vượt/ },
  ],
]
for (const [what, movements, expected] of cases) {
  test(`${what}: ${Object.keys(expected).join(', ') || 'nothing wrong'}`, () => {
    const problems = movementProblems({ ...lot, movements }, now, 1)
    assert.deepEqual(Object.keys(problems), Object.keys(expected))
    for (const [path, message] of Object.entries(expected)) assert.match(problems[path]![0]!, message)
  })
}

test('goods that were not packed leave after their harvest', () => {
  const problems = movementProblems(
    { ...lot, packaging_date: null, movements: [moved('2026-11-09T08:00', null)] },
    now,
    1,
  )
  assert.match(problems['movements.0.shipped_at']![0]!, /ngày thu hoạch \(10\/11\/2026\)/)
})
