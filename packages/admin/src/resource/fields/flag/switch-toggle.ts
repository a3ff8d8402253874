import type { Entry, Resource } from '@trace/domain'
import { api } from '../../../app/api.ts'
import { askReason, confirm } from '../../../ui/dialogs.ts'
import { undoAct, versionOf } from '../../../app/undo-act.ts'
import { tellSuccess } from '../../../ui/successes.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { session } from '../../../app/session.ts'
import { vi } from '../../../ui/vi.ts'
import { fieldOf, nameOf } from '../../form/entry.ts'

/**
 * Asks for confirmation before a switch that ends sessions, publishes or hides something. Of what strangers see, it says
 * what is done to which thing, and where it is to be seen.
 */
export async function maySwitch(resource: Resource, entry: Entry, name: string, on: boolean): Promise<boolean> {
  const field = fieldOf(resource, name)
  const way = on ? 'on' : 'off'
  const asks = typeof field.asks === 'object' ? field.asks[way] : field.asks
  if (asks === undefined) return true
  const verb = field.public?.[way]
  if (!verb) return confirm({ title: on ? vi.switchOn(field.label) : vi.switchOff(field.label), message: asks })
  const { user } = await session({ url: location.href })
  const { slug } = entry as { slug?: unknown }
  const page = resource.shopperPage && typeof slug === 'string' ? `${resource.shopperPage}/${slug}` : ''
  const to = `${user.public_address}${page}`
  const question = { title: vi.askVerb(verb, nameOf(resource, entry)), message: asks, verb, danger: !on }
  return confirm({ ...question, link: { text: vi.seenAt(to), to } })
}

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
  const { call, label, public: shown } = fieldOf(resource, name)
  const path = `/${resource.name}/${entry.id}`
  const body = { [name]: on, ...(reason !== undefined && { reason }) }
  const answer = await (call ? api('PUT', `${path}/${call}`, body) : api('PATCH', path, body))
  if (answer.ok) {
    await reload()
    const undo = call
      ? () => void undoAct(resource, entry.id, versionOf(answer.data), reload)
      : () => void switchToggle(resource, entry, name, !on, reload)
    const thing = nameOf(resource, entry)
    const verb = shown?.[on ? 'on' : 'off']
    return tellSuccess(verb ? vi.did.moved(verb, thing) : vi.did[on ? 'on' : 'off'](label, thing), undo)
  }
  if (!('reason' in answer.errors)) return void showAnswer(answer)
  const why = await askReason({ title: vi.switchReason(label), message: '', verb: vi.goOn })
  if (why !== null) await switchToggle(resource, entry, name, on, reload, why)
}
