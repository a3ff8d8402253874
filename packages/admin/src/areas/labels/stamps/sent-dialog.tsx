import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { formatNumber } from '@trace/domain/format'
import { ModalDialog } from '../../../ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '../../../ui/use-close-when-left.ts'
import { vi } from '../../../ui/vi.ts'
import { openSheet } from './open-sheet.ts'
import { sendToPrinter } from './print-run.ts'
import type { PrintRun } from './print-run.ts'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

/** Says that a run was sent to the printer program, and what to do if nothing is printed. */
export function SentDialog({ run, onClose }: { run: PrintRun; onClose(): void }) {
  const { id, run_id, serials } = run.entry
  useCloseWhenLeft(onClose)

  return (
    <ModalDialog label={words.sentTitle} className={styles['sent']} onClose={onClose}>
      <h2>{words.sentTitle}</h2>
      <p role="status">{words.sent(formatNumber(serials.length), serials[0] ?? '', serials.at(-1) ?? '')}</p>
      <div className={styles['choices']}>
        <Choice label={words.pdf} icon={IconFileTypePdf} choose={() => void openSheet(id, { run: run_id })} />
        <Choice
          label={words.pdfA4}
          icon={IconFileTypePdf}
          choose={() => void openSheet(id, { run: run_id, paper: 'a4' })}
        />
        <Choice label={words.sendAgain} icon={IconPrinter} choose={() => void sendToPrinter(run)} />
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
