import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowRight, IconCheck, IconDots, IconEye, IconPencil, IconPoint, IconTrash, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { vi } from '../vi.ts'
import type { RowAction } from './row-actions.ts'

export const actionIcons = { view: IconEye, edit: IconPencil, approve: IconCheck, reject: IconX, move: IconArrowRight, delete: IconTrash, other: IconPoint }

/** What can be done with one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null

  return (
    <Menu width="max-content">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={vi.actionsOf(name)}><IconDots size={18} /></ActionIcon>
      </Menu.Target>
      <Menu.Dropdown miw={180}>
        {actions.map((action) => <Item key={action.label} action={action} />)}
      </Menu.Dropdown>
    </Menu>
  )
}

function Item({ action: { label, icon, danger, to, run } }: { action: RowAction }) {
  const Icon = actionIcons[icon]
  const looks = { leftSection: <Icon size={16} aria-hidden />, ...(danger && { color: 'red' }) }
  return to
    ? <Menu.Item component={Link} to={to} {...looks}>{label}</Menu.Item>
    : <Menu.Item onClick={() => void run?.()} {...looks}>{label}</Menu.Item>
}
