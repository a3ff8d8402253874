import type { Cell } from '@trace/define/kinds/describe/sheet-cell.ts'

export type { Cell }

/** Text of a cell whose formula was saved without its result, as some programs do. */
export const UNCALCULATED = '#CHƯA TÍNH!'

/** A row that is not empty, with its row number in Excel. */
export interface SheetRow {
  number: number
  cells: Cell[]
  isHidden?: true
}

/** A sheet of a workbook, in the order of its tabs. */
export interface SheetName {
  name: string
  isHidden?: true
}

/** What a sheet has besides its rows; complete once all rows were read. */
export interface SheetLayout {
  /** Hidden columns, zero-based. */
  hiddenColumns: number[]
  /** Merged ranges, such as 'B3:B5': only their first cell has a value. */
  merged: string[]
}

/** Request to the worker: for the next rows of a sheet, or for the names of all sheets. */
export interface Ask {
  sheet: string | null
}

/**
 * Answer of the worker: the next rows, with the layout after the last of them; the list of all sheets; or the reason
 * why the workbook cannot be read.
 */
export type WorkerAnswer = { rows: SheetRow[]; layout?: SheetLayout } | { sheets: SheetName[] } | { reason: string }
