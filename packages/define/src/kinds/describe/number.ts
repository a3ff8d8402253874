import { formatDay } from '../../text/format.ts'
import { readNumber } from '../../text/read-number.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { toNumber } from '../parse/number.ts'
import { sheetRules } from './sheet-cell.ts'
import type { Cell, SheetRules } from './sheet-cell.ts'

/** An example within the limits of the field. */
const within =
  (usual: number) =>
  ({ min = 0, max = Infinity }: Field): number =>
    Math.min(Math.max(usual, min), max)

/**
 * Throws for a date cell, whose number would be a count of days. Text that is not a number is passed on, and the form
 * refuses it.
 */
function read(cell: Cell, field: Field): Cell {
  if (cell instanceof Date)
    throw new Problem(`${field.label} phải là số, ô đang định dạng ngày (${formatDay(cell.toISOString())})`)
  return typeof cell === 'string' && readNumber(cell, field) ? toNumber(cell, field) : cell
}

const digits: Partial<SheetRules> = { format: 'number', write: Number, read }

export const numberDescriptions = {
  integer: {
    schema: () => ({ type: 'integer' }),
    example: within(10),
    sheet: sheetRules({ note: 'Số nguyên' }, digits),
  },
  decimal: {
    schema: () => ({ type: 'number' }),
    example: within(2.5),
    sheet: sheetRules({ format: 'decimal', note: 'Số' }, digits),
  },
  money: {
    schema: () => ({ type: 'integer', minimum: 0 }),
    example: within(45_000),
    sheet: sheetRules({ note: 'Số đồng' }, digits),
  },
  count: { schema: () => ({ type: 'integer' }), example: within(10), sheet: sheetRules(digits) },
}
