import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { OnDemand } from '../shell/on-demand.tsx'
import type { Trigger } from '../shell/on-demand.tsx'
import { vi } from '../vi.ts'
import type { RowAction } from './row-actions.ts'

const load = () => import('./row-menu-view.tsx')

/** What can be done with one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null
  const trigger: Trigger = (press) => (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={vi.actionsOf(name)} aria-haspopup="menu" onClick={press}><IconDots size={18} /></ActionIcon>
  )

  return <OnDemand name="row-menu" load={load} trigger={trigger}>{({ RowMenuView }) => <RowMenuView trigger={trigger} actions={actions} />}</OnDemand>
}
