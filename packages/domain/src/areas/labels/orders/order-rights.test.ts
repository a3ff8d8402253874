import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approvalProblem, orderMoveNeeds } from './order-rights.ts'

const stamps = (action: 'create' | 'update') => [{ action, subject: 'stamps' }]

test('staff move an order who deal with labels, and approve it who make them too', () => {
  assert.deepEqual(orderMoveNeeds('staff', 'printing'), [stamps('update')])
  assert.deepEqual(orderMoveNeeds('staff', 'approved'), [stamps('update'), stamps('create')])
})

test('a producer moves its orders who sees its traces', () => {
  assert.deepEqual(orderMoveNeeds('owner', 'cancelled'), [[{ action: 'list', subject: 'traces' }]])
})

const approvals: [ordered: number, approved: number, reason: string | null, isFine: boolean][] = [
  [500, 500, null, true],
  [500, 200, null, true],
  [500, 501, null, false],
  [500, 501, '   ', false],
  [500, 501, 'Bù tem hỏng', true],
]

for (const [ordered, approved, reason, isFine] of approvals) {
  test(`${approved} labels for ${ordered} with the reason '${reason}' are ${isFine ? 'given' : 'refused'}`, () => {
    assert.equal(approvalProblem(ordered, approved, reason) === null, isFine)
  })
}
