import { Button } from '@mantine/core'
import type { Compliance } from '@trace/domain/areas/tracing/trace-compliance.ts'
import { ChecklistItems } from '@trace/screens/resource/list/checklist-items.tsx'
import { ModalDialog } from '@trace/screens/ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '@trace/screens/ui/use-close-when-left.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { FixLink } from './fix-link.tsx'
import { TraceQr } from './trace-qr.tsx'
import type { ListedTrace } from './trace.ts'
import styles from './trace-qr.module.css'
import { words } from './words.ts'

/** The open dialog of a trace. */
export type TraceDialog =
  | { kind: 'qr'; trace: ListedTrace }
  | { kind: 'missing'; trace: ListedTrace; compliance: Compliance; override: (() => Promise<void>) | null }

export function TraceDialogs({ dialog, close }: { dialog: TraceDialog; close(): void }) {
  useCloseWhenLeft(close)
  return dialog.kind === 'qr' ? (
    <QrDialog trace={dialog.trace} close={close} />
  ) : (
    <MissingDialog dialog={dialog} close={close} />
  )
}

function QrDialog({ trace, close }: { trace: ListedTrace; close(): void }) {
  return (
    <ModalDialog label={words.qrCard} className={styles['dialog']} onClose={close}>
      <h2>{trace.name}</h2>
      <TraceQr trace={trace} />
      <div className={styles['close']}>
        <Button variant="default" data-autofocus onClick={close}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}

type Missing = Extract<TraceDialog, { kind: 'missing' }>

/** Missing items that prevent publication, each with a link to fix it. */
function MissingDialog({ dialog: { trace, compliance, override }, close }: { dialog: Missing; close(): void }) {
  return (
    <ModalDialog label={words.cannotActivate} className={styles['dialog']} onClose={close}>
      <h2>{words.cannotActivate}</h2>
      <p role="alert">{words.stillMissing}</p>
      <ChecklistItems items={compliance.items} missingOnly fix={({ key }) => <FixLink item={key} trace={trace} />} />
      {override && <p className="soft">{words.overrideHint}</p>}
      <div className={styles['close']}>
        {override && (
          <Button
            variant="default"
            mr="xs"
            onClick={() => {
              close()
              void override()
            }}
          >
            {words.override}
          </Button>
        )}
        <Button data-autofocus onClick={close}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}
