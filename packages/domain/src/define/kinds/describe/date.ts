import { wallClock } from '../../../text/dates.ts'
import type { Field } from '../../field.ts'
import { cellText, sheetRules } from './sheet-cell.ts'
import type { Cell } from './sheet-cell.ts'

function readDay(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cellText(cell)) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : cellText(cell)
}

function readMoment(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19)
  const [date = '', clock] = cellText(cell).split(/\s+/)
  return clock ? `${readDay(date)}T${clock.padStart(5, '0')}` : readDay(date)
}

const DAY = '2026-03-01'

export const dateDescriptions = {
  date: {
    schema: () => ({ type: 'string', format: 'date' }),
    /** Birthdays and expiry dates need other days than the rest. */
    example: (_: Field, name: string) =>
      name === 'birthday' ? '1985-06-15' : /expir|wanted/.test(name) ? '2030-03-01' : DAY,
    sheet: sheetRules({
      format: 'day',
      note: 'Ngày, ví dụ 21/11/2026',
      example: () => new Date('2026-11-21T00:00:00Z'),
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
      example: () => new Date('2026-11-21T07:30:00Z'),
      write: (value) => new Date(`${wallClock(new Date(value as string)).slice(0, 19)}Z`),
      read: readMoment,
    }),
  },
}
