import PDFDocument from 'pdfkit'
import { fontFile } from '../labels/index.ts'
import { tablesOfBulletin } from './bulletin-lines.ts'
import type { Bulletin } from './bulletin-lines.ts'

const MARGIN = 56
const INK = '#1f2933'
const GREEN = '#1f7a4d'

/** Draws a bulletin as an A4 PDF: its summary sentences, then its tables. */
export async function bulletinPdf(title: string, bulletin: Bulletin): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, font: fontFile, lang: 'vi', info: { Title: title } })
  const write = (text: string, size: number, ink = INK) =>
    document.fontSize(size).fillColor(ink).text(text.normalize('NFC'))

  write(title, 20, GREEN).moveDown(0.5)
  for (const sentence of bulletin.sentences) write(sentence, 11).moveDown(0.4)
  for (const { heading, rows } of tablesOfBulletin(bulletin)) {
    if (document.y > document.page.height - MARGIN - 60) document.addPage()
    document.moveDown(0.6)
    write(heading, 13, GREEN).moveDown(0.2)
    for (const row of rows) write(row, 10)
  }
  document.end()
  const parts: Buffer[] = []
  for await (const part of document) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
