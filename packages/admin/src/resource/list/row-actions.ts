import { canMove, consequenceOf, isApprovable, labelOf, needsReason, offeredStates, verbOf } from '@trace/domain'
import type { Entry, Machine, Resource } from '@trace/domain'
import { useNavigate, useRevalidator } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { api } from '../../app/api.ts'
import { fetchAsked } from '../../app/overlay.ts'
import { maySwitch, switchToggle } from '../fields/flag/switch-toggle.ts'
import { askReason, askStep, confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/show-answer.ts'
import { whileLoading } from '../../ui/loading.tsx'
import { useCan, useIsStaff, useReadOnlyProblem } from '../../app/shell-data.ts'
import { vi } from '../../ui/vi.ts'
import { detailAddress, editAddress } from '../addresses.ts'
import { fieldOf, nameOf, standingOf } from '../form/entry.ts'
import { mayDelete } from './may-delete.tsx'
import { useMayMerge } from './may-merge.ts'

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
export interface Many {
  remove: boolean
  /** States that rows can be moved to. */
  moves: readonly string[]
}

/** Standard bulk actions of a list. Transitions of resources with their own workflow are left to the page. */
export function manyOf({ form, fields }: Resource, own: boolean): Many {
  const { machine } = fields['status'] ?? {}
  const moves = machine && !own ? Object.keys(machine.states).flatMap((from) => offeredStates(machine, from)) : []
  return { remove: form, moves: [...new Set(moves)] }
}

export const hasBulkActions = (resource: Resource, { remove, moves }: Many): boolean =>
  remove ||
  moves.length > 0 ||
  isApprovable(resource) ||
  Object.values(resource.fields).some(({ kind }) => kind === 'toggle')

/**
 * Row actions of the user: links to the row's screens, and the allowed transitions from its state. In a list, `shown`
 * are its columns; toggles among them are switched in their cells and are left out here.
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

  const write = async (method: 'POST' | 'PUT', path: string, body: unknown, did: string, undo?: () => void) => {
    if (showAnswer(await whileLoading(api(method, path, body)), { did, undo })) await revalidate()
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
    const [path, from, name] = [
      `/${resource.name}/${entry.id}/change-approved`,
      String(standingOf(entry).approval_status),
      nameOf(resource, entry),
    ]
    const waits = standingOf(entry).has_changes === true
    const [yes, no] = waits ? [vi.approveChanges, vi.rejectChanges] : [vi.approve, vi.reject]
    /** Takes a decision back. Approved or rejected changes stay, since the former values are gone. */
    const reconsider = () => void write('PUT', path, { approval_status: 'pending' }, vi.did.undone(name))
    const approve = async () => {
      const message = waits ? vi.askApproveChanges(name) : vi.askApprove(name)
      if (await confirm({ title: yes, message }))
        await write('PUT', path, { approval_status: 'approved' }, vi.did.approved(name), waits ? undefined : reconsider)
    }
    const reject = async () => {
      const reason = await askReason({
        title: waits ? no : vi.rejectTitle(name),
        message: waits ? vi.rejectChangesHint : '',
        verb: waits ? no : vi.rejectOne(resource.label),
        danger: true,
      })
      const body = { approval_status: 'rejected', reject_reason: reason }
      if (reason !== null) await write('PUT', path, body, vi.did.rejected(name), waits ? undefined : reconsider)
    }
    return [
      ...(waits || canMove(machine, from, 'approved') ? [{ label: yes, icon: 'approve' as const, run: approve }] : []),
      ...(waits || canMove(machine, from, 'rejected')
        ? [{ label: no, icon: 'reject' as const, danger: true, run: reject }]
        : []),
    ]
  }

  const merging = (entry: Entry): RowAction[] => {
    const run = async () => {
      const loaded = await fetchAsked('merge', () => import('./ask-merge.tsx'))
      await loaded?.askMerge(resource, entry, () => void revalidate())
    }
    return mayMerge(entry) ? [{ label: vi.merge, icon: 'merge', run }] : []
  }

  const moves = (entry: Entry): RowAction[] => {
    const machine = resource.fields['status']?.machine
    if (!machine) return []
    const from = String(standingOf(entry).status)
    return offeredStates(machine, from).map((to) => ({
      label: verbOf(machine, from, to),
      icon: 'move' as const,
      run: () => move(entry, machine, from, to),
    }))
  }

  const move = async (entry: Entry, machine: Machine, from: string, to: string) => {
    const [verb, name] = [verbOf(machine, from, to), nameOf(resource, entry)]
    const message = consequenceOf(machine, from, to) ?? vi.askMove(name, labelOf(machine, to))
    const question = { title: vi.askVerb(verb, name), message, verb }
    const body = await askStep(question, needsReason(machine, from, to))
    if (!body) return
    const call = (status: string) => `/${resource.name}/${entry.id}/change-status/${status}`
    const path = call(to)
    const mayReturn = offeredStates(machine, to).includes(from) && !needsReason(machine, to, from)
    const back = () => void write('PUT', call(from), {}, vi.did.undone(name))
    const told = { did: vi.did.moved(verb, name), undo: mayReturn ? back : undefined }
    const answer = await whileLoading(api('PUT', path, body))
    const doubt = answer.ok ? undefined : answer.errors['confirm']?.[0]
    if (doubt === undefined) return void (showAnswer(answer, told) && revalidate())
    if (await confirm({ title: verb, message: doubt, verb, danger: true }))
      await write('PUT', path, { confirm: true }, told.did, told.undo)
  }

  const switches = (entry: Entry): RowAction[] => {
    const away = Object.entries(resource.fields).filter(
      ([name, { kind }]) =>
        kind === 'toggle' && shown && !shown.includes(name) && (staff || !fieldOf(resource, name).staff),
    )
    return away.map(([name, field]) => ({
      label: entry[name] ? vi.switchOff(field.label) : vi.switchOn(field.label),
      icon: 'switch' as const,
      run: async () => {
        if (await maySwitch(resource, entry, name, !entry[name]))
          await whileLoading(switchToggle(resource, entry, name, !entry[name], revalidate))
      },
    }))
  }

  const removal = (entry: Entry): RowAction[] => {
    const remove = async () => {
      const name = nameOf(resource, entry)
      if (!(await mayDelete(resource, entry))) return
      const path = `/${resource.name}/${entry.id}`
      const answer = await whileLoading(api('DELETE', path))
      if (answer.code === 403) return void navigate('/admin/errors/403', { state: { text: answer.message } })
      const undo = () => void write('POST', `${path}/recover`, undefined, vi.did.recovered(name))
      if (showAnswer(answer, { did: vi.did.removed(name), undo })) (onRemoved ?? revalidate)()
    }
    return resource.form ? [{ label: vi.delete, icon: 'delete', danger: true, run: remove }] : []
  }

  return { screens, decisions, steps }
}
