import {
  isOverAssigned,
  percentDone,
  publishProblems,
  publishWarnings,
} from '@trace/domain/areas/plans/production-plan.ts'
import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { CommentThread } from '@trace/screens/resource/beside/beside-parts.tsx'
import { Card, Column, Columns } from '@trace/screens/resource/detail/card.tsx'
import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { Fact, Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { ProgressBar } from '@trace/screens/resource/transfer/progress-bar.tsx'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { productAddress } from './addresses.ts'
import { usePlanActions } from './plan-actions.ts'
import { draftPlans } from './draft-plans.ts'
import { doneOf, sumOf, withUnit } from './plan.ts'
import type { Plan, PlanProduct } from './plan.ts'
import styles from './plan-detail.module.css'
import { RowsTable } from './rows-table.tsx'
import type { RowsColumn } from './rows-table.tsx'
import { words } from './words.ts'

const about = [
  'manufacture_id',
  'sector_kind',
  'season',
  'year',
  'start_date',
  'end_date',
  'description',
  'attachments',
  'published_at',
  'published_by',
  'completed_at',
] as const

/** Detail screen of a plan: products, assigned workers, and progress. */
export function PlanDetail() {
  const { entry } = useLoaderData<{ entry: Plan }>()
  const navigate = useNavigate()
  const isDraft = entry.status === 'draft' || entry.status === 'cancelled'
  const resource = isDraft ? draftPlans : productionPlans
  const actions = usePlanActions(resource, () => void navigate(listAddress(resource)))

  return (
    <DetailScreen
      resource={resource}
      ownTalk
      only={(row) => actions(row).filter(({ icon }) => icon !== 'view')}
      above={() => <Notes plan={entry} />}
      body={() => (
        <Columns>
          <Column>
            <Card
              heading={words.products}
              flush={entry.products.length > 0}
              aside={!isDraft && <Overall plan={entry} />}
            >
              {entry.products.length === 0 ? (
                <p className="soft">{words.noProducts}</p>
              ) : (
                <RowsTable label={words.products} columns={isDraft ? assigning : making(entry)} rows={entry.products} />
              )}
            </Card>
            <CommentThread resource={resource} entry={entry} />
          </Column>
          <Column>
            <Card heading={words.about}>
              <Facts>
                {!entry.manufacture_id && (
                  <Fact label={productionPlans.fields.manufacture_id.label}>{words.province}</Fact>
                )}
                <FieldFacts resource={productionPlans} entry={entry} names={about} />
              </Facts>
            </Card>
          </Column>
        </Columns>
      )}
    />
  )
}

const Overall = ({ plan: { progress } }: { plan: Plan }) => (
  <ProgressBar label={words.progress} percent={progress ?? 0} />
)

const assigned: RowsColumn<PlanProduct> = {
  label: words.assigned,
  numeric: true,
  cell: (product) => (
    <>
      {withUnit(sumOf(product.labors, 'assigned_quantity'), product)}
      <span className={styles['under']}>{words.labors(product.labors.length)}</span>
    </>
  ),
}
const target: RowsColumn<PlanProduct> = {
  label: words.target,
  numeric: true,
  cell: (product) => withUnit(product.target_quantity, product),
}
const what = (product: PlanProduct) => {
  const under = [product.process?.name, product.material_area?.name].filter(Boolean).join(' · ')
  return under && <span className={styles['under']}>{under}</span>
}

/** Columns for a draft: who is to make what. */
const assigning: readonly RowsColumn<PlanProduct>[] = [
  {
    label: words.product,
    cell: (product) => (
      <>
        {product.product.name}
        {what(product)}
      </>
    ),
  },
  target,
  assigned,
  {
    label: words.share,
    cell: ({ labors }) => (
      <ul className={styles['shares']}>
        {labors.map((share) => (
          <li key={share.id}>
            {share.labor.name}: {formatNumber(share.assigned_quantity, 4)}
          </li>
        ))}
      </ul>
    ),
  },
]

/** Columns for an issued plan: what was made. */
const making = (plan: Plan): readonly RowsColumn<PlanProduct>[] => [
  {
    label: words.product,
    cell: (product) => (
      <>
        <Link to={productAddress(plan.id, product.product_id)}>{product.product.name}</Link>
        {what(product)}
      </>
    ),
  },
  target,
  assigned,
  {
    label: words.done,
    numeric: true,
    cell: (product) => (
      <>
        {withUnit(doneOf(product), product)}
        {product.labors.some(isOverAssigned) && (
          <span className={styles['under']}>
            <StatusBadge tone="warning" label={words.someOver} />
          </span>
        )}
      </>
    ),
  },
  {
    label: words.progress,
    cell: (product) => (
      <ProgressBar label={words.progress} percent={percentDone(doneOf(product), product.target_quantity)} />
    ),
  },
]

/** Notes: why a plan was cancelled; what prevents a draft from being issued; warnings. */
function Notes({ plan: { status, cancel_reason, products } }: { plan: Plan }) {
  if (status === 'cancelled')
    return (
      <p className={styles['note']} data-tone="neutral">
        {words.cancelled(cancel_reason ?? '')}
      </p>
    )
  if (status !== 'draft') return null
  const planned = products.map((product) => ({ ...product, name: product.product.name }))
  const notes = [...publishProblems(planned), ...publishWarnings(planned)]
  if (notes.length === 0) return null

  return (
    <div className={styles['note']} data-tone="warning">
      <strong>{words.warnings}</strong>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
