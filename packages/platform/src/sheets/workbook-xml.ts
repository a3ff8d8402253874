import { formatDay } from '@trace/define/text/format.ts'
import type { SheetColumn } from './workbook.ts'
import type { Cell } from './sheet.ts'

/** Drop-down lists by column: the range of cells that holds the values, in a formula. Other values may be typed. */
export type CellChoices = Map<number, string>

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MICROSOFT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Number formats by id; those below 164 are built into Excel. */
const FORMATS: Record<SheetColumn['format'], number> = { text: 49, number: 3, decimal: 164, day: 165, moment: 166 }
const OWN_FORMATS = { 164: '#,##0.####', 165: 'dd/mm/yyyy', 166: 'dd/mm/yyyy hh:mm' }

/** Cell styles; cells refer to them by index. The first is for headings. */
const LOOKS = Object.keys(FORMATS) as SheetColumn['format'][]
const HEADING = 0
const lookOf = (format: SheetColumn['format']): number => LOOKS.indexOf(format) + 1

/** Characters and sequences that make escaping necessary, which few texts contain. */
const SPECIAL = /[&<>"\0-\x08\x0b\x0c\r\x0e-\x1f\ufffe\uffff]|_x/

const STYLES = `${HEAD}<styleSheet ${MAIN}>
<numFmts count="3">${Object.entries(OWN_FORMATS)
  .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
  .join('')}</numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${LOOKS.length + 1}"><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>${LOOKS.map(
  (format) => `<xf numFmtId="${FORMATS[format]}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
).join('')}</cellXfs>
</styleSheet>`

/** The parts of a workbook other than its sheets, by file name. */
export function bookParts(sheets: { name: string; hidden?: true }[]): Record<string, string> {
  const each = (one: (sheet: { name: string; hidden?: true }, number: number) => string): string =>
    sheets.map((sheet, index) => one(sheet, index + 1)).join('')
  const link = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const links = (inner: string): string =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`
  return {
    'xl/styles.xml': STYLES,
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets>${each(
      ({ name, hidden }, id) =>
        `<sheet name="${escaped(name)}" sheetId="${id}"${hidden ? ' state="hidden"' : ''} r:id="rId${id}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      each((_, id) => link(id, 'worksheet', `worksheets/sheet${id}.xml`)) +
        link(sheets.length + 1, 'styles', 'styles.xml'),
    ),
    '_rels/.rels': links(link(1, 'officeDocument', 'xl/workbook.xml')),
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${MICROSOFT}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${MICROSOFT}.styles+xml"/>${each(
      (_, id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${MICROSOFT}.worksheet+xml"/>`,
    )}</Types>`,
  }
}

/** XML of a sheet up to its first row; the heading row is frozen. */
export function sheetHead(columns: SheetColumn[], isFirst: boolean): string {
  const widths = columns.map(
    ({ width, format, hidden }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${lookOf(format)}"${hidden ? ' hidden="1"' : ''} customWidth="1"/>`,
  )
  const view =
    `<sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'
  const headings = columns.map(
    ({ heading }, at) => `<c r="${columnName(at)}1" s="${HEADING}"${TEXT}${escaped(heading)}${TEXT_END}`,
  )
  return (
    `${HEAD}<worksheet ${MAIN}><sheetViews>${view}</sheetViews><cols>${widths.join('')}</cols>` +
    `<sheetData><row r="1">${headings.join('')}</row>`
  )
}

type Put = (xml: Uint8Array | string) => void

/**
 * Returns a function that writes a row of these columns under its row number; `put` receives the XML piece by piece.
 */
export function rowWriter(columns: SheetColumn[], put: Put): (number: number, cells: readonly Cell[]) => void {
  const writers = columns.map((column, at) => cellWriter(column, at, put))
  return (number, cells) => {
    const row = inBytes(String(number))
    put(ROW)
    put(row)
    put(CELLS)
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? ''
      if (cell !== '') writers[at]!(row, cell)
    }
    put(ROW_END)
  }
}

export function sheetTail(choices: CellChoices = new Map()): string {
  const rules = [...choices].map(
    ([column, range]) =>
      `<dataValidation type="list" allowBlank="1" sqref="${columnName(column)}2:${columnName(column)}${LAST_CHOSEN}">` +
      `<formula1>${escaped(range)}</formula1></dataValidation>`,
  )
  return `</sheetData>${rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`}</worksheet>`
}

/** The last row that gets drop-down lists. */
const LAST_CHOSEN = 5_000

/** The range of the first cells of a column, for a drop-down list. */
export const rangeOf = (sheet: string, column: number, count: number): string =>
  `'${sheet}'!$${columnName(column)}$2:$${columnName(column)}$${count + 1}`

const DAY = 86_400_000
/** Days from Excel's day zero to 1 January 1970. */
const EXCEL_DAYS = 25_569

/** The first day that all spreadsheets number alike; earlier ones are written as text. */
const FIRST_DAY = Date.UTC(1900, 2, 1)

const TEXT = ' t="inlineStr"><is><t xml:space="preserve">'
const TEXT_END = '</t></is></c>'

const inBytes = (xml: string): Uint8Array => Buffer.from(xml)
const [ROW, CELLS, ROW_END] = [inBytes('<row r="'), inBytes('">'), inBytes('</row>')] as const
const [TEXT_ENDS, VALUE_ENDS] = [inBytes(TEXT_END), inBytes('</v></c>')] as const

/**
 * Writes the cells of a column; everything except row number and value is prepared beforehand. Dates always get a
 * date format.
 */
function cellWriter({ format }: SheetColumn, column: number, put: Put) {
  const place = inBytes(`<c r="${columnName(column)}`)
  const begin = (as: SheetColumn['format'], rest = '><v>') => inBytes(`" s="${lookOf(as)}"${rest}`)
  const [text, number, flag] = [begin(format, TEXT), begin(format), begin(format, ' t="b"><v>')] as const
  const [day, moment] = format === 'day' || format === 'moment' ? [number, number] : [begin('day'), begin('moment')]
  return (row: Uint8Array, cell: NonNullable<Cell>): void => {
    put(place)
    put(row)
    const said = cell instanceof Date && cell.getTime() < FIRST_DAY ? formatDay(cell.toISOString()) : cell
    if (typeof said === 'string') {
      put(text)
      put(escaped(said))
      return put(TEXT_ENDS)
    }
    const value = Number(cell)
    put(typeof cell === 'number' ? number : typeof cell === 'boolean' ? flag : value % DAY === 0 ? day : moment)
    put(String(cell instanceof Date ? value / DAY + EXCEL_DAYS : value))
    put(VALUE_ENDS)
  }
}

/** Escapes a text; characters that XML does not allow are written as Excel does: '_x0007_'. */
const escaped = (text: string): string => (SPECIAL.test(text) ? escapedSigns(text) : text)

const escapedSigns = (text: string): string =>
  text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[\0-\x08\x0b\x0c\r\x0e-\x1f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Column name in Excel: 0 is 'A', 27 is 'AB'. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
