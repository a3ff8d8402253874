import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { cleanText } from '../../text/clean-text.ts'
import { limitMarks } from '../../text/combining-marks.ts'
import { formatDay } from '../../text/format.ts'
import { nameKey } from '../../text/name-key.ts'
import { nearest } from '../../text/nearest.ts'
import { shortened } from '../../text/shortened.ts'
export { shortened } from '../../text/shortened.ts'

/** Value of a cell. A text stays a text, whatever its first character (no formulas); a Date is read in UTC. */
export type Cell = string | number | boolean | Date | null

/** How a sheet writes and reads a kind. */
export interface SheetRules {
  /** Minimum width of its column, in characters. */
  width: number
  format: 'text' | 'number' | 'decimal' | 'day' | 'moment'
  /** Filling instructions shown in the template. */
  note: string
  /** The template's text for the maximum of the field. */
  limit?(max: number): string
  /** Words to choose from in the template. */
  choices?(field: Field): string[]
  /** Cell of a stored value that is not null; `joined` is the row, or the rows, that it refers to. */
  write(value: unknown, field: Field, joined: unknown): Cell
  /** The value that a form would send for a cell that is not blank; `now` is the stored one. */
  read(cell: Cell, field: Field, now: unknown): unknown
}

const MOST_PARTS = 500

/**
 * Default sheet rules for kinds that are text in a sheet. A function, since a bundler keeps spread objects at the top
 * of a module, which browsers do not need.
 */
// @__NO_SIDE_EFFECTS__
export function sheetRules(own: Partial<SheetRules> = {}, shared: Partial<SheetRules> = {}): SheetRules {
  return {
    width: 18,
    format: 'text',
    note: '',
    write: textOrNull,
    read: (cell) => (cell instanceof Date ? formatDay(cell.toISOString()) : cellText(cell)),
    ...shared,
    ...own,
  }
}

export const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value)

export const enumerated = (parts: string[]): string | null => (parts.length === 0 ? null : parts.join('; '))

/** The text of a cell, whichever type Excel stored it as. */
export function cellText(cell: Cell): string {
  if (cell instanceof Date) return String(Math.round(cell.getTime() / 1000))
  return cell === null ? '' : cleanText(limitMarks(String(cell)), 'several')
}

/** The items of a cell, separated by semicolons or lines. */
export function partsOf(cell: Cell): string[] {
  const said = cellText(cell)
    .split(/[\n;]/, MOST_PARTS + 1)
    .map((part) => part.trim())
    .filter(Boolean)
  if (said.length > MOST_PARTS) throw new Problem(`Tối đa ${MOST_PARTS} mục trong một ô`)
  return said
}

/** The items named by a cell, which lists their values of the field `key`; an existing item keeps its other values. */
export function itemsOf(key: string, cell: Cell, now: unknown): Record<string, unknown>[] {
  const known = (now ?? []) as Record<string, unknown>[]
  return partsOf(cell).map((part) => known.find((item) => item[key] === part) ?? { [key]: part })
}

/** An unknown word in a cell, and the known word nearest to it. */
export interface Near {
  said?: string
  proposal?: string
}

export function nearOf(said: string, names: Iterable<string>): Near {
  const proposal = nearest(said, names)
  return proposal === null ? {} : { said, proposal }
}

/** Thrown for a cell whose text is none of the known words. */
export class UnknownCellText extends Problem {
  readonly near: Near

  constructor(message: string, said: string, names: readonly string[]) {
    super(message)
    this.near = nearOf(said, names)
  }
}

/** The key of a choice, given as itself or as its label. */
export function choiceIn({ label, choices = {} }: Field, said: string): string {
  const found = Object.keys(choices).find((key) => key === said || nameKey(choices[key]!) === nameKey(said))
  if (found === undefined)
    throw new UnknownCellText(`${label} không hợp lệ: “${shortened(said)}”`, said, Object.values(choices))
  return found
}
