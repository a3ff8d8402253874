import type { Entry } from '@trace/define/entry.ts'
import { canMove, offeredStates, verbOf } from '@trace/define/machine.ts'
import { isApprovable } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { screenNeed } from '../../../app/guard.ts'
import { loadOnDemand } from '../../../app/overlay.ts'
import { useCan, useIsStaff, useReadOnlyProblem } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import { detailAddress, editAddress } from '../../addresses.ts'
import { fieldOf, approvalStateOf } from '../../form/entry.ts'
import { useMayMerge } from '../may-merge.ts'
import type { Row } from './row-steps.ts'

type Steps = Awaited<ReturnType<typeof loadSteps>>

/** Action on one row: a link to a screen, or a function that runs at once. */
export interface RowAction {
  label: string
  icon:
    | 'view'
    | 'edit'
    | 'approve'
    | 'reject'
    | 'move'
    | 'copy'
    | 'open'
    | 'write'
    | 'qr'
    | 'order'
    | 'recall'
    | 'print'
    | 'download'
    | 'lock'
    | 'merge'
    | 'switch'
    | 'delete'
    | 'other'
  danger?: boolean
  /** The main action, highlighted among the buttons. */
  primary?: boolean
  to?: string
  run?(): Promise<void>
}

/** Bulk actions besides approving and switching. */
export interface BulkActions {
  remove: boolean
  /** States that rows can be moved to. */
  moves: readonly string[]
}

/** Standard bulk actions of a list. Transitions of resources with their own workflow are left to the page. */
export function bulkActionsOf({ form, fields }: Resource, own: boolean): BulkActions {
  const { machine } = fields['status'] ?? {}
  const moves = machine && !own ? Object.keys(machine.states).flatMap((from) => offeredStates(machine, from)) : []
  return { remove: form, moves: [...new Set(moves)] }
}

export const hasBulkActions = (resource: Resource, { remove, moves }: BulkActions): boolean =>
  remove ||
  moves.length > 0 ||
  isApprovable(resource) ||
  Object.values(resource.fields).some(({ kind }) => kind === 'toggle')

const loadSteps = () => import('./row-steps.ts')

/**
 * Row actions of the user: links to the row's screens, and the allowed transitions from its state. In a list, `shown`
 * are its columns; toggles among them are switched in their cells and are left out here. The code behind the actions is
 * loaded once the rows are shown.
 */
export function useRowActions(resource: Resource, onRemoved?: () => void, shown?: readonly string[]) {
  const allowed = useCan()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const readOnly = useReadOnlyProblem()
  const staff = useIsStaff()
  const mayMerge = useMayMerge(resource)
  const mayWrite = (entry: Entry, action: 'edit' | 'update') =>
    allowed(screenNeed(resource, action)) && readOnly(resource, entry) === null

  useEffect(() => {
    loadSteps().catch(() => undefined)
  }, [])

  const stepOf = (entry: Entry, take: (steps: Steps, row: Row) => Promise<unknown>) => async () => {
    const steps = await loadOnDemand('row-steps', loadSteps)
    if (steps) await take(steps, { resource, entry, revalidate, navigate, onRemoved })
  }

  const screens = (entry: Entry): RowAction[] => [
    ...(resource.detail && allowed(screenNeed(resource, 'read'))
      ? [{ label: vi.view, icon: 'view' as const, to: detailAddress(resource, entry.id) }]
      : []),
    ...(resource.form && mayWrite(entry, 'edit')
      ? [{ label: vi.edit, icon: 'edit' as const, to: editAddress(resource, entry.id) }]
      : []),
  ]

  const steps = (entry: Entry): RowAction[] =>
    mayWrite(entry, 'update')
      ? [...decisions(entry), ...merging(entry), ...moves(entry), ...switches(entry), ...removal(entry)]
      : []

  const decisions = (entry: Entry): RowAction[] => {
    const machine = resource.fields['approval_status']?.machine
    if (!isApprovable(resource) || !machine || !staff) return []
    const from = String(approvalStateOf(entry).approval_status)
    const waits = approvalStateOf(entry).has_changes === true
    const [yes, no] = waits ? [vi.approveChanges, vi.rejectChanges] : [vi.approve, vi.reject]
    const approve = stepOf(entry, (take, row) => take.approve(row, yes))
    const reject = stepOf(entry, (take, row) => take.reject(row, no))
    return [
      ...(waits || canMove(machine, from, 'approved') ? [{ label: yes, icon: 'approve' as const, run: approve }] : []),
      ...(waits || canMove(machine, from, 'rejected')
        ? [{ label: no, icon: 'reject' as const, danger: true, run: reject }]
        : []),
    ]
  }

  const merging = (entry: Entry): RowAction[] =>
    mayMerge(entry) ? [{ label: vi.merge, icon: 'merge', run: stepOf(entry, (take, row) => take.merge(row)) }] : []

  const moves = (entry: Entry): RowAction[] => {
    const machine = resource.fields['status']?.machine
    if (!machine) return []
    const from = String(approvalStateOf(entry).status)
    return offeredStates(machine, from).map((to) => ({
      label: verbOf(machine, from, to),
      icon: 'move' as const,
      run: stepOf(entry, (take, row) => take.move(row, machine, from, to)),
    }))
  }

  const switches = (entry: Entry): RowAction[] => {
    const away = Object.entries(resource.fields).filter(
      ([name, { kind }]) =>
        kind === 'toggle' && shown && !shown.includes(name) && (staff || !fieldOf(resource, name).staff),
    )
    return away.map(([name, field]) => ({
      label: entry[name] ? vi.switchOff(field.label) : vi.switchOn(field.label),
      icon: 'switch' as const,
      run: stepOf(entry, (take, row) => take.turn(row, name)),
    }))
  }

  const removal = (entry: Entry): RowAction[] =>
    resource.form
      ? [{ label: vi.delete, icon: 'delete', danger: true, run: stepOf(entry, (take, row) => take.remove(row)) }]
      : []

  return { screens, decisions, steps }
}
