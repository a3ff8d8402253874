import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderWaitDays } from './order-wait-days.ts'
import { overdueDays } from './order-overdue.ts'
import type { OrderStatus } from './order-status.ts'

const now = new Date('2026-11-20T09:00:00+07:00')

const cases: [status: OrderStatus, since: string, days: number][] = [
  ['pending', '2026-11-20T08:00:00+07:00', 0],
  ['pending', '2026-11-17T08:00:00+07:00', 0],
  ['pending', '2026-11-17T00:00:00+07:00', 0],
  ['pending', '2026-11-16T23:59:00+07:00', 1],
  ['approved', '2026-11-15T23:00:00+07:00', 0],
  ['approved', '2026-11-14T23:00:00+07:00', 1],
  ['printing', '2026-11-13T00:00:00+07:00', 0],
  ['printing', '2026-11-10T00:00:00+07:00', 3],
  ['delivering', '2026-11-10T00:00:00+07:00', 0],
  ['delivering', '2026-11-01T00:00:00+07:00', 9],
  ['completed', '2026-01-01T00:00:00+07:00', 0],
  ['rejected', '2026-01-01T00:00:00+07:00', 0],
  ['cancelled', '2026-01-01T00:00:00+07:00', 0],
]

for (const [status, since, days] of cases) {
  test(`on 20/11 an order that is ${status} since ${since} is ${days} days late`, () => {
    assert.equal(overdueDays(status, since, now), days)
  })
}

test('a province may be more patient, or less', () => {
  const since = '2026-11-15T10:00:00+07:00'
  assert.equal(overdueDays('pending', since, now, { ...orderWaitDays, pending: 1 }), 4)
  assert.equal(overdueDays('pending', since, now, { ...orderWaitDays, pending: 30 }), 0)
})
