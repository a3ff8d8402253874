import { approvalStatus, changedState } from '@trace/define/approval.ts'
import { answersTo, isByHand, leadsBack, needsReason, ownCallOf, verbOf } from '@trace/define/machine.ts'
import type { Machine, State } from '@trace/define/machine.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Data } from '../../app/call.ts'
import { vi } from '../../ui/vi.ts'
import { words } from './words.ts'

export type Waiting = Data<'GET /api/admin/inbox'>['entries'][number]
export type Handled = Data<'GET /api/admin/inbox/handled'>['entries'][number]

/** Key of a row in the address: 'products.12'. */
export const keyOf = ({ resource, id }: { resource: string; id: number }): string => `${resource}.${id}`

const CHANGES = 'has_changes'

const machineOf = ({ resource, field }: Pick<Waiting, 'resource' | 'field'>): Machine =>
  resourceByName(resource).fields[field]?.machine ?? approvalStatus

export const stateShown = (row: Pick<Waiting, 'resource' | 'field' | 'state'>): State =>
  row.field === CHANGES ? changedState : (machineOf(row).states[row.state] ?? { label: row.state, tone: 'neutral' })

interface Call {
  method: 'PUT' | 'POST'
  path: string
  body: object
}

/** One possible decision on a waiting row: its label, and its call. */
export interface Step {
  label: string
  path: string
  body(reason?: string): object
  /** Whether the step needs a reason. */
  asksReason?: boolean
  /** The call that undoes the step, given the version it produced; null if confirmation must be asked instead. */
  undo: ((version: number) => Call) | null
}

/** The usual next step of a row, and its refusal; both null for users who may only edit the row. */
export function stepsOf(row: Waiting): { yes: Step | null; no: Step | null } {
  if (!row.may_step) return { yes: null, no: null }
  if (row.field === CHANGES || row.field === 'approval_status') return decisions(row)
  const machine = machineOf(row)
  const { yes, no } = answersTo(machine, row.state)
  const isKey = yes !== undefined && !isByHand(machine, row.state, yes)
  return { yes: isKey ? stepTo(row, yes) : null, no: no === undefined ? null : stepTo(row, no) }
}

/** Label of the link to a row that no key can answer: the expected step, such as 'Giao tem…'. */
export function expectedOf(row: Waiting): string {
  const machine = machineOf(row)
  const { yes } = answersTo(machine, row.state)
  const said =
    row.may_step && yes !== undefined && isByHand(machine, row.state, yes)
      ? verbOf(machine, row.state, yes)
      : machine.states[row.state]?.expects
  return said === undefined ? words.openToHandle : `${said}…`
}

function stepTo(row: Waiting, to: string): Step {
  const machine = machineOf(row)
  const own = ownCallOf(machine, row.state, to)
  const at = `/${row.resource}/${row.id}`
  const path = (state: string) => `${at}/change-${row.field.replaceAll('_', '-')}/${state}`
  return {
    label: verbOf(machine, row.state, to),
    path: own ? `${at}/${own.call}` : path(to),
    body: (reason) => ({ ...own?.body, ...(reason && { reason }), version: row.version }),
    asksReason: needsReason(machine, row.state, to),
    undo: leadsBack(machine, row.state, to) ? () => ({ method: 'PUT', path: path(row.state), body: {} }) : null,
  }
}

/** Approves, or refuses with a reason. */
function decisions(row: Waiting): { yes: Step; no: Step } {
  const path = `/${row.resource}/${row.id}/change-approved`
  const changes = row.field === CHANGES
  const { version } = row
  const undo = (left: number): Call => ({
    method: 'POST',
    path: `/${row.resource}/${row.id}/undo`,
    body: { version: left },
  })
  return {
    yes: {
      label: changes ? vi.approveChanges : vi.approve,
      path,
      body: () => ({ approval_status: 'approved', version }),
      undo,
    },
    no: {
      label: changes ? vi.rejectChanges : vi.reject,
      path,
      body: (reason) => ({ approval_status: 'rejected', reject_reason: reason, version }),
      undo,
    },
  }
}
