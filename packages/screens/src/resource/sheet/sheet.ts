import type { Field, Fields } from '@trace/define/field.ts'
import { isNumeric } from '../fields/field-view.ts'
import { readForm } from '../form/form-state.ts'
import { valueOf } from '../fields/number/number-text.ts'

/** Typed texts by row and column; cells that nobody edited are absent. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A field as a column of a sheet. */
export interface GridColumn {
  name: string
  field: Field
}

export interface Place {
  row: number
  column: number
}

/** A text and the cell that it is for. */
export type Written = readonly [row: string, column: string, text: string]

/** Sets the texts of cells. */
export function put(typed: Typed, cells: Iterable<Written>): Typed {
  const now: Record<string, Readonly<Record<string, string>>> = { ...typed }
  for (const [row, column, text] of cells) now[row] = { ...now[row], [column]: text }
  return now
}

/** Pastes a block of cells copied from a spreadsheet, starting at the cursor; cells outside the sheet are dropped. */
export function paste(
  typed: Typed,
  rows: readonly string[],
  columns: readonly string[],
  at: Place,
  copied: readonly (readonly string[])[],
  written: (column: string, cell: string) => string,
): Typed {
  const cells = copied.flatMap((line, down) =>
    line.flatMap((cell, right): Written[] => {
      const [row, column] = [rows[at.row + down], columns[at.column + right]]
      return row === undefined || column === undefined ? [] : [[row, column, written(column, cell)]]
    }),
  )
  return put(typed, cells)
}

/** A block of cells between two corners, both included. */
export interface Range {
  from: Place
  to: Place
}

const span = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, at) => Math.min(one, other) + at)

/** The rows and columns of a range, in order. */
export const rowsIn = ({ from, to }: Range): number[] => span(from.row, to.row)
export const columnsIn = ({ from, to }: Range): number[] => span(from.column, to.column)
export const holdsRow = ({ from, to }: Range, row: number): boolean =>
  row >= Math.min(from.row, to.row) && row <= Math.max(from.row, to.row)

/** Empties the cells of a range. */
export const clear = (typed: Typed, rows: readonly string[], columns: readonly string[], range: Range): Typed =>
  put(
    typed,
    rowsIn(range).flatMap((row) => columnsIn(range).map((column): Written => [rows[row]!, columns[column]!, ''])),
  )

/** Fills a range with the texts of its first row; a single cell takes the text above it. */
export function fillDown(
  typed: Typed,
  rows: readonly string[],
  columns: readonly string[],
  range: Range,
  textAt: (row: number, column: number) => string,
): Typed {
  const [first = 0, ...below] = rowsIn(range)
  const isOne = below.length === 0
  const from = isOne ? first - 1 : first
  if (from < 0) return typed
  const texts = columnsIn(range).map((column) => [columns[column]!, textAt(from, column)] as const)
  const filled = isOne ? [first] : below
  return put(
    typed,
    filled.flatMap((row) => texts.map(([column, text]): Written => [rows[row]!, column, text])),
  )
}

/** Target cell of a key; null if it leads outside the grid or moves the caret within the cell's text. */
export function keyMove(
  key: string,
  { row, column }: Place,
  shift: boolean,
  caret: { atStart: boolean; atEnd: boolean },
): Place | null {
  switch (key) {
    case 'Enter':
      return { row: row + (shift ? -1 : 1), column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowLeft':
      return caret.atStart ? { row, column: column - 1 } : null
    case 'ArrowRight':
      return caret.atEnd ? { row, column: column + 1 } : null
    default:
      return null
  }
}

/** The values of a row with the typed texts applied; an emptied cell becomes null. */
export function withTypedTexts(
  values: Readonly<Record<string, unknown>>,
  cells: Readonly<Record<string, string>> | undefined,
  fields: Fields,
) {
  const typed = Object.entries(cells ?? {})
    .filter(([name]) => name in fields)
    .map(([name, text]) => [name, text.trim() === '' ? null : sentValue(fields[name]!, text)])
  return { ...values, ...(Object.fromEntries(typed) as Record<string, string | number | null>) }
}

const sentValue = (field: Field, text: string): string | number =>
  isNumeric(field) ? valueOf(text, field) : text.trim()

/** Problem of a number that somebody typed, before it is sent; whether a cell may be empty is for the server to say. */
export function numberProblem(field: Field, text: string | undefined): string | undefined {
  if (!isNumeric(field) || !text?.trim()) return undefined
  const reading = readForm({ fields: { cell: field } }, { cell: valueOf(text, field) })
  return 'problems' in reading ? reading.problems['cell']?.[0] : undefined
}

/** The number of a cell; text that is none counts as 0. */
export const numberIn = (field: Field, text: string): number => Number(valueOf(text, field)) || 0
