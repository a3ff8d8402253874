import './mantine-dropdowns.css'
import { Popover } from '@mantine/core'
import { cloneElement } from 'react'
import type { ReactNode } from 'react'
import type { Trigger } from './on-demand.tsx'
import { useOpenAtOnce } from '../ui/use-open-at-once.ts'

interface Props {
  trigger: Trigger
  /** Accessible name of the popover. */
  label: string
  /** Width in pixels; by default as wide as the content. */
  width?: number | 'max-content'
  position: 'bottom-start' | 'bottom-end'
  /** Padding in pixels. */
  padding?: number
  /**
   * Whether the focus returns to the button once the popover is closed; false if an action in the popover moves the
   * focus itself.
   */
  returnFocus?: boolean
  /** Awaited each time before the popover opens. */
  before?(): Promise<unknown>
  children(close: () => void): ReactNode
}

/** Small popover under a button. */
export function PopoverView({
  trigger,
  label,
  width = 'max-content',
  position,
  padding = 8,
  returnFocus = true,
  before,
  children,
}: Props) {
  const { target, opened, setOpened } = useOpenAtOnce()

  const press = async () => {
    if (!opened) await before?.()
    setOpened(!opened)
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position={position}
      width={width}
      trapFocus
      returnFocus={returnFocus}
      withRoles={false}
    >
      <Popover.Target>
        {cloneElement(
          trigger(() => void press(), opened),
          { ref: target },
        )}
      </Popover.Target>
      <Popover.Dropdown p={padding} role="dialog" aria-label={label}>
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  )
}
