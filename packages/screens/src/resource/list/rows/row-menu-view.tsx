import { Menu } from '@mantine/core'
import { Link } from 'react-router'
import { MenuView } from '../../../app/menu-view.tsx'
import type { Trigger } from '../../../app/on-demand.tsx'
import { useReturnState } from '../../../app/way-back.ts'
import { actionIcons } from '../../action-icons.ts'
import type { RowAction } from './row-actions.ts'

export const RowMenuView = ({ trigger, actions }: { trigger: Trigger; actions: readonly RowAction[] }) => (
  <MenuView trigger={trigger}>
    {actions.map((action) => (
      <Item key={action.label} action={action} />
    ))}
  </MenuView>
)

function Item({ action: { label, icon, danger, to, run } }: { action: RowAction }) {
  const way = useReturnState()
  const Icon = actionIcons[icon]
  const looks = { leftSection: <Icon size={16} aria-hidden />, ...(danger && { c: 'var(--danger-ink)' }) }
  return to ? (
    <Menu.Item component={Link} to={to} state={way} {...looks}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item onClick={() => void run?.()} {...looks}>
      {label}
    </Menu.Item>
  )
}
