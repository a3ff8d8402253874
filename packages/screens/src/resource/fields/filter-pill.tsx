import { IconChevronDown, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { OnDemand } from '../../app/on-demand.tsx'
import type { Trigger } from '../../app/on-demand.tsx'
import { vi } from '../../ui/vi.ts'
import styles from './filter-pill.module.css'

interface Props {
  label: string
  /** Text of the current value; empty if the filter is not set. */
  set: string
  clear(): void
  onOpen?(): void
  /** Preloads the content of the open filter. */
  before?(): Promise<unknown>
  /** Content while the filter is open. */
  children(close: () => void): ReactNode
}

/** Filter button that shows its value and opens a popover to change it. */
export function FilterPill({ label, set, clear, onOpen, before, children }: Props) {
  const load = async () => (await Promise.all([import('../../app/popover-view.tsx'), before?.()]))[0]
  const trigger: Trigger = (press, opened = false) => {
    const toggle = () => {
      if (!opened) onOpen?.()
      press?.()
    }
    return (
      <span className={styles['pill']} data-set={set !== '' || undefined}>
        <button type="button" aria-haspopup="dialog" aria-expanded={opened} onClick={toggle}>
          <span className="visually-hidden">{vi.filterBy}</span>
          <span className={styles['label']}>{label}</span>
          {set && <strong>{set}</strong>}
          {!set && <IconChevronDown size={14} aria-hidden />}
        </button>
        {set && (
          <button type="button" aria-label={`${vi.clear}: ${label}`} onClick={clear}>
            <IconX size={14} aria-hidden />
          </button>
        )}
      </span>
    )
  }

  return (
    <OnDemand name="filter" load={load} trigger={trigger}>
      {({ PopoverView }) => (
        <PopoverView trigger={trigger} label={`${vi.filterBy} ${label}`} width={280} position="bottom-start">
          {children}
        </PopoverView>
      )}
    </OnDemand>
  )
}
