import { printedQrText } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { SwitchButton } from '@trace/screens/resource/fields/flag/toggle-switch.tsx'
import { stateOf } from '@trace/screens/resource/fields/status/state-of.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { QrCode } from '@trace/screens/ui/qr-code.tsx'
import { useTraceActions } from './trace-actions.tsx'
import type { ListedTrace } from './trace.ts'
import styles from './trace-qr.module.css'
import { words } from './words.ts'

type TraceColumn = ListColumn<typeof traces>

const told: TraceColumn = {
  label: words.items,
  cell: ({ compliance: { passed, items } }: ListedTrace) => {
    const count = items.filter((item) => item.passed).length
    return <StatusBadge tone={passed ? 'success' : 'warning'} label={words.passedOf(count, items.length)} />
  },
}

/** List of traces, each with its QR code, and its state beside the switch of its publication. */
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
        <QrCode text={printedQrText(trace.qr_url)} size={40} />
      </button>
    ),
  }
  const state: TraceColumn = {
    label: traces.fields.status.label,
    sortedBy: 'status',
    cell: (trace: ListedTrace) => (
      <span className={styles['state']}>
        {mayMove && trace.status !== 'recalled' && (
          <SwitchButton label={traces.fields.is_active.label} on={trace.is_active} flip={() => void askSwitch(trace)} />
        )}
        <StatusBadge {...stateOf(traces.fields.status, 'status', trace)!} />
      </span>
    ),
  }
  const columns: TraceColumn[] = [
    stamp,
    'code',
    'name',
    'batch_id',
    state,
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
