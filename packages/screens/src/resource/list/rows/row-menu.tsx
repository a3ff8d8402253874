import { OnDemand } from '../../../app/on-demand.tsx'
import type { Trigger } from '../../../app/on-demand.tsx'
import { vi } from '../../../ui/vi.ts'
import type { RowAction } from './row-actions.ts'
import styles from './row-menu.module.css'

const load = () => import('./row-menu-view.tsx')

/** Menu of actions for one row. The trigger is a plain button, because a list renders one per row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null
  const trigger: Trigger = (press) => (
    <button
      type="button"
      className={styles['dots']}
      aria-label={vi.actionsOf(name)}
      aria-haspopup="menu"
      onClick={press}
    />
  )

  return (
    <OnDemand name="row-menu" load={load} trigger={trigger}>
      {({ RowMenuView }) => <RowMenuView trigger={trigger} actions={actions} />}
    </OnDemand>
  )
}
