import PDFDocument from 'pdfkit'
import { fontFile, storeFile } from '@trace/server'
import type { World } from './world.ts'
import { sample } from './sample.ts'

interface Instrument {
  no: string
  title: string
  issuer: string
  issued: string
  effective?: string
  domain: string
  kind?: string
}

const instruments = sample<Instrument[]>('legal-documents')

/** Twelve instruments by their titles; the files only say where the full text is to be had. */
export function planLibrary({ plan, at, id, sql, settings }: World): void {
  for (const [number, { no, title, issuer, issued, effective, domain, kind = 'legal' }] of instruments.entries()) {
    plan(at(-410 + number, '09:15'), 'editor', async (ask) => {
      const file = await storeFile(sql, settings, {
        name: `${no.replaceAll('/', '-')}.pdf`,
        bytes: await titlePage(no, title, issuer),
        by: id('user editor'),
      })
      const row = await ask('POST', '/libraries', {
        title,
        kind,
        category_id: id(kind === 'legal' ? 'category law' : 'category technical'),
        domain_id: id(`domain ${domain}`),
        document_no: no,
        issuer,
        issued_at: issued,
        effective_at: effective ?? issued,
        validity: 'in_force',
        summary: `${title} (${no}), ${issuer} ban hành.`,
        files: [{ url: file.url, caption: `${no} (trang tiêu đề)` }],
      })
      if (number < 3) await ask('PUT', `/libraries/${row.id}/change-highlight`)
    })
  }
}

function titlePage(no: string, title: string, issuer: string): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margin: 72, font: fontFile, info: { Title: title } })
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise<Buffer>((resolve) => page.on('end', () => resolve(Buffer.concat(parts))))
  page.fontSize(12).text(issuer.toUpperCase(), { align: 'center' }).moveDown(3)
  page.fontSize(14).text(`Số: ${no}`, { align: 'center' }).moveDown(1)
  page.fontSize(18).text(title, { align: 'center' }).moveDown(3)
  page
    .fontSize(11)
    .text('Trang tiêu đề trong bộ dữ liệu mẫu. Toàn văn xin xem tại cơ quan ban hành.', { align: 'center' })
  page.end()
  return whole
}
