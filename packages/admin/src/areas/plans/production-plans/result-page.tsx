import { Button } from '@mantine/core'
import { isOverAssigned, percentDone } from '@trace/domain/areas/plans/production-plan.ts'
import { productionPlans } from '@trace/domain/areas/plans/production-plans.ts'
import { planStatus } from '@trace/domain/areas/plans/states.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Link, useLoaderData } from 'react-router'
import { Figures } from '@trace/screens/ui/charts/figures.tsx'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { Page } from '@trace/screens/ui/page.tsx'
import { productAddress } from './addresses.ts'
import { doneOf, sumOf, withUnit } from './plan.ts'
import type { Plan, PlanProduct, Share } from './plan.ts'
import styles from './result-page.module.css'
import { RowsTable } from './rows-table.tsx'
import type { RowsColumn } from './rows-table.tsx'
import { words } from './words.ts'

/** Results of a plan by product and by worker. */
export function ResultPage() {
  const { entry } = useLoaderData<{ entry: Plan }>()
  const { products } = entry
  const works = products.flatMap((product) => product.labors.map((share) => ({ ...share, of: product })))
  const finished = products.filter((product) => doneOf(product) >= product.target_quantity)

  return (
    <Page
      mark={<StatusBadge {...planStatus.states[entry.status]} />}
      actions={
        <Button component={Link} to={detailAddress(productionPlans, entry.id)} variant="default">
          {words.backToPlan}
        </Button>
      }
    >
      <div className={styles['parts']}>
        <Figures
          figures={[
            { label: words.percent, value: entry.progress, unit: '%' },
            { label: words.finished, value: finished.length, hint: words.outOf(products.length) },
            { label: words.labor, value: new Set(works.map(({ labor_id }) => labor_id)).size },
            {
              label: words.laborsOver,
              value: new Set(works.filter(isOverAssigned).map(({ labor_id }) => labor_id)).size,
              tone: 'warning',
            },
          ]}
        />
        <Card heading={words.byProduct} flush={products.length > 0}>
          {products.length === 0 ? (
            <p className="soft">{words.noProducts}</p>
          ) : (
            <RowsTable label={words.byProduct} columns={byProduct(entry.id)} rows={products} />
          )}
        </Card>
        <Card heading={words.byLabor} flush={works.length > 0}>
          {works.length === 0 ? (
            <p className="soft">{words.noResult}</p>
          ) : (
            <RowsTable label={words.byLabor} columns={byLabor} rows={works.toSorted(byName)} />
          )}
        </Card>
      </div>
    </Page>
  )
}

type Work = Share & { of: PlanProduct }

const byName = (a: Work, b: Work): number => a.labor.name.localeCompare(b.labor.name, 'vi')

const byProduct = (planId: number): readonly RowsColumn<PlanProduct>[] => [
  {
    label: words.product,
    cell: (product) => <Link to={productAddress(planId, product.product_id)}>{product.product.name}</Link>,
  },
  { label: words.target, numeric: true, cell: (product) => withUnit(product.target_quantity, product) },
  {
    label: words.assigned,
    numeric: true,
    cell: (product) => withUnit(sumOf(product.labors, 'assigned_quantity'), product),
  },
  { label: words.done, numeric: true, cell: (product) => withUnit(doneOf(product), product) },
  { label: words.percent, cell: (product) => <DoneBar done={doneOf(product)} wanted={product.target_quantity} /> },
]

const byLabor: readonly RowsColumn<Work>[] = [
  { label: words.labor, cell: (work) => work.labor.name },
  { label: words.product, cell: ({ of }) => of.product.name },
  { label: words.assigned, numeric: true, cell: (work) => withUnit(work.assigned_quantity, work.of) },
  {
    label: words.done,
    numeric: true,
    cell: (work) => (
      <>
        {isOverAssigned(work) && <StatusBadge tone="warning" label={words.over} />}{' '}
        {withUnit(work.current_quantity, work.of)}
      </>
    ),
  },
  { label: words.percent, cell: (work) => <DoneBar done={work.current_quantity} wanted={work.assigned_quantity} /> },
]

/** Progress bar of done against target; it may exceed 100%. */
function DoneBar({ done, wanted }: { done: number; wanted: number }) {
  const percent = percentDone(done, wanted)
  const full = Math.max(percent, 100)
  return (
    <span className={styles['done']}>
      <span className={styles['track']} aria-hidden>
        <i data-full={percent >= 100 || undefined} style={{ width: `${(Math.min(percent, 100) / full) * 100}%` }} />
        {percent > 100 && <i data-over style={{ width: `${((percent - 100) / full) * 100}%` }} />}
      </span>
      <span>{formatNumber(percent, 1)}%</span>
    </span>
  )
}
