import type { Field } from '@trace/domain'
import { api } from '../../../app/api.ts'
import { askReason, confirm } from '../../../ui/dialogs.ts'
import { showAnswer } from '../../../app/show-answer.ts'
import { vi } from '../../../ui/vi.ts'

/** Asks for confirmation before a switch that ends sessions, publishes or hides something. */
export const maySwitch = async ({ label, asks }: Field, on: boolean): Promise<boolean> =>
  asks === undefined || confirm({ title: on ? vi.switchOn(label) : vi.switchOff(label), message: asks })

/**
 * Saves a toggle by its own call, or a flag by a PATCH of the row; asks for a reason if the server requires one, and
 * shows a refusal.
 */
export async function switchToggle(path: string, field: Field, body: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await (field.call ? api('PUT', `${path}/${field.call}`, body) : api('PATCH', path, body))
  if (answer.ok) return
  if (!('reason' in answer.errors)) return void showAnswer(answer)
  const reason = await askReason({ title: vi.switchReason(field.label), message: '', verb: vi.goOn })
  if (reason !== null) await switchToggle(path, field, { ...body, reason })
}
