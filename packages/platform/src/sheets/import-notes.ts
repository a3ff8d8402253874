import { cellText, shortened } from '@trace/define/kinds/describe/sheet-cell.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Cell, SheetLayout, SheetName, SheetRow } from './sheet.ts'
import { isOfTemplate } from './template-lists.ts'
import { columnName } from './workbook-xml.ts'

/** Maximum number of rows, columns or ranges named in a sentence. */
const MOST_NAMED = 20
const MOST_SHEETS = 50

/** Sentences about the parts of a workbook that an import ignores, and about hidden parts that it reads. */
export type ImportNotes = ReturnType<typeof openImportNotes>

/** What is found while the rows of one sheet are read. */
interface Noted {
  above: readonly SheetRow[]
  headings: readonly Cell[]
  layout: SheetLayout
  /** Positions of the columns that are read. */
  isRead: ReadonlySet<number>
  /** Hidden rows, and whether they are imported. */
  hidden: readonly number[]
  isHiddenRead: boolean
  /** Columns without a heading that have values. */
  unnamed: ReadonlySet<number>
}

/** Collects hidden rows, and columns that have values but no heading. */
export function openUnseen(headings: readonly Cell[]) {
  const hidden: number[] = []
  const unnamed = new Set<number>()

  return {
    hidden,
    unnamed,
    look({ number, cells, isHidden }: SheetRow): void {
      if (isHidden) hidden.push(number)
      for (let at = 0; at < cells.length; at++) if (!isSaid(headings[at]) && isSaid(cells[at])) unnamed.add(at)
    },
  }
}

export function openImportNotes() {
  const notes: string[] = []
  const used = new Set<string>()

  return {
    /** Adds notes about everything in a sheet besides the cells that are read. */
    sheet(name: string, { above, headings, layout, isRead, hidden, isHiddenRead, unnamed }: Noted): void {
      used.add(name)
      const say = (what: string) => notes.push(`Trang “${name}”: ${what}`)
      if (above.length > 0) {
        const said = shortened(above.flatMap(({ cells }) => cells.map(cellText)).find(Boolean) ?? '')
        say(`${rowsNamed(above.map(({ number }) => number))} phía trên tiêu đề không được nhập (“${said}”)`)
      }
      if (hidden.length > 0) {
        const count = `${formatNumber(hidden.length)} dòng ẩn`
        say(`${count} ${isHiddenRead ? 'vẫn được nhập' : 'không được nhập'} (${rowsNamed(hidden)})`)
      }
      for (const column of layout.hiddenColumns.filter((at) => isSaid(headings[at])).slice(0, MOST_NAMED))
        say(`${columnNamed(column, headings)} đang ẩn, ${isRead.has(column) ? 'vẫn được đọc' : 'không được đọc'}`)
      if (unnamed.size > 0) say(`cột ${enumeration([...unnamed].map(columnName))} không có tiêu đề, không được đọc`)
      const last = above.at(-1)?.number ?? 0
      const merged = layout.merged.filter((range) => lastRowOf(range) > last)
      if (merged.length > 0) say(`ô gộp ${enumeration(merged)} chỉ có giá trị ở ô đầu, các ô còn lại được đọc là trống`)
    },
    note(sheet: string, what: string): void {
      notes.push(sheet === '' ? what : `Trang “${sheet}”: ${what}`)
    },
    /** Returns all notes, with those about the sheets that were not read. */
    all(sheets: readonly SheetName[]): string[] {
      const all = sheets.map(({ name }) => name)
      const others = sheets.filter(({ name }) => !used.has(name) && !isOfTemplate(name, all))
      const more = others.length - MOST_SHEETS
      return [
        ...notes,
        ...others
          .slice(0, MOST_SHEETS)
          .map(({ name, isHidden }) => `Trang ${isHidden ? 'ẩn ' : ''}“${name}” không được đọc`),
        ...(more > 0 ? [`${formatNumber(more)} trang khác không được đọc`] : []),
      ]
    },
  }
}

const isSaid = (cell: Cell | undefined): boolean => cell !== undefined && cell !== null && cell !== ''

const columnNamed = (at: number, headings: readonly Cell[]): string =>
  `cột ${columnName(at)} (“${shortened(cellText(headings[at] ?? null))}”)`

const lastRowOf = (range: string): number => Number(range.slice(range.indexOf(':') + 1).replace(/^[A-Z]{1,3}/, ''))

const enumeration = (parts: readonly string[]): string => {
  const more = parts.length - MOST_NAMED
  return parts.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` và ${formatNumber(more)} chỗ khác` : '')
}

/** Formats row numbers briefly: 'dòng 5, 7–9'. */
function rowsNamed(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return `dòng ${enumeration(runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)))}`
}
