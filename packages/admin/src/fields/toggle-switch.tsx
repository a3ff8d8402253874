import { startTransition, useOptimistic } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../api.ts'
import { askReason, showAnswer } from '../shell/dialogs.ts'
import { vi } from '../vi.ts'
import type { CellProps } from './field-view.ts'
import styles from './toggle-switch.module.css'

/** Switches a toggle by its call, or a flag by a patch of its row: shows the new state at once, and goes back to the old one when the server refuses. Gives a reason where the server wants one. */
export function ToggleSwitch({ field: { label, call }, name, value, entry, resource }: CellProps) {
  const { revalidate } = useRevalidator()
  const [on, show] = useOptimistic(value === true)

  const send = async (body: Record<string, unknown>): Promise<void> => {
    const path = `/${resource}/${entry.id}`
    const answer = await (call ? api('PUT', `${path}/${call}`, body) : api('PATCH', path, body))
    if (answer.ok) return
    if (!('reason' in answer.errors)) return void showAnswer(answer)
    const reason = await askReason({ title: vi.switchReason(label), message: '' })
    if (reason !== null) await send({ ...body, reason })
  }
  const flip = () => startTransition(async () => {
    show(!on)
    await send({ [name]: !on })
    await revalidate()
  })

  return <button type="button" role="switch" aria-checked={on} aria-label={label} className={styles['switch']} onClick={flip} />
}
