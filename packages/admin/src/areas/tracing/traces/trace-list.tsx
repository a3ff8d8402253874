import { printedQrText, traces } from '@trace/domain'
import type { Compliance, Entry } from '@trace/domain'
import { useLoaderData } from 'react-router'
import { StatusBadge } from '../../../resource/fields/status-badge.tsx'
import type { Column } from '../../../resource/list/columns.ts'
import type { ListPage } from '../../../resource/list/list-data.ts'
import { ListScreen } from '../../../resource/list/list-screen.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ActivationSwitch } from './activation-switch.tsx'
import { useTraceActions } from './trace-actions.tsx'
import styles from './trace-qr.module.css'
import { words } from './words.ts'

type TraceColumn = Column<typeof traces>

const complianceOf = (trace: Entry) => trace['compliance'] as Compliance | undefined

const told: TraceColumn = {
  label: words.items,
  cell: (trace) => {
    const { passed, items } = complianceOf(trace) ?? { passed: false, items: [] }
    const count = items.filter((item) => item.passed).length
    return <StatusBadge tone={passed ? 'success' : 'warning'} label={words.passedOf(count, items.length)} />
  },
}

/** All traces, each with its code to look at and its switch. */
export function TraceList() {
  const { entries } = useLoaderData<ListPage>()
  const { actionsOf, showQr, askSwitch, mayMove } = useTraceActions()

  const stamp: TraceColumn = {
    label: words.stamp,
    picture: true,
    cell: (trace) => (
      <button
        type="button"
        className={styles['preview']}
        aria-label={words.qrOf(String(trace['code']))}
        onClick={() => void showQr(trace)}
      >
        <QrCode text={printedQrText(String(trace['qr_url']))} size={40} />
      </button>
    ),
  }
  const active: TraceColumn = {
    label: traces.fields.is_active.label,
    sortedBy: 'is_active',
    cell: (trace) => <ActivationSwitch trace={trace} mayMove={mayMove} flip={() => void askSwitch(trace)} />,
  }
  const columns: TraceColumn[] = [
    stamp,
    'code',
    'name',
    'batch_id',
    active,
    'status',
    ...(entries.some(complianceOf) ? [told] : []),
    'harvest_date',
    'expired_date',
    'label_count',
    'scan_count',
    'order_status',
    'product_id',
    'manufacture_id',
  ]

  return <ListScreen resource={traces} columns={columns} only={actionsOf} />
}
