import { placeOnPage } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { Box, TextRun } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { pointsInMillimetres } from '@trace/define/text/text-width.ts'
import PDFDocument from 'pdfkit'
import { fontFile } from './font.ts'
import { qrRuns } from '@trace/platform/ports/qr.ts'
import { drawnLabels, markGrey } from './sheet.ts'
import type { DrawnLabel, Sheet } from './sheet.ts'

const points = (length: number) => length / pointsInMillimetres(1)
const batch = 64 * 1024
const hairline = 0.1

/** Labels as PDF in true size, generated in chunks: a long run is never whole in memory. */
export async function* sheetPdf(sheet: Sheet): AsyncGenerator<Buffer> {
  const { entry, imposition, start } = sheet
  const info = { Title: `Tem ${entry.product.name}` }
  const size: [number, number] = [points(imposition.width), points(imposition.height)]
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, size, font: fontFile, lang: 'vi', info })
  const logo = sheet.logo && `data:image/png;base64,${Buffer.from(sheet.logo).toString('base64')}`

  let drawn = -1
  let position = 0
  // The page is scaled: all units on it are millimetres, font sizes included.
  for (const label of drawnLabels(sheet)) {
    const { page, ...box } = placeOnPage(imposition, position++, start)
    if (page !== drawn) {
      document.addPage().scale(points(1))
      for (const [x1, y1, x2, y2] of imposition.marks)
        document.lineWidth(hairline).moveTo(x1, y1).lineTo(x2, y2).stroke()
      drawn = page
    }
    drawLabel(document, label, box, logo)
    if (document.readableLength > batch) yield document.read()
  }
  document.end()
  for await (const rest of document) yield rest
}

/** `logo` is the same address for every label, so that the document holds the picture once. */
function drawLabel(
  document: PDFKit.PDFDocument,
  { layout, qr, mark }: DrawnLabel,
  box: Box,
  logo: string | null,
): void {
  document.save().translate(box.x, box.y).rect(0, 0, box.width, box.height).clip()
  if (layout.logo && logo) {
    const { x, y, width, height } = layout.logo
    document.image(logo, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  }
  if (mark) {
    document.save().fillColor(markGrey)
    drawText(document, mark)
    document.restore()
  }

  const { x, y, module } = layout.qr
  const modules = qrRuns(qr)
    .map((run) => `${run.x} ${run.y} ${run.length} 1 re`)
    .join(' ')
  document.save().translate(x, y).scale(module).addContent(`${modules} f`)
  document.restore()

  if (layout.pin) {
    const { x, y, width, height } = layout.pin
    document.lineWidth(hairline).rect(x, y, width, height).stroke()
    drawText(document, layout.pin.run)
  }
  for (const text of layout.texts) drawText(document, text)
  document.restore()
}

function drawText(document: PDFKit.PDFDocument, { text, x, baseline, font_size }: TextRun): void {
  const place: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' }
  document.fontSize(pointsInMillimetres(font_size)).text(text.normalize('NFC'), x, baseline, place)
}
