import type { Fields } from '@trace/define/field.ts'
import { fold } from '@trace/define/text/fold.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { refuseField } from '../refusal.ts'
import { childSheets, withInner } from './columns.ts'
import type { FieldColumn } from './columns.ts'
import { placed } from './planned-row.ts'
import type { Cell, SheetName, SheetRow } from './sheet.ts'
import { MOST_ROWS, sheetName } from './workbook.ts'
import type { Workbook } from './workbook.ts'

/**
 * Number of rows at the top of a sheet that are searched for the headings, since titles, names of authorities and
 * notes may come first.
 */
const MOST_ABOVE = 30
/** Maximum number of sheets searched for headings. */
const MOST_SHEETS = 20
/** Number of known headings that identifies the sheet to import; a single one may occur in any sheet. */
const ENOUGH = 2

/** A sheet with its row of headings found. */
export interface HeadedSheet {
  name: string
  /** The rows above the headings. */
  above: SheetRow[]
  headings: Cell[]
  /** The rows beneath the headings. */
  rows: AsyncGenerator<SheetRow>
}

/**
 * Finds the sheet that an import reads: the first visible one with enough headings of these columns. Hidden sheets
 * are never read; sheets named like child sheets only if no other is visible.
 */
export async function findMainSheet(
  book: Workbook,
  fields: Fields,
  columns: readonly FieldColumn[],
): Promise<HeadedSheet> {
  const sheets = await book.sheets()
  const inner = new Set(withInner(childSheets(fields)).map(({ name }) => nameKey(sheetName(name))))
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const own = visible.filter(({ name }) => !inner.has(nameKey(name)))
  const found: (HeadedSheet & { known: number })[] = []
  for (const { name } of (own.length > 0 ? own : visible).slice(0, MOST_SHEETS)) {
    const sheet = await headedSheet(book, name, columns, MOST_ROWS)
    if (!sheet) continue
    found.push(sheet)
    if (sheet.known >= ENOUGH) break
  }
  const main = found.find(({ known }) => known >= ENOUGH) ?? found.find(({ known }) => known > 0) ?? found[0]
  if (main) return main
  const hidden = sheets.find(({ isHidden }) => isHidden)
  throw refuseField(
    'file',
    hidden ? `Tệp Excel không có dòng nào, trang “${hidden.name}” đang ẩn` : 'Tệp Excel không có dòng nào',
  )
}

/** The sheet of child rows that has this name, if need be without accents. */
export function namedSheet(sheets: readonly SheetName[], name: string): string | undefined {
  const wanted = sheetName(name)
  const found =
    sheets.find((one) => nameKey(one.name) === nameKey(wanted)) ?? sheets.find((one) => fold(one.name) === fold(wanted))
  return found?.name
}

/**
 * Reads a sheet up to its heading row, which is the one among the first rows with most known headings. Null if the
 * sheet is empty.
 */
export async function headedSheet(
  book: Workbook,
  name: string,
  columns: readonly FieldColumn[],
  most?: number,
): Promise<(HeadedSheet & { known: number }) | null> {
  const reading = book.rows(name, most)
  const first: SheetRow[] = []
  while (first.length < MOST_ABOVE) {
    const next = await reading.next()
    if (next.done) break
    first.push(next.value)
  }
  if (first.length === 0) return null
  const known = first.map(({ cells }) => placed(columns, cells).columns.length)
  const at = known.indexOf(Math.max(...known))
  return {
    name,
    above: first.slice(0, at),
    headings: first[at]!.cells,
    rows: chained(first.slice(at + 1), reading),
    known: known[at]!,
  }
}

async function* chained(first: readonly SheetRow[], others: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  yield* first
  yield* others
}
