import './mantine-dropdowns.css'
import { Menu } from '@mantine/core'
import { cloneElement } from 'react'
import type { ReactNode } from 'react'
import type { Trigger } from './on-demand.tsx'
import { useOpenAtOnce } from '../ui/use-open-at-once.ts'

/** Dropdown menu under a button. */
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
      {/* A chosen item may open a dialog; refocus the button first, so that the dialog returns the focus to it. */}
      <Menu.Dropdown miw={180} onClick={refocus}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
