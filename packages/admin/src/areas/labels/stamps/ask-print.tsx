import { isSheetPaper } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { serialText } from '@trace/domain/areas/labels/codes/serial-text.ts'
import { labelsPerLine } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { labelCount, linesFor } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { integer } from '@trace/define/kinds/index.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { call } from '@trace/screens/app/call.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { GoodsWarnings } from '../../tracing/index.ts'
import { OnSheets, startField } from './ask-sheet.tsx'
import { openSheet } from './open-sheet.ts'
import { sendToPrinter } from './print-run.ts'
import type { PrintRun } from './print-run.ts'
import { remainingOf } from './stamp.ts'
import type { Stamp } from './stamp.ts'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

/**
 * Print dialog: asks for the number of rows, shows which labels they use, and sends them to the printer; labels on
 * sheets are opened as PDF instead.
 */
export function askPrint(stamp: Stamp, onPrinted: (run: PrintRun) => void): Promise<void> {
  const { id, code, paper } = stamp
  const perLine = labelsPerLine(stamp, stamp)
  const most = linesFor(remainingOf(stamp), perLine)
  const fields = {
    lines: integer(words.lines, { required: true, min: 1, max: most, help: words.printPerLine(perLine) }),
    ...(isSheetPaper(paper) && { start: integer(startField.label, { min: 1, help: words.startHint }) }),
  }

  let from = 1

  return askForm({
    title: words.printOf(code ?? ''),
    fields,
    entry: { lines: most, start: 1 },
    submit: words.printNow,
    send: ({ lines, start, ...asked }) => {
      from = start ?? 1
      return call('GET /api/admin/print-stamp/:id', { id, 'line-number': String(lines), ...asked })
    },
    onDone: (run) => {
      if (isSheetPaper(paper)) void openSheet(id, { run: run.entry.run_id, start: from })
      else void sendToPrinter(run)
      onPrinted(run)
    },
    children: ({ lines, start }) => (
      <>
        <Taken stamp={stamp} lines={Number(lines) || 0} most={most} perLine={perLine} start={Number(start)} />
        <GoodsWarnings id={stamp.trace_id} />
      </>
    ),
  })
}

interface TakenProps {
  stamp: Stamp
  lines: number
  most: number
  perLine: number
  start: number
}

function Taken({ stamp, lines, most, perLine, start }: TakenProps) {
  if (lines < 1 || lines > most) return null
  const remaining = remainingOf(stamp)
  const count = labelCount(lines, perLine, remaining)
  const first = (stamp.serial_from ?? 1) + (stamp.printed_count ?? 0)

  return (
    <>
      <p role="status" className={styles['taken']}>
        <strong>{words.printTakes(formatNumber(count), serialText(first), serialText(first + count - 1))}</strong>
        {words.printLeft(formatNumber(remaining - count))}
      </p>
      <OnSheets stamp={stamp} count={count} paper={stamp.paper ?? 'roll'} start={start} />
    </>
  )
}
