import { isSheetPaper, papers } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { imposeLabels, labelsOnPage, pagesFor } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { Paper } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { choice, integer } from '@trace/define/kinds/index.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import { follow, linkToSheet } from './open-sheet.ts'
import type { Stamp } from './stamp.ts'
import styles from './stamp-page.module.css'
import { words } from './words.ts'

/** Position of the first label on a sheet that is partly used. */
export const startField = integer(words.start, {
  min: 1,
  default: 1,
  help: words.startHint,
  when: { paper: ['a4', 'a5'] },
})

/** Asks for the paper of the labels and the position of the first one; then opens the PDF. */
export const askSheet = (stamp: Stamp, count: number, run?: number): Promise<void> =>
  askForm({
    title: words.askSheet(stamp.code ?? ''),
    fields: { paper: choice(words.paper, papers, { required: true }), start: startField },
    entry: { paper: isSheetPaper(stamp.paper) ? stamp.paper : 'a4', start: 1 },
    submit: words.pdf,
    send: ({ paper, start }) => linkToSheet(stamp.id, { run, paper, start: start ?? undefined }),
    onDone: ({ url }) => follow(url, '_blank'),
    children: ({ paper, start }) => (
      <OnSheets stamp={stamp} count={count} paper={String(paper)} start={Number(start)} />
    ),
  })

interface Props {
  stamp: Stamp
  count: number
  paper: string
  start: number
}

/** Number of sheets that these labels take. */
export function OnSheets({ stamp, count, paper, start }: Props) {
  if (!isSheetPaper(paper)) return null
  const imposition = imposeLabels(stamp, stamp, paper)
  const places = labelsOnPage(imposition)
  const from = Math.min(Math.max(Math.floor(start) || 1, 1), places)
  return (
    <p role="status" className={styles['taken']}>
      <strong>{words.pages(formatNumber(count), formatNumber(pagesFor(count, imposition, from)))}</strong>
      {words.onPage(papers[paper as Paper], imposition.columns, imposition.rows, formatNumber(places))}
    </p>
  )
}
