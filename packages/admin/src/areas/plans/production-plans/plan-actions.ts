import type { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { planStatus } from '@trace/domain/areas/plans/states.ts'
import type { Listed } from '@trace/define/entry.ts'
import { verbOf } from '@trace/define/machine.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { resultAddress } from './addresses.ts'
import { words } from './words.ts'

type Plan = Listed<typeof productionPlans>

const toResult = ({ id }: Plan): RowAction => ({ label: words.result, icon: 'open', to: resultAddress(id) })

/**
 * Row actions of a plan by status: an ended plan is read-only, and only a plan that was never issued can be deleted.
 */
export function usePlanActions(resource: typeof productionPlans, onRemoved?: () => void): (entry: Plan) => RowAction[] {
  const can = useCan()
  const { screens, steps } = useRowActions(resource, onRemoved)

  return (entry) => {
    const { status } = entry
    const isIssued = status === 'published' || status === 'completed'
    const isOpen = status === 'draft' || status === 'published'
    const moves = steps(entry).filter(({ icon }) => icon !== 'delete' || !isIssued)
    return [
      ...screens(entry).filter(({ icon }) => icon === 'view'),
      ...(isIssued && can(screenNeed(resource, 'read')) ? [toResult(entry)] : []),
      ...screens(entry).filter(({ icon }) => icon === 'edit' && isOpen),
      ...moves.map((step) =>
        step.label === verbOf(planStatus, status, 'cancelled')
          ? { ...step, icon: 'reject' as const, danger: true }
          : step,
      ),
    ]
  }
}
