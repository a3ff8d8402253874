import { fold, Problem } from '@trace/domain'
import { fromCell } from './cells.ts'
import type { FieldColumn } from './columns.ts'
import type { Cell } from './sheet.ts'

type Values = Record<string, unknown>

/** What is wrong with one cell, or with a row as a whole. */
export interface CellProblem {
  row: number
  /** The heading it stands under. */
  column: string | null
  field: string | null
  message: string
}

/** A column of the definition, and where it stands in the sheet. */
export type PlacedColumn = FieldColumn & { at: number }

/** What a form calls the field of a column. */
export const pathOf = ({ name, group }: Pick<FieldColumn, 'name' | 'group'>): string =>
  group === undefined ? name : `${group}.${name}`

/** A row of a sheet and what is to be done with it. */
export interface PlannedRow {
  number: number
  cells: Cell[]
  /** The columns that are read: all of a new row, of one that is there already those that differ. */
  columns: PlacedColumn[]
  /** The row it changes, and as what it is kept; none for a new one. */
  id: number | null
  now: Values | null
  /** The values around a row inside another. */
  around: Values
  action: 'create' | 'update' | 'unchanged'
  /** The values of its columns as a form would send them. */
  body: Values
  problems: CellProblem[]
  /** The rows inside it that the workbook speaks of, by field. */
  children: Map<string, PlannedRow[]>
}

/** Which columns of a definition stand where in a sheet, and which headings mean none of them. */
export function placed(known: readonly FieldColumn[], headings: Cell[]) {
  const said = headings.map((heading) =>
    String(heading ?? '')
      .replace(/\*\s*$/, '')
      .trim(),
  )
  const at = (heading: string) => said.findIndex((one) => fold(one) === fold(heading))
  const columns = known
    .map((column): PlacedColumn => ({ ...column, at: at(column.heading) }))
    .filter((column) => column.at >= 0)
  const taken = new Set(columns.map((column) => column.at))
  return { columns, at, unknown: said.filter((heading, index) => heading !== '' && !taken.has(index)) }
}

/** Reads what differs. */
export function readCells(row: PlannedRow): void {
  for (const column of row.columns) {
    const { name, field, heading, at, group } = column
    try {
      const value = fromCell(field, row.cells[at] ?? null, row.now?.[name])
      if (group === undefined) row.body[name] = value
      else row.body[group] = { ...((row.body[group] ?? row.now?.[group]) as Values | undefined), [name]: value }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      row.problems.push({ row: row.number, column: heading, field: pathOf(column), message: error.message })
    }
  }
  if (row.action === 'update' && row.problems.length === 0 && row.columns.length === 0) row.action = 'unchanged'
}
