import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchStatus, diaryStatus, processStatus, pucStatus } from './areas/growing/states.ts'
import { orderStatus, stampCodeStatus, issueStatus } from './areas/labels/issues/states.ts'
import { planStatus } from './areas/plans/states.ts'
import { notificationStatus } from './areas/portal/states.ts'
import { manufactureStatus } from './areas/producers/states.ts'
import { activationRequestStatus, traceStatus } from './areas/tracing/states.ts'
import { approvalStatus } from '@trace/define/approval.ts'
import { canMove, moveProblem, needsReason, nextStates, shownState } from '@trace/define/machine.ts'
import type { Machine } from '@trace/define/machine.ts'

/** Every allowed step; `!` marks one that needs a reason. All others are refused. */
const steps: Record<string, [machine: Machine, moves: string]> = {
  approval: [approvalStatus, 'pending>approved pending>rejected! rejected>pending approved>pending'],
  producer: [manufactureStatus, 'active>suspended! suspended>active'],
  'growing-area code': [
    pucStatus,
    'none>requested requested>active active>suspended suspended>active active>cancelled',
  ],
  process: [processStatus, 'draft>active active>archived active>draft'],
  batch: [
    batchStatus,
    `planned>in_production in_production>harvested harvested>in_production harvested>closed planned>cancelled!
    in_production>cancelled! planned>recalled! in_production>recalled! harvested>recalled! closed>recalled! cancelled>recalled!`,
  ],
  diary: [diaryStatus, 'draft>submitted submitted>approved submitted>rejected rejected>submitted approved>submitted'],
  trace: [
    traceStatus,
    `draft>active active>inactive inactive>active active>recalled! inactive>recalled! active>held! inactive>held!
    held>active! held>inactive! held>recalled!`,
  ],
  'activation request': [activationRequestStatus, 'none>asked asked>returned! asked>none returned>asked returned>none'],
  'stamp issue': [
    issueStatus,
    `draft>issued issued>printed printed>activated activated>closed issued>locked! printed>locked! activated>locked!
    locked>issued locked>printed locked>activated issued>recalled! printed>recalled! activated>recalled! locked>recalled!`,
  ],
  stamp: [
    stampCodeStatus,
    `inactive>active active>suspect suspect>active suspect>locked! active>locked! inactive>revoked! active>revoked!
    inactive>recalled! active>recalled! suspect>recalled! locked>recalled! revoked>recalled!`,
  ],
  order: [
    orderStatus,
    `pending>approved pending>rejected! pending>cancelled approved>printing approved>cancelled! printing>delivering
    printing>completed delivering>completed`,
  ],
  'production plan': [
    planStatus,
    'draft>published published>completed published>draft draft>cancelled! published>cancelled!',
  ],
  notification: [notificationStatus, 'draft>scheduled draft>sent scheduled>sent scheduled>cancelled'],
}

for (const [name, [machine, moves]] of Object.entries(steps)) {
  const allowed = new Map(moves.split(/\s+/).map((step) => [step.replace('!', ''), step.endsWith('!')]))
  const states = Object.keys(machine.states)

  test(`${name}: every step of the table is allowed, every other refused`, () => {
    for (const from of states) {
      for (const to of states) {
        assert.equal(canMove(machine, from, to), allowed.has(`${from}>${to}`), `${from} → ${to}`)
        assert.equal(
          needsReason(machine, from, to),
          allowed.get(`${from}>${to}`) ?? false,
          `reason for ${from} → ${to}`,
        )
      }
    }
  })

  test(`${name}: every state can be reached from the first`, () => {
    const reached = new Set([machine.initial])
    for (const state of reached) for (const next of nextStates(machine, state)) reached.add(next)
    assert.deepEqual([...reached].toSorted(), states.toSorted())
  })
}

test('a refused step is told by the names of the states', () => {
  assert.equal(moveProblem(batchStatus, 'closed', 'planned'), 'Không thể chuyển từ “Đã đóng” sang “Dự kiến”')
  assert.equal(moveProblem(batchStatus, 'planned', 'in_production'), null)
})

for (const state of ['eaten', 'constructor', '__proto__', '']) {
  test(`a state that does not exist ('${state}') cannot be reached`, () => {
    assert.equal(moveProblem(batchStatus, 'planned', state), `Không thể chuyển từ “Dự kiến” sang “${state}”`)
    assert.equal(canMove(batchStatus, state, 'planned'), false)
  })
}

const traces: [status: keyof typeof traceStatus.states, expired: string | null, shown: string][] = [
  ['active', '2026-11-17', 'Hết hạn'],
  ['active', '2026-11-18', 'Đang hiệu lực'],
  ['active', null, 'Đang hiệu lực'],
  ['recalled', '2026-11-17', 'Thu hồi'],
  ['draft', '2026-11-17', 'Nháp'],
]

for (const [status, expired_date, shown] of traces) {
  test(`on 18/11 a trace that is ${status} until ${expired_date} shows '${shown}'`, () => {
    assert.equal(shownState(traceStatus, status, { expired_date }, '2026-11-18')?.label, shown)
  })
}
