import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { useLoaderData, useNavigate } from 'react-router'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import { Card, Column, Columns, CardGroup } from '@trace/screens/resource/detail/card.tsx'
import type { ListColumn as TableColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ChecklistItems } from '@trace/screens/resource/list/checklist-items.tsx'
import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { EntryTable } from '@trace/screens/resource/form/entry-table.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import { ActivationCard } from './activation-card.tsx'
import { DiaryTimeline } from './diary-timeline.tsx'
import { FixLink } from './fix-link.tsx'
import { useTraceActions } from './trace-actions.tsx'
import { TraceBanner } from './trace-banner.tsx'
import type { TraceView } from './trace-data.ts'
import { Distribution, Goods, ItemsTable, Media, Proofs } from './trace-facts.tsx'
import { TraceQr } from './trace-qr.tsx'
import type { Trace } from './trace.ts'
import { words } from './words.ts'

/** Detail screen of a trace: compliance, public content, QR code and labels. */
export function TraceDetail() {
  const view = useLoaderData<TraceView>()
  const { entry, batch } = view
  const navigate = useNavigate()
  const { actionsOf, askSwitch, mayMove } = useTraceActions(() => void navigate(listAddress(traces)))
  const offered = actionsOf(entry).filter(({ icon }) => icon !== 'view' && icon !== 'qr' && icon !== 'open')

  return (
    <DetailScreen
      resource={traces}
      only={() => offered}
      above={() => <TraceBanner trace={entry} />}
      body={() => (
        <Columns>
          <Column>
            <Checks trace={entry} />
            <CardGroup>
              <DiaryTimeline diaries={view.diaries} />
              <ItemsTable trace={entry} name="movements" />
              <ItemsTable trace={entry} name="test_results" />
            </CardGroup>
            <Labels view={view} />
          </Column>
          <Column>
            <CardGroup>
              <Card heading={words.qrCard}>
                <TraceQr trace={entry} />
              </Card>
              <ActivationCard trace={entry} mayMove={mayMove} flip={() => void askSwitch(entry)} />
            </CardGroup>
            <CardGroup>
              <Goods trace={entry} batch={batch} />
              <Distribution trace={entry} />
              <Proofs trace={entry} />
              <Media trace={entry} />
            </CardGroup>
          </Column>
        </Columns>
      )}
    />
  )
}

function Checks({ trace }: { trace: Trace }) {
  const { passed, items } = trace.compliance
  const count = items.filter((item) => item.passed).length
  const mark = <StatusBadge tone={passed ? 'success' : 'danger'} label={words.passedOf(count, items.length)} />

  return (
    <Card heading={words.compliance} aside={mark}>
      <ChecklistItems items={items} fix={({ key }) => <FixLink item={key} trace={trace} />} />
    </Card>
  )
}

const orderColumns: TableColumn<typeof orders>[] = ['code', 'stamp_type', 'quantity', 'wanted_at', 'status']

const stampColumns: TableColumn<typeof stamps>[] = [
  {
    label: stamps.fields.code.label,
    cell: ({ id, code }) => <RowLink resource={stamps} row={{ id, name: code }} />,
  },
  'quantity',
  'printed_count',
  'activated_count',
  'scan_count',
  'status',
]

function Labels({ view }: { view: TraceView }) {
  return (
    <CardGroup>
      <Card heading={words.orders} flush={view.orders.length > 0}>
        {view.orders.length === 0 ? (
          <p className="soft">{words.noOrders}</p>
        ) : (
          <EntryTable resource={orders} columns={orderColumns} entries={view.orders} />
        )}
      </Card>
      <Card heading={words.stamps} flush={view.stamps.length > 0}>
        {view.stamps.length === 0 ? (
          <p className="soft">{words.noStamps}</p>
        ) : (
          <EntryTable resource={stamps} columns={stampColumns} entries={view.stamps} />
        )}
      </Card>
    </CardGroup>
  )
}
