import { Popover } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { vi } from '../vi.ts'
import styles from './filter-pill.module.css'

interface Props {
  label: string
  /** What the filter is set to, in words; empty when it is not. */
  set: string
  clear(): void
  onOpen?(): void
  /** Drawn when the filter is open. */
  children(close: () => void): ReactNode
}

/** A filter as a button that says what it is set to, and opens to set it. */
export function FilterPill({ label, set, clear, onOpen, children }: Props) {
  const [open, setOpen] = useState(false)

  const toggle = () => {
    if (!open) onOpen?.()
    setOpen(!open)
  }

  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={280} trapFocus withRoles={false}>
      <Popover.Target>
        <span className={styles['pill']} data-set={set !== '' || undefined}>
          <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={toggle}>
            <span className="visually-hidden">{vi.filterBy}</span>
            <span className={styles['label']}>{label}</span>
            {set && <strong>{set}</strong>}
            {!set && <IconChevronDown size={14} aria-hidden />}
          </button>
          {set && <button type="button" aria-label={`${vi.clear}: ${label}`} onClick={clear}><IconX size={14} aria-hidden /></button>}
        </span>
      </Popover.Target>
      <Popover.Dropdown p={8} role="dialog" aria-label={`${vi.filterBy} ${label}`}>{children(() => setOpen(false))}</Popover.Dropdown>
    </Popover>
  )
}
