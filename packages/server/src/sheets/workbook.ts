import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import { streamXlsxRows, writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { Refusal, refuseField } from '../refusal.ts'
import { refuseBomb } from './unpacked-size.ts'

/** What a cell holds. A text stays a text, whatever it begins with; a Date is read by its UTC clock. */
export type Cell = string | number | boolean | Date | null

export interface SheetColumn {
  heading: string
  width: number
  format: 'text' | 'number' | 'decimal' | 'day' | 'moment'
}

export const MOST_ROWS = 50_000
const MOST_COLUMNS = 200
/** Rows after which others get their turn. */
const STRIDE = 200

const FORMATS = { text: '@', number: '#,##0', decimal: '#,##0.####', day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm' }

const columnsOf = (columns: SheetColumn[]) =>
  columns.map(({ heading, width, format }) => ({ header: heading, width, numFmt: FORMATS[format] }))

/** Writes rows as they come into an .xlsx file; memory does not grow with their number. */
export async function writeSheet(path: string, name: string, columns: SheetColumn[], rows: AsyncIterable<Cell[]>): Promise<void> {
  const bytes = writeXlsxStream(rows, { name: sheetName(name), columns: columnsOf(columns), freezePane: { rows: 1 } })
  await pipeline(Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(path))
}

export interface SmallSheet {
  name: string
  columns: SheetColumn[]
  rows: Cell[][]
  /** Values to pick from, by column. */
  choices?: Map<number, string[]>
}

/** Makes a workbook of a few small sheets. */
export async function makeWorkbook(sheets: SmallSheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows, choices = new Map<number, string[]>() }) => ({
      name: sheetName(name),
      columns: columnsOf(columns),
      rows: [columns.map(({ heading }) => heading), ...rows],
      freezePane: { rows: 1 },
      dataValidations: [...choices].map(([column, values]) =>
        ({ type: 'list' as const, values, range: `${letters(column)}2:${letters(column)}1000`, showErrorMessage: false })),
    })),
  })
  return Buffer.from(bytes)
}

/** Reads the first sheet, or the one of a name: its headings, then its rows with their numbers as Excel counts them. Empty rows are passed over. */
export async function* readSheet(bytes: Buffer, name?: string): AsyncGenerator<{ number: number; cells: Cell[] }> {
  await refuseBomb(bytes)
  let count = 0
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name === undefined ? 0 : sheetName(name) })) {
      if (values.length > MOST_COLUMNS) throw new Refusal(413, `Tệp Excel có quá nhiều cột, tối đa ${MOST_COLUMNS} cột`)
      if (values.every((value) => value === null || value === '')) continue
      if (count++ > MOST_ROWS) throw new Refusal(413, 'Tệp Excel có quá nhiều dòng, tối đa 50.000 dòng')
      if (count % STRIDE === 0) await breathe()
      yield { number: index + 1, cells: values }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refuseField('file', 'Không đọc được tệp Excel, hãy lưu lại dưới dạng .xlsx')
  }
}

/** Excel takes 31 letters and none of its own signs. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

/** How Excel names a column: 0 is 'A', 27 is 'AB'. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))
