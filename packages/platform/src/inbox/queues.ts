import { answersTo, ownCallOf } from '@trace/define/machine.ts'
import { needs } from '@trace/define/resource.ts'
import { isPermitted } from '../request/authorize.ts'
import { Refusal } from '../refusal.ts'
import { operationAt } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { sideOf } from '../viewer.ts'
import type { Viewer } from '../viewer.ts'
import { editNeed, readNeed } from '../calls/crud.ts'
import { waitingStates } from './waiting-states.ts'
import type { WaitingState } from './waiting-states.ts'

export interface Queue extends WaitingState {
  /** The call that takes the next step. */
  step: Operation | undefined
  /** The state that the next step leads to. */
  next: string | undefined
}

/**
 * Whether a queue waits for the viewer: who may take its next step, or may update its rows if no call takes that step;
 * in a queue of owners also who may edit its rows.
 */
export const waitsFor = (queue: Queue, viewer: Viewer): boolean =>
  queue.side === sideOf(viewer) &&
  isPermitted(viewer, readNeed(queue.resource)) &&
  (mayStep(queue, viewer) ||
    (queue.side === 'owner'
      ? isPermitted(viewer, editNeed(queue.resource))
      : !queue.step && isPermitted(viewer, needs(queue.resource, 'update'))))

/**
 * Whether the viewer may take the next step of a queue. The call may also serve owners, who use it to request a code;
 * staff who only have `edit` may not decide with it.
 */
export function mayStep({ side, step, next = '' }: Queue, viewer: Viewer): boolean {
  if (!step || !isPermitted(viewer, step.needs) || !isAdmitted(step, next, viewer)) return false
  if (side === 'owner' || !Array.isArray(step.needs)) return true
  const deciding = step.needs.filter(({ action }) => action !== 'edit')
  return deciding.some((permission) => isPermitted(viewer, [permission]))
}

/** Whether a call admits the viewer to this step; some steps need more than the call that takes them all. */
function isAdmitted(step: Operation, status: string, viewer: Viewer): boolean {
  try {
    step.admit?.({ viewer, params: { status }, query: {}, rawBody: {} })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The states in which one side has to act, each with the call that takes its next step. */
export function queuesOf(operations: readonly Operation[]): Queue[] {
  const stepOf = ({ resource, field, state }: WaitingState): Pick<Queue, 'step' | 'next'> => {
    const path = `/api/admin/${resource.name}/:id`
    const machine = resource.fields[field]?.machine
    const next = machine && answersTo(machine, state).yes
    const own = next !== undefined && ownCallOf(machine!, state, next)
    const usual = `${path}/${callOf(field === 'has_changes' ? 'approval_status' : field)}`
    const step = own
      ? operationAt(operations, 'PUT', `${path}/${own.call}`)
      : (operationAt(operations, 'PUT', usual) ?? operationAt(operations, 'PUT', `${usual}/:status`))
    return { step, next }
  }
  return waitingStates().map((waiting) => ({ ...waiting, ...stepOf(waiting) }))
}

/** The last segment of the call that takes a step: 'change-puc-status'. */
const callOf = (field: string): string =>
  field === 'approval_status' ? 'change-approved' : `change-${field.replaceAll('_', '-')}`
