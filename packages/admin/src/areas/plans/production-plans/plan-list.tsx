import { productionPlans } from '@trace/domain'
import type { Resource } from '@trace/domain'
import { formatDay, formatNumber } from '@trace/domain/format'
import type { Column } from '../../../resource/list/columns.ts'
import { ListScreen } from '../../../resource/list/list-screen.tsx'
import type { Fixed } from '../../../resource/list/list-data.ts'
import { ProgressBar } from '../../../resource/transfer/progress-bar.tsx'
import { usePlanActions } from './plan-actions.ts'
import { draftPages, draftPlans, publishPages } from './plan-pages.ts'
import type { Plan } from './plan.ts'
import styles from './plan-detail.module.css'
import { words } from './words.ts'

const shown = (quantity: unknown): string => formatNumber(Number(quantity), 4)

const time: Column = {
  label: words.time,
  sortedBy: 'start_date',
  cell: (plan) => (
    <span className={styles['line']}>
      {formatDay((plan as Plan).start_date)} – {formatDay((plan as Plan).end_date)}
      <span className={styles['under']}>{[plan['season'], plan['year']].filter(Boolean).join(', ')}</span>
    </span>
  ),
}
const people: Column = {
  label: words.size,
  sortedBy: 'product_count',
  cell: (plan) => (
    <span className={styles['line']}>
      {words.productCount(Number(plan['product_count']))}
      <span className={styles['under']}>{words.labors(Number(plan['labor_count']))}</span>
    </span>
  ),
}
const progress: Column = {
  label: words.doneOfTarget,
  sortedBy: 'progress',
  cell: (plan) => (
    <span className={styles['line']}>
      <ProgressBar label={words.progress} percent={Number(plan['progress'])} />
      <span className={styles['under']}>
        {words.of(shown(plan['current_quantity']), shown(plan['target_quantity']))}
      </span>
    </span>
  ),
}

const drafted: readonly Column[] = ['code', 'name', 'manufacture_id', time, people, 'target_quantity', 'status']
const published: readonly Column[] = ['code', 'name', 'manufacture_id', time, progress, 'status', people]

export const PublishedList = () => (
  <PlanList resource={productionPlans} fixed={publishPages.fixed ?? {}} columns={published} />
)

export const DraftList = () => <PlanList resource={draftPlans} fixed={draftPages.fixed ?? {}} columns={drafted} />

function PlanList({ resource, fixed, columns }: { resource: Resource; fixed: Fixed; columns: readonly Column[] }) {
  return <ListScreen resource={resource} fixed={fixed} columns={columns} only={usePlanActions(resource)} />
}
