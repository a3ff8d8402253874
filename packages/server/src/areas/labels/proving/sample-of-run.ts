import { stampContent } from '@trace/domain/areas/labels/printing/print-entry.ts'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { qrModules } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { imposeLabels, labelsOnPage, placeOnPage } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { SheetPrint } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { layoutStamp, qrBox } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { Box, LabelSize } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { textWidth } from '@trace/define/text/text-width.ts'
import type { Sheet } from '../printing/sheet.ts'

/** A label to draw and read. */
export interface SampleLabel {
  serial: string
  /** What its code must hold. */
  text: string
  /** The page of the sample that holds the label, from 0. */
  page: number
  /** Position on that page, in millimetres. */
  box: Box
  /** Box of the QR code with a margin around it. */
  code: Box
  /** The part that is covered when the label is sold. */
  pin: Box | null
}

/** The pages of a run that hold the labels to be test-read, as in the PDF of the run. */
export interface Sample {
  sheet: Sheet
  labels: SampleLabel[]
}

/** Millimetres around the code that are drawn with it: what is printed there can disturb reading. */
const around = 4

/** The first, the last and the widest label of a run, on the pages where they will be printed. */
export function sampleOfRun(entry: PrintEntry, print: LabelSize & SheetPrint, logo: Uint8Array | null): Sample {
  const imposition = imposeLabels(print, print)
  const onPage = labelsOnPage(imposition)
  const positions = [...new Set([0, widestOf(entry.serials), entry.serials.length - 1])]
  const pages = [...new Set(positions.map((position) => Math.floor(position / onPage)))]
  const onPages = <T>(all: readonly T[]) => pages.flatMap((page) => all.slice(page * onPage, (page + 1) * onPage))
  const { serials, qr_text, pins } = entry
  const shown = { ...entry, serials: onPages(serials), qr_text: onPages(qr_text), pins: onPages(pins) }
  return {
    sheet: { entry: shown, imposition, start: 1, specimen: false, logo },
    labels: positions.map((position) => {
      const [serial, text] = [serials[position]!, qr_text[position]!]
      const { page, ...box } = placeOnPage(imposition, position)
      const { pin } = layoutStamp(entry, stampContent(entry, serial, pins[position]), qrModules(text))
      return {
        serial,
        text,
        page: pages.indexOf(page),
        box,
        code: within(box, qrBox(entry, qrModules(text))),
        pin: pin && { x: pin.x, y: pin.y, width: pin.width, height: pin.height },
      }
    }),
  }
}

/** Position of the label with the widest serial. */
function widestOf(serials: readonly string[]): number {
  let [widest, width] = [0, 0]
  for (const [position, serial] of serials.entries()) {
    const here = textWidth(serial, 1)
    if (here > width) [widest, width] = [position, here]
  }
  return widest
}

/** The box of a code on the page, with a margin as far as the label reaches. */
function within(label: Box, { x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(x - around, 0), Math.max(y - around, 0)]
  return {
    x: label.x + left,
    y: label.y + top,
    width: Math.min(x + width + around, label.width) - left,
    height: Math.min(y + height + around, label.height) - top,
  }
}
