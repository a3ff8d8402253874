import { Menu } from '@mantine/core'
import { cloneElement } from 'react'
import type { ReactNode } from 'react'
import type { Trigger } from './on-demand.tsx'
import { useOpenAtOnce } from '../ui/use-open-at-once.ts'

/** A menu under a button. */
export function MenuView({
  trigger,
  width = 'max-content',
  children,
}: {
  trigger: Trigger
  width?: number | 'max-content'
  children: ReactNode
}) {
  const { target, opened, setOpened, refocus } = useOpenAtOnce()

  return (
    <Menu opened={opened} onChange={setOpened} width={width}>
      <Menu.Target>{cloneElement(trigger(), { ref: target })}</Menu.Target>
      {/* What is chosen may ask something in a dialog, which gives the focus back to where it was. */}
      <Menu.Dropdown miw={180} onClick={refocus}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
