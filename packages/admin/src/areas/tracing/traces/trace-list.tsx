import { printedQrText } from '@trace/domain/areas/labels/qr-text.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { StatusBadge } from '../../../resource/fields/status/status-badge.tsx'
import type { Column } from '../../../resource/list/columns.ts'
import { ListScreen } from '../../../resource/list/list-screen.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ActivationSwitch } from './activation-switch.tsx'
import { useTraceActions } from './trace-actions.tsx'
import type { ListedTrace } from './trace.ts'
import styles from './trace-qr.module.css'
import { words } from './words.ts'

type TraceColumn = Column<typeof traces>

const told: TraceColumn = {
  label: words.items,
  cell: ({ compliance: { passed, items } }: ListedTrace) => {
    const count = items.filter((item) => item.passed).length
    return <StatusBadge tone={passed ? 'success' : 'warning'} label={words.passedOf(count, items.length)} />
  },
}

/** List of traces, each with its QR code and its publication switch. */
export function TraceList() {
  const { actionsOf, showQr, askSwitch, mayMove } = useTraceActions()

  const stamp: TraceColumn = {
    label: words.stamp,
    picture: true,
    cell: (trace: ListedTrace) => (
      <button
        type="button"
        className={styles['preview']}
        aria-label={words.qrOf(trace.code ?? '')}
        onClick={() => void showQr(trace)}
      >
        <QrCode text={printedQrText(trace.qr_url ?? '')} size={40} />
      </button>
    ),
  }
  const active: TraceColumn = {
    label: traces.fields.is_active.label,
    sortedBy: 'is_active',
    cell: (trace: ListedTrace) => (
      <ActivationSwitch trace={trace} mayMove={mayMove} flip={() => void askSwitch(trace)} />
    ),
  }
  const columns: TraceColumn[] = [
    stamp,
    'code',
    'name',
    'batch_id',
    active,
    'status',
    told,
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
