import { linePitch, millimetres, sheetHeight, sheetWidth } from '@trace/domain'
import type { PrintEntry } from '@trace/domain'
import PDFDocument from 'pdfkit'
import { fontFile } from './font.ts'
import { qrRuns } from '../../../ports/qr.ts'
import { sheetLines } from './sheet.ts'
import type { PlacedLabel } from './sheet.ts'

/** `roll`: one line of labels per page, for label printers. `a4`: as many lines as fit on an A4 page. */
export type Paper = 'roll' | 'a4'

const a4 = { width: 210, height: 297 }
const points = (length: number) => length / millimetres(1)
const batch = 64 * 1024

/** Lines of labels per page; 0 when a line is wider or higher than the page. */
export function linesOnPage(entry: PrintEntry, paper: Paper): number {
  if (paper === 'roll') return 1
  if (sheetWidth(entry) > a4.width) return 0
  return Math.floor((a4.height - entry.space_top + entry.distance) / linePitch(entry))
}

/** A print run as PDF in true size, generated in chunks: a long one is never whole in memory. */
export async function* sheetPdf(entry: PrintEntry, paper: Paper): AsyncGenerator<Buffer> {
  const page = paper === 'a4' ? a4 : { width: sheetWidth(entry), height: sheetHeight(entry, 1) }
  const perPage = linesOnPage(entry, paper)
  if (perPage === 0)
    throw new RangeError(`A line of ${sheetWidth(entry)} × ${sheetHeight(entry, 1)} mm does not fit on A4`)

  const info = { Title: `Tem ${entry.product.name}` }
  const size: [number, number] = [points(page.width), points(page.height)]
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, size, font: fontFile, lang: 'vi', info })

  let line = 0
  // The page is scaled: all units on it are millimetres, font sizes included.
  for (const labels of sheetLines(entry)) {
    if (line % perPage === 0) document.addPage().scale(points(1))
    for (const label of labels) drawLabel(document, label, (line % perPage) * linePitch(entry))
    line++
    if (document.readableLength > batch) yield document.read()
  }
  document.end()
  for await (const rest of document) yield rest
}

function drawLabel(document: PDFKit.PDFDocument, { box, layout, qr }: PlacedLabel, top: number): void {
  document
    .save()
    .translate(box.x, top + box.y)
    .rect(0, 0, box.width, box.height)
    .clip()

  const { x, y, module } = layout.qr
  const modules = qrRuns(qr)
    .map((run) => `${run.x} ${run.y} ${run.length} 1 re`)
    .join(' ')
  document.save().translate(x, y).scale(module).addContent(`${modules} f`)
  document.restore()

  if (layout.pin) {
    const { x, y, width, height } = layout.pin
    document.lineWidth(0.1).rect(x, y, width, height).stroke()
  }
  for (const { text, x, baseline, font_size } of [...layout.texts, ...(layout.pin ? [layout.pin.run] : [])]) {
    const place: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' }
    document.fontSize(millimetres(font_size)).text(text.normalize('NFC'), x, baseline, place)
  }
  document.restore()
}
