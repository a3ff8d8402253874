import { ActionIcon, Menu } from '@mantine/core'
import {
  IconAlertTriangle, IconArrowRight, IconCheck, IconCopy, IconDots, IconDownload, IconExternalLink, IconEye, IconLock, IconNotebook, IconPencil,
  IconPoint, IconPrinter, IconQrcode, IconTicket, IconTrash, IconX,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { Link } from 'react-router'
import { vi } from '../vi.ts'
import type { RowAction } from './row-actions.ts'

export const actionIcons: Record<RowAction['icon'], Icon> = {
  view: IconEye, edit: IconPencil, approve: IconCheck, reject: IconX, move: IconArrowRight, copy: IconCopy, open: IconExternalLink, write: IconNotebook,
  print: IconPrinter, download: IconDownload, lock: IconLock, qr: IconQrcode, order: IconTicket, recall: IconAlertTriangle, delete: IconTrash, other: IconPoint,
}

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

function Item({ action: { label, icon, danger, to, back, run } }: { action: RowAction }) {
  const Icon = actionIcons[icon]
  const looks = { leftSection: <Icon size={16} aria-hidden />, ...(danger && { color: 'red' }) }
  return to
    ? <Menu.Item component={Link} to={to} state={back && { back }} {...looks}>{label}</Menu.Item>
    : <Menu.Item onClick={() => void run?.()} {...looks}>{label}</Menu.Item>
}
