/** What a cell holds. A text stays a text, whatever it begins with; a Date is read by its UTC clock. */
export type Cell = string | number | boolean | Date | null

/** A row that is not empty, with its number as Excel counts it. */
export interface SheetRow {
  number: number
  cells: Cell[]
}

/** Asks for the next rows of a sheet: the first one, or the one of a name. */
export interface Ask {
  sheet: string | undefined
}

/** Some rows of it, none at its end; or why it is not read. */
export type Given = { rows: SheetRow[] } | { reason: string }
