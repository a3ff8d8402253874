import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const ROWS_AT_ONCE = 500

/** Writes a workbook of one sheet of texts in the simplest way: no styles, nothing checked. */
export async function writeBare(path: string, rows: readonly (readonly string[])[]): Promise<void> {
  const zip = new ZipFile()
  const link = (type: string, target: string) =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`
  const part = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name)
  part(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  )
  part('_rels/.rels', link('officeDocument', 'xl/workbook.xml'))
  part(
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
  part('xl/_rels/workbook.xml.rels', link('worksheet', 'worksheets/sheet1.xml'))
  zip.addReadStream(Readable.from(sheet(rows)), 'xl/worksheets/sheet1.xml')
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

function* sheet(rows: readonly (readonly string[])[]): Generator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    yield rows
      .slice(at, at + ROWS_AT_ONCE)
      .map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
      .join('')
  yield '</sheetData></worksheet>'
}
