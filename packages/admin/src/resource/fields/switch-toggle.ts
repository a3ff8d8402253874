import type { Field } from '@trace/domain'
import { api } from '../../app/api.ts'
import { askReason, confirm } from '../../ui/dialogs.ts'
import { showAnswer } from '../../app/tell-answer.ts'
import { vi } from '../../ui/vi.ts'

/** Whether to flip a switch: one that ends sessions, publishes or hides is asked about first. */
export const maySwitch = async ({ label, asks }: Field, on: boolean): Promise<boolean> =>
  asks === undefined || confirm({ title: on ? vi.switchOn(label) : vi.switchOff(label), message: asks })

/** Switches a toggle of a row by its call, or a flag by a patch of the row; gives a reason where the server wants one, and tells a refusal. */
export async function switchToggle(path: string, field: Field, body: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await (field.call ? api('PUT', `${path}/${field.call}`, body) : api('PATCH', path, body))
  if (answer.ok) return
  if (!('reason' in answer.errors)) return void showAnswer(answer)
  const reason = await askReason({ title: vi.switchReason(field.label), message: '' })
  if (reason !== null) await switchToggle(path, field, { ...body, reason })
}
