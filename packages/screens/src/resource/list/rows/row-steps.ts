import { catalogue } from '@trace/define/catalogue.ts'
import type { Entry } from '@trace/define/entry.ts'
import { consequenceOf, labelOf, needsReason, offeredStates, verbOf } from '@trace/define/machine.ts'
import type { Machine } from '@trace/define/machine.ts'
import type { Resource } from '@trace/define/resource.ts'
import { api } from '../../../app/api.ts'
import { undoChange, versionOf } from '../../../app/undo-change.ts'
import { loadOnDemand } from '../../../app/overlay.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { askReason, askStep, confirm } from '../../../ui/dialogs.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { vi } from '../../../ui/vi.ts'
import { confirmSwitch, switchToggle } from '../../fields/flag/switch-toggle.ts'
import { editAddress } from '../../addresses.ts'
import { sendWithConfirmation } from '../../form/insist.ts'
import { words } from '../../words.ts'
import { fieldOf, nameOf, approvalStateOf } from '../../form/entry.ts'
import { loadWholeEntry } from '../../load-whole-entry.ts'
import { confirmDelete } from '../trash/confirm-delete.tsx'

/** A row, and functions that update its screen after an action. */
export interface Row {
  resource: Resource
  entry: Entry
  revalidate(): Promise<void>
  navigate(to: string, options: { state: { text: string } }): unknown
  onRemoved: (() => void) | undefined
}

async function write(
  { revalidate }: Row,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  undo?: () => void,
): Promise<void> {
  if (showAnswer(await whileLoading(api(method, path, body)), undo)) await revalidate()
}

const pathOf = ({ resource, entry }: Row): string => `/${resource.name}/${entry.id}`

const waits = ({ entry }: Row): boolean => approvalStateOf(entry).has_changes === true

/** Sends an approval or refusal, and shows the answer with an undo button. */
async function decide(row: Row, body: object): Promise<void> {
  const { resource, entry, revalidate } = row
  const answer = await whileLoading(api('PUT', `${pathOf(row)}/change-approved`, body))
  const undo = answer.ok ? () => void undoChange(resource, entry.id, versionOf(answer.data), revalidate) : undefined
  if (showAnswer(answer, undo)) await revalidate()
}

export async function approve(row: Row, verb: string): Promise<void> {
  const name = nameOf(row.resource, row.entry)
  const message = waits(row) ? vi.askApproveChanges(name) : vi.askApprove(name)
  if (
    !(await confirm({
      title: verb,
      ...withLacks(row.resource, await loadWholeEntry(row.resource, row.entry), message),
    }))
  )
    return
  await decide(row, { approval_status: 'approved' })
}

/**
 * Adds to a message the check-list items that would still be missing after the approval, and a link to the form that
 * completes them.
 */
function withLacks(
  resource: Resource,
  entry: Entry,
  message: string,
): { message: string; link?: { text: string; to: string } } {
  const lacks = catalogue().checklist.lacksOf(resource.name, entry)
  if (lacks.length === 0) return { message }
  const told = `${words.lacks(resource.label)} ${lacks.map(({ hint }) => hint).join('; ')}.`
  const text = words.fillIn(lacks.map(({ field }) => fieldOf(resource, field).label))
  return { message: `${message} ${told}`, link: { text, to: editAddress(resource, entry.id) } }
}

export async function reject(row: Row, verb: string): Promise<void> {
  const name = nameOf(row.resource, row.entry)
  const reason = await askReason({
    title: waits(row) ? verb : vi.rejectTitle(name),
    message: waits(row) ? vi.rejectChangesHint : '',
    verb: waits(row) ? verb : vi.rejectOne(row.resource.label),
    about: pathOf(row),
    danger: true,
  })
  if (reason === null) return
  await decide(row, { approval_status: 'rejected', reject_reason: reason })
}

export async function merge({ resource, entry, revalidate }: Row): Promise<void> {
  const loaded = await loadOnDemand('merge', () => import('../ask-merge.tsx'))
  await loaded?.askMerge(resource, entry, () => void revalidate())
}

export async function move(row: Row, machine: Machine, from: string, to: string): Promise<void> {
  const [verb, name] = [verbOf(machine, from, to), nameOf(row.resource, row.entry)]
  const message = consequenceOf(machine, from, to) ?? vi.askMove(name, labelOf(machine, to))
  const question = { title: vi.askVerb(verb, name), message, verb, about: pathOf(row) }
  const body = await askStep(question, needsReason(machine, from, to))
  if (!body) return
  const call = (status: string) => `${pathOf(row)}/change-status/${status}`
  const mayReturn = offeredStates(machine, to).includes(from) && !needsReason(machine, to, from)
  const undo = mayReturn ? () => void write(row, 'PUT', call(from), {}) : undefined
  const answer = await sendWithConfirmation((more) => api('PUT', call(to), { ...body, ...more }))
  if (showAnswer(answer, undo)) await row.revalidate()
}

/** Turns a toggle on or off. */
export async function turn({ resource, entry, revalidate }: Row, name: string): Promise<void> {
  if (await confirmSwitch(resource, entry, name, !entry[name]))
    await switchToggle(resource, entry, name, !entry[name], revalidate)
}

export async function remove(row: Row): Promise<void> {
  if (!(await confirmDelete(row.resource, row.entry))) return
  const answer = await whileLoading(api('DELETE', pathOf(row)))
  if (answer.code === 403) return void row.navigate('/admin/errors/403', { state: { text: answer.message } })
  const undo = () => void write(row, 'POST', `${pathOf(row)}/recover`, undefined)
  if (showAnswer(answer, undo)) (row.onRemoved ?? row.revalidate)()
}
