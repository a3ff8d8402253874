import type { Field } from '@trace/define/field.ts'
import { cellText } from '@trace/define/kinds/describe/sheet-cell.ts'
import type { Cell } from '@trace/define/kinds/describe/sheet-cell.ts'
import { Problem } from '@trace/define/problem.ts'
import { readNumber } from '@trace/define/text/read-number.ts'
import { sheetRulesOf } from './columns.ts'
import { UNCALCULATED } from './sheet.ts'

/** The cell with every part equal to `said` replaced by `proposal`. */
export const corrected = (cell: Cell, said: string, proposal: string): Cell =>
  cell === null
    ? null
    : cellText(cell)
        .split(/([\n;])/)
        .map((part) => (part.trim() === said ? proposal : part))
        .join('')

/** Whether a cell of a workbook contains the stored value, whichever type Excel stored it as. */
export function sameCell(field: Field, stored: Cell, cell: Cell): boolean {
  if (typeof stored === 'number' && typeof cell === 'string') {
    const reading = readNumber(cell, field)
    return reading?.value === stored && reading.other === null
  }
  return cellText(stored) === cellText(cell)
}

/**
 * Converts a cell into the value a form would send. References stay text, to be resolved later. A list item that
 * already exists in the stored value `now` keeps the values that the cell does not contain.
 */
export function fromCell(field: Field, cell: Cell, now: unknown = null): unknown {
  const said = cell === null ? '' : cellText(cell)
  if (said === '') return null
  if (said === UNCALCULATED)
    throw new Problem(`${field.label}: công thức chưa có kết quả, hãy mở tệp bằng Excel và lưu lại, hoặc gõ giá trị`)
  if (ERROR.test(said)) throw new Problem(`${field.label}: ô có lỗi “${said}” của bảng tính, hãy sửa công thức`)
  return sheetRulesOf(field).read(cell, field, now)
}

/** Error text that a cell with a failed formula shows in Excel, LibreOffice and Google Sheets. */
const ERROR = /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!|GETTING_DATA)|Err:\d{3})$/i
