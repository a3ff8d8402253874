import { createElement } from 'react'
import type { ReactNode } from 'react'
import { iconOf } from './row-icons.ts'

/** Icon of an entry of the side menu. */
export const MenuEntryIcon = ({ about }: { about: string }): ReactNode =>
  createElement(iconOf(about), { size: 16, stroke: 1.5, 'aria-hidden': true })
