import { vietnamTimeAsUtc } from '../../text/dates.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { cellText, sheetRules } from './sheet-cell.ts'
import type { Cell } from './sheet-cell.ts'

/** Refuses a number: Excel shows a number as a date only if its cell has a date format. */
function written(cell: Cell, { label }: Field): string {
  if (typeof cell === 'number') throw new Problem(`${label}: ô ghi số ${cell}, hãy ghi ngày như 21/11/2026`)
  return cellText(cell)
}

const readDay = (cell: Cell, field: Field): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : written(cell, field)

const readMoment = (cell: Cell, field: Field): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 19) : written(cell, field)

const DAY = '2026-03-01'

export const dateDescriptions = {
  date: {
    schema: () => ({ type: 'string', format: 'date' }),
    /** An example birthday lies in the past, an expiry or wanted date in the future. */
    example: (_: Field, name: string) =>
      name === 'birthday' ? '1985-06-15' : /expir|wanted/.test(name) ? '2030-03-01' : DAY,
    sheet: sheetRules({
      format: 'day',
      note: 'Ngày, ví dụ 21/11/2026',
      write: (value) => new Date(`${value as string}T00:00:00Z`),
      read: readDay,
    }),
  },
  moment: {
    schema: () => ({ type: 'string', format: 'date-time' }),
    example: () => `${DAY}T01:30:00.000Z`,
    sheet: sheetRules({
      format: 'moment',
      note: 'Ngày giờ, ví dụ 21/11/2026 07:30',
      write: (value) => new Date(vietnamTimeAsUtc(new Date(value as string)).setUTCMilliseconds(0)),
      read: readMoment,
    }),
  },
}
