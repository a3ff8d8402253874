import type { Field } from '../../field.ts'
import { cellText, sheetRules } from './sheet-cell.ts'
import type { Cell, SheetRules } from './sheet-cell.ts'

/** An example within the limits of the field. */
const within =
  (usual: number) =>
  ({ min = 0, max = Infinity }: Field): number =>
    Math.min(Math.max(usual, min), max)

/** Numbers with thousands separators, such as '1.234.567', are accepted. */
function read(cell: Cell): number | string {
  if (typeof cell === 'number') return cell
  const said = cellText(cell)
  return /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(said) ? said.replaceAll('.', '') : said
}

const digits: Partial<SheetRules> = { format: 'number', example: ({ min }) => min ?? 1, write: Number, read }

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
