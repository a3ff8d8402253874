import { labelsInLine, layoutStamp, stampContent } from '@trace/domain'
import type { Box, PrintEntry, StampLayout } from '@trace/domain'
import { qrMatrix } from '../../../ports/qr.ts'
import type { QrMatrix } from '../../../ports/qr.ts'

export interface PlacedLabel {
  /** Position of the label on its line, in millimetres. */
  box: Box
  layout: StampLayout
  qr: QrMatrix
}

/** Yields the labels of a print run, line by line. */
export function* sheetLines(entry: PrintEntry): Generator<PlacedLabel[]> {
  const boxes = labelsInLine(entry)
  let text = ''
  let qr: QrMatrix = []

  for (let first = 0; first < entry.serials.length; first += boxes.length) {
    yield entry.serials.slice(first, first + boxes.length).map((serial, place) => {
      const next = entry.qr_text[first + place]!
      if (next !== text) [text, qr] = [next, qrMatrix(next)]
      return {
        box: boxes[place]!,
        layout: layoutStamp(entry, stampContent(entry, serial, entry.pins[first + place]), qr.length),
        qr,
      }
    })
  }
}
