import { integer, labelsOf, linesFor, serialText } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { call } from '../../../app/call.ts'
import { askForm } from '../../../resource/form/ask-form.tsx'
import { HiddenTrace } from '../hidden-trace.tsx'
import { sendToPrinter } from './print-run.ts'
import type { PrintRun } from './print-run.ts'
import { remainingOf } from './stamp.ts'
import type { Stamp } from './stamp.ts'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

/** Print dialog: asks for the number of rows, shows which labels they use, and sends them to the printer. */
export function askPrint(stamp: Stamp, onPrinted: (run: PrintRun) => void): Promise<void> {
  const { id, code, stamps_per_line } = stamp
  const most = linesFor(remainingOf(stamp), stamps_per_line)
  const fields = {
    lines: integer(words.lines, { required: true, min: 1, max: most, help: words.printPerLine(stamps_per_line) }),
  }

  return askForm({
    title: words.printOf(code ?? ''),
    fields,
    entry: { lines: most },
    submit: words.printNow,
    send: ({ lines }) => call('GET /api/admin/print-stamp/:id', { id, 'line-number': String(lines) }),
    onDone: (run) => {
      void sendToPrinter(run)
      onPrinted(run)
    },
    children: ({ lines }) => (
      <>
        <Taken stamp={stamp} lines={Number(lines) || 0} most={most} />
        <HiddenTrace id={stamp.trace_id} />
      </>
    ),
  })
}

function Taken({ stamp, lines, most }: { stamp: Stamp; lines: number; most: number }) {
  if (lines < 1 || lines > most) return null
  const remaining = remainingOf(stamp)
  const count = labelsOf(lines, stamp.stamps_per_line, remaining)
  const first = (stamp.serial_from ?? 1) + (stamp.printed_count ?? 0)

  return (
    <p role="status" className={styles['taken']}>
      <strong>{words.printTakes(formatNumber(count), serialText(first), serialText(first + count - 1))}</strong>
      {words.printLeft(formatNumber(remaining - count))}
    </p>
  )
}
