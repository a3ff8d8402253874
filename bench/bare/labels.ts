import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { encodeQR } from 'qr'

const POINTS_A_MILLIMETRE = 72 / 25.4
const [WIDTH, HEIGHT, COLUMNS, ROWS] = [50, 30, 4, 9]
const MODULE = 0.5

/** Draws labels as PDF with pdfkit alone, in the simplest way: a code and its text, nothing measured or checked. */
export async function drawBare(
  path: string,
  labels: readonly { code: string; words: readonly string[] }[],
): Promise<void> {
  const size: [number, number] = [WIDTH * COLUMNS * POINTS_A_MILLIMETRE, HEIGHT * ROWS * POINTS_A_MILLIMETRE]
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, size })
  const written = document.pipe(createWriteStream(path))
  for (const [at, { code, words }] of labels.entries()) {
    const place = at % (COLUMNS * ROWS)
    if (place === 0) document.addPage().scale(POINTS_A_MILLIMETRE)
    document.save().translate((place % COLUMNS) * WIDTH, Math.floor(place / COLUMNS) * HEIGHT)
    for (const [y, row] of encodeQR(code, 'raw', { ecc: 'medium', border: 1 }).entries())
      for (const [x, isDark] of row.entries()) if (isDark) document.rect(2 + x * MODULE, 2 + y * MODULE, MODULE, MODULE)
    document.fill('#000')
    for (const [line, text] of words.entries())
      document.fontSize(2.5).text(text, 22, 3 + line * 3.5, { lineBreak: false })
    document.restore()
  }
  document.end()
  await finished(written)
}
