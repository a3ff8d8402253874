import { orders, stamps, traces } from '@trace/domain'
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router'
import { StatusBadge } from '../../fields/status-badge.tsx'
import { detailAddress, listAddress } from '../../screens/addresses.ts'
import { Card, Column, Columns } from '../../screens/card.tsx'
import { ComplianceList } from '../../screens/compliance-list.tsx'
import { DetailScreen } from '../../screens/detail-screen.tsx'
import { EntryTable } from '../../screens/entry-table.tsx'
import { ActivationCard } from './activation-card.tsx'
import { DiaryTimeline } from './diary-timeline.tsx'
import { FixLink } from './fix-link.tsx'
import { useTraceActions } from './trace-actions.ts'
import { TraceBanner } from './trace-banner.tsx'
import type { TraceView } from './trace-data.ts'
import { TraceDialogs } from './trace-dialogs.tsx'
import { Distribution, Goods, Media, Proofs } from './trace-facts.tsx'
import { TraceQr } from './trace-qr.tsx'
import type { Trace } from './trace.ts'
import { words } from './words.ts'

/** A trace: whether it tells enough, what the public reads, its code, its labels. */
export function TraceDetail() {
  const view = useLoaderData<TraceView>()
  const { entry, batch } = view
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { actionsOf, dialog, close, askSwitch, mayMove } = useTraceActions(() => void navigate(listAddress(traces)))
  const shown = actionsOf(entry).filter(({ icon }) => icon !== 'view' && icon !== 'qr' && icon !== 'open').map((action) => (action.icon === 'order' || action.icon === 'edit' ? { ...action, back: pathname } : action))

  return (
    <>
      <DetailScreen
        resource={traces} only={() => shown} above={() => <TraceBanner trace={entry} />}
        body={() => (
          <Columns>
            <Column>
              <Checks trace={entry} />
              <DiaryTimeline diaries={view.diaries} />
              <Labels view={view} />
            </Column>
            <Column>
              <Card heading={words.qrCard}><TraceQr trace={entry} /></Card>
              <ActivationCard trace={entry} mayMove={mayMove} flip={() => void askSwitch(entry)} />
              <Goods trace={entry} batch={batch} />
              <Distribution trace={entry} />
              <Proofs trace={entry} />
              <Media trace={entry} />
            </Column>
          </Columns>
        )}
      />
      <TraceDialogs dialog={dialog} close={close} />
    </>
  )
}

function Checks({ trace }: { trace: Trace }) {
  const { passed, items } = trace.compliance
  const count = items.filter((item) => item.passed).length

  return (
    <Card heading={words.compliance} aside={<StatusBadge tone={passed ? 'success' : 'danger'} label={words.passedOf(count, items.length)} />}>
      <ComplianceList items={items} fix={({ key }) => <FixLink item={key} trace={trace} />} />
    </Card>
  )
}

function Labels({ view }: { view: TraceView }) {
  return (
    <>
      <Card heading={words.orders} flush={view.orders.length > 0}>
        {view.orders.length === 0
          ? <p className="soft">{words.noOrders}</p>
          : <EntryTable resource={orders} columns={['code', 'stamp_type', 'quantity', 'wanted_at', 'status']} entries={view.orders} />}
      </Card>
      <Card heading={words.stamps} flush={view.stamps.length > 0}>
        {view.stamps.length === 0
          ? <p className="soft">{words.noStamps}</p>
          : (
            <EntryTable
              resource={stamps} entries={view.stamps}
              columns={[{ label: stamps.fields.code.label, cell: (stamp) => <Link to={detailAddress(stamps, stamp.id)}>{String(stamp['code'])}</Link> }, 'quantity', 'printed_count', 'activated_count', 'scan_count', 'status']}
            />
          )}
      </Card>
    </>
  )
}
