import { startTransition, useOptimistic } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../api.ts'
import { showAnswer } from '../shell/dialogs.ts'
import type { CellProps } from './field-view.ts'
import styles from './toggle-switch.module.css'

/** Switches a toggle in place: shows the new state at once, and goes back to the old one when the server refuses. */
export function ToggleSwitch({ field: { label, call }, name, value, entry, resource }: CellProps) {
  const { revalidate } = useRevalidator()
  const [on, show] = useOptimistic(value === true)

  const flip = () => startTransition(async () => {
    show(!on)
    const answer = await api('PUT', `/${resource}/${entry.id}/${call}`, { [name]: !on })
    if (!answer.ok) showAnswer(answer)
    await revalidate()
  })

  return <button type="button" role="switch" aria-checked={on} aria-label={label} className={styles['switch']} onClick={flip} />
}
