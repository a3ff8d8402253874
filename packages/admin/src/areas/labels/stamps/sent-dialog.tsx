import { Button } from '@mantine/core'
import { IconCircleCheck, IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { isSheetPaper } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { ModalDialog } from '@trace/screens/ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '@trace/screens/ui/use-close-when-left.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { openProof } from '../proofs/open-proof.tsx'
import { words as proofWords } from '../proofs/words.ts'
import { askSheet } from './ask-sheet.tsx'
import { openSheet } from './open-sheet.ts'
import { sendToPrinter } from './print-run.ts'
import type { PrintRun } from './print-run.ts'
import type { Stamp } from './stamp.ts'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

interface Props {
  run: PrintRun
  stamp: Stamp
  onClose(): void
}

/** Tells that a run was sent to the printer program or opened as PDF, and what to do if nothing is printed. */
export function SentDialog({ run, stamp, onClose }: Props) {
  const { id, run_id, serials } = run.entry
  const onSheets = isSheetPaper(stamp.paper)
  const title = onSheets ? words.takenTitle : words.sentTitle
  const tell = onSheets ? words.taken : words.sent
  useCloseWhenLeft(onClose)

  return (
    <ModalDialog label={title} className={styles['sent']} onClose={onClose}>
      <h2>{title}</h2>
      <p role="status">{tell(formatNumber(serials.length), serials[0] ?? '', serials.at(-1) ?? '')}</p>
      <div className={styles['choices']}>
        <Choice label={words.pdf} icon={IconFileTypePdf} choose={() => void openSheet(id, { run: run_id })} />
        <Choice
          label={words.pdfSheets}
          icon={IconFileTypePdf}
          choose={() => void askSheet(stamp, serials.length, run_id)}
        />
        {!onSheets && <Choice label={words.sendAgain} icon={IconPrinter} choose={() => void sendToPrinter(run)} />}
        <Choice label={proofWords.open} icon={IconCircleCheck} choose={() => void openProof(run_id)} />
        <Button data-autofocus onClick={onClose}>
          {vi.close}
        </Button>
      </div>
    </ModalDialog>
  )
}

const Choice = ({ label, icon: Sign, choose }: { label: string; icon: Icon; choose(): void }) => (
  <Button variant="default" leftSection={<Sign size={16} aria-hidden />} onClick={choose}>
    {label}
  </Button>
)
