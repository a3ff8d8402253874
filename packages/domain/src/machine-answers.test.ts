import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diaryStatus } from './areas/growing/states.ts'
import { orderStatus } from './areas/labels/issues/states.ts'
import { activationRequestStatus } from './areas/tracing/states.ts'
import { answersTo, leadsBack } from '@trace/define/machine.ts'
import type { Machine } from '@trace/define/machine.ts'

const waiting: [
  what: string,
  machine: Machine,
  state: string,
  answers: { yes?: string; no?: string },
  back: boolean,
][] = [
  ['a diary sent in', diaryStatus, 'submitted', { yes: 'approved', no: 'rejected' }, true],
  ['a diary still to be sent in', diaryStatus, 'draft', { yes: 'submitted' }, false],
  ['a refused diary', diaryStatus, 'rejected', { yes: 'submitted' }, true],
  ['a new order, which becomes labels', orderStatus, 'pending', { yes: 'approved', no: 'rejected' }, false],
  ['an order to print', orderStatus, 'approved', { yes: 'printing' }, false],
  ['labels on their way', orderStatus, 'delivering', { yes: 'completed' }, false],
  ['a trace to be activated', activationRequestStatus, 'asked', { yes: 'none', no: 'returned' }, false],
  ['an order that is done', orderStatus, 'completed', {}, false],
]

for (const [what, machine, state, answers, back] of waiting) {
  const { yes } = answersTo(machine, state)
  test(`${what}: the next step is ${yes ?? 'none'}, and ${back ? 'one step leads back' : 'no step leads back'}`, () => {
    assert.deepEqual(answersTo(machine, state), answers)
    assert.equal(yes !== undefined && leadsBack(machine, state, yes), back)
  })
}
