import type { Cell } from '@trace/domain'

export type { Cell }

/** A row that is not empty, with its row number in Excel. */
export interface SheetRow {
  number: number
  cells: Cell[]
}

/** Request to the worker for the next rows: of the first sheet, or of the named one. */
export interface Ask {
  sheet: string | undefined
}

/** Answer of the worker: some rows, none at the end of the sheet; or why the workbook cannot be read. */
export type Given = { rows: SheetRow[] } | { reason: string }
