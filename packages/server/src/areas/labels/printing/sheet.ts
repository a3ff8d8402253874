import { stampContent } from '@trace/domain/areas/labels/printing/print-entry.ts'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import type { Imposition } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { specimenMark } from '@trace/domain/areas/labels/printing/specimen-mark.ts'
import { layoutStamp, qrBox } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { StampLayout, TextRun } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { qrMatrix } from '@trace/platform/ports/qr.ts'
import type { QrMatrix } from '@trace/platform/ports/qr.ts'

/**
 * The labels to draw, their positions on paper, the position of the first label on the first page, and what else is
 * drawn.
 */
export interface Sheet {
  entry: PrintEntry
  imposition: Imposition
  /** Position of the first label on its page, from 1; larger for a partly used sheet. */
  start: number
  /** Marked as a trial print. */
  specimen: boolean
  /** The logo as PNG. */
  logo: Uint8Array | null
}

export interface DrawnLabel {
  layout: StampLayout
  qr: QrMatrix
  mark: TextRun | null
}

/** The grey of the trial-print mark: visible on paper, but lighter than what is printed over it. */
export const markGrey = '#b8b8b8'

/** Yields the labels of a sheet in the order of their serials. */
export function* drawnLabels({ entry, specimen }: Pick<Sheet, 'entry' | 'specimen'>): Generator<DrawnLabel> {
  let text = ''
  let qr: QrMatrix = []

  for (const [position, serial] of entry.serials.entries()) {
    const next = entry.qr_text[position]!
    if (next !== text) [text, qr] = [next, qrMatrix(next)]
    const layout = layoutStamp(entry, stampContent(entry, serial, entry.pins[position]), qr.length)
    yield { layout, qr, mark: specimen ? specimenMark(layout, qrBox(entry, qr.length)) : null }
  }
}
