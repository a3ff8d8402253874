import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import type { FixedFilters } from '@trace/screens/resource/list/list-data.ts'
import { ProgressBar } from '@trace/screens/resource/transfer/progress-bar.tsx'
import { usePlanActions } from './plan-actions.ts'
import { draftPlans, shownPlans } from './draft-plans.ts'
import styles from './plan-detail.module.css'
import { words } from './words.ts'

type PlanColumn = ListColumn<typeof productionPlans>

const shown = (quantity: number | null): string => formatNumber(quantity ?? 0, 4)

const time: PlanColumn = {
  label: words.time,
  sortedBy: 'start_date',
  cell: (plan) => (
    <span className={styles['line']}>
      {formatDay(plan.start_date)} – {formatDay(plan.end_date)}
      <span className={styles['under']}>{[plan.season, plan.year].filter(Boolean).join(', ')}</span>
    </span>
  ),
}
const people: PlanColumn = {
  label: words.size,
  sortedBy: 'product_count',
  cell: (plan) => (
    <span className={styles['line']}>
      {words.productCount(plan.product_count ?? 0)}
      <span className={styles['under']}>{words.labors(plan.labor_count ?? 0)}</span>
    </span>
  ),
}
const progress: PlanColumn = {
  label: words.doneOfTarget,
  sortedBy: 'progress',
  cell: (plan) => (
    <span className={styles['line']}>
      <ProgressBar label={words.progress} percent={plan.progress ?? 0} />
      {plan.target_quantity !== null && (
        <span className={styles['under']}>
          {words.of(shown(plan.current_quantity), shown(plan.target_quantity))} {plan.product_unit?.name}
        </span>
      )}
    </span>
  ),
}

const target: PlanColumn = {
  label: words.target,
  sortedBy: 'target_quantity',
  numeric: true,
  cell: (plan) =>
    plan.target_quantity === null ? '' : `${shown(plan.target_quantity)} ${plan.product_unit?.name ?? ''}`.trim(),
}

const drafted: readonly PlanColumn[] = ['code', 'name', 'manufacture_id', time, people, target, 'status']
const published: readonly PlanColumn[] = ['code', 'name', 'manufacture_id', time, progress, 'status', people]

export const PublishedList = () => (
  <PlanList resource={productionPlans} fixed={shownPlans.published ?? {}} columns={published} />
)

export const DraftList = () => <PlanList resource={draftPlans} fixed={shownPlans.drafts ?? {}} columns={drafted} />

function PlanList({
  resource,
  fixed,
  columns,
}: {
  resource: typeof productionPlans
  fixed: FixedFilters
  columns: readonly PlanColumn[]
}) {
  return <ListScreen resource={resource} fixed={fixed} columns={columns} only={usePlanActions(resource)} />
}
