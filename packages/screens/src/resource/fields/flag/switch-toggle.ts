import type { Entry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { api } from '../../../app/api.ts'
import { askReason, confirm } from '../../../ui/dialogs.ts'
import { undoChange, versionOf } from '../../../app/undo-change.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { requireSession } from '../../../app/session.ts'
import { whileLoading } from '../../../ui/loading.tsx'
import { vi } from '../../../ui/vi.ts'
import { fieldOf, nameOf } from '../../form/entry.ts'

/**
 * Asks for confirmation before a toggle is switched, and states the effect: that it ends sessions, or publishes or
 * hides something, and where the public sees that.
 */
export async function confirmSwitch(resource: Resource, entry: Entry, name: string, on: boolean): Promise<boolean> {
  const field = fieldOf(resource, name)
  const way = on ? 'on' : 'off'
  const asks = typeof field.asks === 'object' ? field.asks[way] : field.asks
  const verb = field.public?.[way]
  const thing = nameOf(resource, entry)
  if (!verb || asks === undefined) {
    const title = vi.askSwitch(field, on, thing)
    return confirm({ title, message: asks ?? vi.mayUndo, danger: !on && asks !== undefined })
  }
  const { user } = await requireSession({ url: location.href })
  const { slug } = entry as { slug?: unknown }
  const page = resource.shopperPage && typeof slug === 'string' ? `${resource.shopperPage}/${slug}` : ''
  const to = `${user.public_address}${page}`
  const link = { text: vi.seenAt(to), to }
  return confirm({ title: vi.askVerb(verb, thing), message: asks, danger: !on, link })
}

/**
 * Saves a toggle by its own call, or a flag by a PATCH of the row, and shows the result with an undo button. Asks for a
 * reason if the server requires one; shows a refusal.
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
  const answer = await whileLoading(call ? api('PUT', `${path}/${call}`, body) : api('PATCH', path, body))
  if (answer.ok) {
    await reload()
    const undo = call
      ? () => void undoChange(resource, entry.id, versionOf(answer.data), reload)
      : () => void switchToggle(resource, entry, name, !on, reload)
    showAnswer(answer, undo)
    return
  }
  if (!('reason' in answer.errors)) return void showAnswer(answer)
  const why = await askReason({
    title: vi.switchReason(label),
    message: '',
    verb: vi.goOn,
    about: `${path} ${name} ${on}`,
  })
  if (why !== null) await switchToggle(resource, entry, name, on, reload, why)
}
