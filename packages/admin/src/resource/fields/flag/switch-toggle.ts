import type { Entry, Field, Resource } from '@trace/domain'
import { api } from '../../../app/api.ts'
import { askReason, confirm } from '../../../ui/dialogs.ts'
import { tellSuccess } from '../../../ui/successes.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { vi } from '../../../ui/vi.ts'
import { fieldOf, nameOf } from '../../form/entry.ts'

/** Asks for confirmation before a switch that ends sessions, publishes or hides something. */
export const maySwitch = async ({ label, asks }: Field, on: boolean): Promise<boolean> =>
  asks === undefined || confirm({ title: on ? vi.switchOn(label) : vi.switchOff(label), message: asks })

/**
 * Saves a toggle by its own call, or a flag by a PATCH of the row, and tells of it with a way to take it back. Asks for a
 * reason if the server requires one, and shows a refusal.
 */
export async function switchToggle(
  resource: Resource,
  entry: Entry,
  name: string,
  on: boolean,
  reload: () => Promise<void>,
  reason?: string,
): Promise<void> {
  const { call, label } = fieldOf(resource, name)
  const path = `/${resource.name}/${entry.id}`
  const body = { [name]: on, ...(reason !== undefined && { reason }) }
  const answer = await (call ? api('PUT', `${path}/${call}`, body) : api('PATCH', path, body))
  if (answer.ok) {
    await reload()
    const undo = () => void switchToggle(resource, entry, name, !on, reload)
    return tellSuccess(vi.did[on ? 'on' : 'off'](label, nameOf(resource, entry)), undo)
  }
  if (!('reason' in answer.errors)) return void showAnswer(answer)
  const why = await askReason({ title: vi.switchReason(label), message: '', verb: vi.goOn })
  if (why !== null) await switchToggle(resource, entry, name, on, reload, why)
}
