import { cellText, joinedName } from '@trace/domain'
import type { Cell, Field } from '@trace/domain'
import { sheetRulesOf } from './columns.ts'
import type { FieldColumn } from './columns.ts'

type Values = Record<string, unknown>

/** Cell value of a presented row: names instead of ids, labels instead of internal values. */
export function toCell({ name, field, group }: FieldColumn, row: Values): Cell {
  const values = group === undefined ? row : ((row[group] ?? {}) as Values)
  const value = values[name]
  if (value === null || value === undefined) return null
  return sheetRulesOf(field).write(value, field, field.to === undefined ? undefined : row[joinedName(name)])
}

/** A cell with one of its parts replaced by what was meant. */
export const corrected = (cell: Cell, said: string, proposal: string): Cell =>
  cell === null
    ? null
    : cellText(cell)
        .split(/([\n;])/)
        .map((part) => (part.trim() === said ? proposal : part))
        .join('')

/** Whether two cells are equal, whichever types Excel stored them as. */
export function sameCell(one: Cell, other: Cell): boolean {
  const [a, b] = [cellText(one), cellText(other)]
  return (
    a === b ||
    (a !== '' && b !== '' && (typeof one === 'number' || typeof other === 'number') && Number(a) === Number(b))
  )
}

/**
 * Converts a cell into the value a form would send. References stay text, to be resolved later. An item of a list that
 * exists (`now`) keeps the values that the cell does not contain.
 */
export const fromCell = (field: Field, cell: Cell, now: unknown = null): unknown =>
  cell === null || cellText(cell) === '' ? null : sheetRulesOf(field).read(cell, field, now)
