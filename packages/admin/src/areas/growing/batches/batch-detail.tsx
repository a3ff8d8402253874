import { batches } from '@trace/domain/areas/growing/batches.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { useLoaderData, useNavigate } from 'react-router'
import { cells } from '@trace/screens/resource/fields/cells.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { CommentThread } from '@trace/screens/resource/beside/beside-parts.tsx'
import { Card, Column, Columns, CardGroup } from '@trace/screens/resource/detail/card.tsx'
import type { ListColumn as TableColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { HeldFacts } from '@trace/screens/resource/detail/held-facts.tsx'
import { EntryTable } from '@trace/screens/resource/form/entry-table.tsx'
import { Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import { useRowActions } from '@trace/screens/resource/list/rows/row-actions.ts'
import { useBatchActions } from './batch-actions.ts'
import type { Batch, BatchView } from './batch-data.ts'
import { BatchSummary } from './batch-summary.tsx'
import { InputsCard } from './inputs-card.tsx'
import { StagesCard } from './stages-card.tsx'
import { words } from './words.ts'
import styles from './batch-detail.module.css'

const { fields } = batches

const about = [
  'season',
  'farming_form_id',
  'acreage_used',
  'density',
  'price',
  'seed_source',
  'seed_lot',
  'seed_quantity',
  'seed_certificate_no',
  'head_count_start',
  'avg_weight_start',
  'stocking_count',
  'stocking_size',
  'pond_code',
  'supplier_note',
  'labor_ids',
  'note',
] as const

/** Detail screen of a batch: status, diaries by stage, applied materials, and the traces made of it. */
export function BatchDetail() {
  const view = useLoaderData<BatchView>()
  const navigate = useNavigate()
  const actionsOf = useBatchActions()
  const { screens, steps } = useRowActions(batches, () => void navigate(listAddress(batches)))
  const moves = steps(view.entry).filter(({ icon }) => icon === 'move')
  const rest = [...screens(view.entry), ...steps(view.entry)].filter(({ icon }) => icon !== 'view' && icon !== 'move')

  return (
    <DetailScreen
      resource={batches}
      figures={false}
      ownTalk
      actions={() => actionsOf(view.entry)}
      only={() => rest}
      above={() => (
        <>
          {view.entry.hold === 'held' && <HeldFacts fields={fields} held={view.entry} />}
          <BatchSummary batch={view.entry} moves={moves} />
        </>
      )}
      body={() => (
        <Columns>
          <StagesCard view={view} />
          <Column>
            <CardGroup>
              <InputsCard inputs={view.inputs} />
              <TracesCard entries={view.traces} />
              <About batch={view.entry} />
            </CardGroup>
            <CommentThread resource={batches} entry={view.entry} />
          </Column>
        </Columns>
      )}
    />
  )
}

const traceCode: TableColumn<typeof traces> = {
  label: traces.fields.code.label,
  cell: ({ id, code }) => <RowLink resource={traces} row={{ id, name: code ?? `#${id}` }} />,
}

function TracesCard({ entries }: { entries: BatchView['traces'] }) {
  return (
    <Card heading={words.traces} flush={entries.length > 0}>
      {entries.length === 0 ? (
        <p className="soft">{words.noTraces}</p>
      ) : (
        <EntryTable resource={traces} columns={[traceCode, 'quantity', 'label_count', 'status']} entries={entries} />
      )}
    </Card>
  )
}

function About({ batch }: { batch: Batch }) {
  const { images: Pictures } = cells
  return (
    <Card heading={words.about}>
      <Facts>
        <FieldFacts resource={batches} entry={batch} names={about} />
      </Facts>
      {batch.source_batches.length > 0 && <FieldTable batch={batch} />}
      {batch.images.length > 0 && (
        <div className={styles['images']}>
          <Pictures field={fields.images} name="images" value={batch.images} entry={batch} resource="batches" />
        </div>
      )}
    </Card>
  )
}

function FieldTable({ batch }: { batch: Batch }) {
  const { rows: Items } = cells
  return (
    <Items
      field={fields.source_batches}
      name="source_batches"
      value={batch.source_batches}
      entry={batch}
      resource="batches"
    />
  )
}
