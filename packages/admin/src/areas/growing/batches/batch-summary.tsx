import { products } from '@trace/domain/areas/catalogue/products.ts'
import { formatAmount } from '@trace/domain/areas/growing/amounts.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import type { Named } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { ActionButton } from '@trace/screens/resource/detail/detail-screen.tsx'
import { ProgressBar } from '@trace/screens/resource/transfer/progress-bar.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import type { Batch } from './batch-data.ts'
import { StatusPath } from './status-path.tsx'
import { words } from './words.ts'
import styles from './batch-detail.module.css'

const { fields } = batches

/** Summary of a batch: product, producer, dates, quantity and status. */
export function BatchSummary({ batch, moves }: { batch: Batch; moves: readonly RowAction[] }) {
  const { start_date, expected_harvest_date, actual_harvest_date } = batch
  const harvest = actual_harvest_date ? fields.actual_harvest_date : fields.expected_harvest_date

  return (
    <section className={`card ${styles['summary']}`}>
      <div className={styles['path']}>
        <StatusPath status={batch.status} reason={batch.cancel_reason} />
        <div className={styles['moves']}>
          {moves.map((action) => (
            <ActionButton key={action.label} action={action} />
          ))}
        </div>
      </div>
      <dl className={styles['facts']}>
        <Linked label={fields.product_id.label} resource={products} row={batch.product} />
        <Linked label={fields.manufacture_id.label} resource={manufactures} row={batch.manufacture} />
        <Linked label={fields.material_area_id.label} resource={materialAreas} row={batch.material_area} />
        <Linked label={fields.process_id.label} resource={processes} row={batch.process} />
        <div>
          <dt>{fields.start_date.label}</dt>
          <dd>{formatDay(start_date)}</dd>
        </div>
        <div>
          <dt>{harvest.label}</dt>
          <dd>{formatDay(actual_harvest_date ?? expected_harvest_date) || '–'}</dd>
        </div>
      </dl>
      <dl className={styles['figures']}>
        <div>
          <dt>{words.progress}</dt>
          <dd>
            <ProgressBar label={words.progress} percent={batch.progress ?? 0} />
          </dd>
        </div>
        <Figure label={words.expected} batch={batch} value={batch.expected_quantity} />
        <Figure label={words.actual} batch={batch} value={batch.actual_quantity} />
        <Figure label={words.remaining} batch={batch} value={batch.remaining_quantity} />
      </dl>
    </section>
  )
}

const Linked = ({ label, resource, row }: { label: string; resource: Resource; row: Named }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <RowLink resource={resource} row={row} />
    </dd>
  </div>
)

const Figure = ({ label, batch, value }: { label: string; batch: Batch; value: number | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{formatAmount(value ?? 0)}</strong> {batch.product_unit?.name}
    </dd>
  </div>
)
