import { isSheetPaper } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { stampStatistics } from '@trace/domain/areas/labels/issues/stamp-statistics.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { Listed } from '@trace/define/entry.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { EntryTable } from '@trace/screens/resource/form/entry-table.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { RowMenu } from '@trace/screens/resource/list/rows/row-menu.tsx'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { openProof } from '../proofs/open-proof.tsx'
import { words as proofWords } from '../proofs/words.ts'
import { askSheet } from './ask-sheet.tsx'
import { openSheet } from './open-sheet.ts'
import { sendToPrinter } from './print-run.ts'
import type { PrintRun } from './print-run.ts'
import { canDraw, canReprint } from './stamp.ts'
import type { Stamp } from './stamp.ts'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

type Own = ListColumn<typeof stampStatistics>
type Run = Listed<typeof stampStatistics>

const range: Own = {
  label: words.range,
  cell: (run) => <span className={styles['range']}>{rangeOf(run).join('–')}</span>,
}

const columns: Own[] = ['printed_at', range, 'quantity', 'line_number', 'printed_by', 'damaged_count', 'note']

const rangeOf = ({ serial_from, serial_to }: Run) => [serialText(serial_from), serialText(serial_to)] as const

/** Print runs of an issue; a run can be reprinted with the same labels. */
export function RunsCard({
  stamp,
  runs,
  onPrinted,
}: {
  stamp: Stamp
  runs: Run[]
  onPrinted(run: PrintRun, stamp: Stamp): void
}) {
  const can = useCan()

  const reprint = async (run: Run) => {
    if (!(await confirm({ title: words.reprint, message: words.askReprint(...rangeOf(run)) }))) return
    const answer = await whileLoading(call('GET /api/admin/stamp-statistics/:id/print', { id: run.id }))
    if (!showAnswer(answer)) return
    if (isSheetPaper(stamp.paper)) await openSheet(stamp.id, { run: run.id })
    else await sendToPrinter(answer.data)
    onPrinted(answer.data, stamp)
  }
  const mayReprint = canReprint(stamp) && can(screenNeed(stamps, 'update'))
  const drawingsOf = (run: Run): RowAction[] => [
    { label: words.pdf, icon: 'download', run: () => openSheet(stamp.id, { run: run.id }) },
    { label: words.pdfSheets, icon: 'download', run: () => askSheet(stamp, run.quantity, run.id) },
  ]
  const actionsOf = (run: Run): RowAction[] => [
    ...(canDraw(stamp) ? drawingsOf(run) : []),
    { label: proofWords.open, icon: 'view', run: () => openProof(run.id) },
    ...(mayReprint ? [{ label: words.reprint, icon: 'print' as const, run: () => reprint(run) }] : []),
  ]

  return (
    <section aria-labelledby="runs" className={`card ${styles['card']}`}>
      <h2 id="runs">
        {words.runs}
        {runs.length > 0 && <span className="soft"> {formatNumber(runs.length)}</span>}
      </h2>
      {runs.length === 0 ? (
        <p className="soft">{words.noRuns}</p>
      ) : (
        <EntryTable
          resource={stampStatistics}
          columns={columns}
          entries={runs}
          menu={(run) => <RowMenu name={rangeOf(run).join('–')} actions={actionsOf(run)} />}
        />
      )}
    </section>
  )
}
