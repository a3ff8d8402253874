import { startTransition, useOptimistic } from 'react'
import { useRevalidator } from 'react-router'
import type { CellProps } from '../field-view.ts'
import { maySwitch, switchToggle } from './switch-toggle.ts'
import styles from './toggle-switch.module.css'

/** Optimistic update: the switch shows its new state at once, and reverts if the server refuses. */
export function ToggleSwitch({ field, name, value, entry, resource }: CellProps) {
  const { revalidate } = useRevalidator()
  const [on, show] = useOptimistic(value === true)

  const flip = async () => {
    if (!(await maySwitch(field, !on))) return
    startTransition(async () => {
      show(!on)
      await switchToggle(`/${resource}/${entry.id}`, field, { [name]: !on })
      await revalidate()
    })
  }

  return <SwitchButton label={field.label} on={on} flip={() => void flip()} />
}

export const SwitchButton = ({
  label,
  on,
  disabled = false,
  flip,
}: {
  label: string
  on: boolean
  disabled?: boolean
  flip(): void
}) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    disabled={disabled}
    className={styles['switch']}
    onClick={flip}
  />
)
