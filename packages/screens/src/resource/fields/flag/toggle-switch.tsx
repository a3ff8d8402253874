import type { Field } from '@trace/define/field.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { startTransition, useOptimistic } from 'react'
import { useRevalidator } from 'react-router'
import { screenNeed } from '../../../app/guard.ts'
import { useCan, useIsStaff, useReadOnlyProblem } from '../../../app/shell-data.ts'
import { vi } from '../../../ui/vi.ts'
import type { CellProps } from '../field-view.ts'
import { StatusBadge } from '../status/status-badge.tsx'
import { confirmSwitch, switchToggle } from './switch-toggle.ts'
import styles from './toggle-switch.module.css'

/** Switch for users who may change the toggle, a badge for others. */
export function ToggleSwitch(props: CellProps) {
  const { field, value, entry } = props
  const resource = resourceByName(props.resource)
  const [can, staff, readOnly] = [useCan(), useIsStaff(), useReadOnlyProblem()]
  const may = field.call ? can(screenNeed(resource, 'update')) : can(screenNeed(resource, 'edit', 'update'))
  const isOffered = may && (staff || !field.staff) && readOnly(resource, entry) === null
  return isOffered ? <OptimisticSwitch {...props} /> : <ToggleBadge field={field} on={value === true} />
}

export const ToggleBadge = ({ field: { choices }, on }: { field: Field; on: boolean }) => (
  <StatusBadge label={choices?.[String(on)] ?? (on ? vi.on : vi.off)} tone={on ? 'success' : 'neutral'} />
)

/** Optimistic update: the switch shows its new state at once, and reverts if the server refuses. */
function OptimisticSwitch({ field, name, value, entry, resource }: CellProps) {
  const { revalidate } = useRevalidator()
  const [on, show] = useOptimistic(value === true)

  const flip = async () => {
    const owner = resourceByName(resource)
    if (!(await confirmSwitch(owner, entry, name, !on))) return
    startTransition(async () => {
      show(!on)
      await switchToggle(owner, entry, name, !on, revalidate)
    })
  }

  return <SwitchButton label={field.label} on={on} flip={() => void flip()} />
}

export const SwitchButton = ({ label, on, flip }: { label: string; on: boolean; flip(): void }) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    className={styles['switch']}
    onClick={flip}
  />
)
