import { today, wallClock } from '../../text/dates.ts'
import type { Field } from '../field.ts'
import { Problem } from '../problem.ts'
import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'
import { cellText, sheetRules } from './sheet-cell.ts'
import type { Cell } from './sheet-cell.ts'
import { written } from './text.ts'

/** A calendar date, 'YYYY-MM-DD'. */
export const date = plain<string, 'date'>('date')
/** A timestamp, stored in UTC and shown in UTC+7. */
export const moment = plain<string, 'moment'>('moment')

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?$/

/** Keeps the calendar day of a timestamp: '2026-03-01T00:00:00Z' is '2026-03-01'. No time zone shifts it. */
export function parseDate(raw: unknown, { label, latest }: Field): string {
  const day = written(raw, { label }).slice(0, 10)
  const moved = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null
  if (!moved || Number.isNaN(moved.getTime()) || moved.toISOString().slice(0, 10) !== day)
    throw new Problem(`${label} không hợp lệ`)
  if (latest === 'today' && day > today()) throw new Problem(`${label} không được ở tương lai`)
  return day
}

/** A timestamp without a zone is in Vietnam's time, as its users type it. */
export function parseMoment(raw: unknown, { label }: Field): string {
  const value = written(raw, { label })
  const iso =
    value.length === 10 ? `${value}T00:00:00+07:00` : /[Z]$|[+-]\d{2}:?\d{2}$/.test(value) ? value : `${value}+07:00`
  const time = MOMENT.test(value) || value.length === 10 ? new Date(iso) : null
  if (!time || Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1900 || time.getUTCFullYear() > 9999)
    throw new Problem(`${label} không hợp lệ`)
  return time.toISOString()
}

const time = {
  sorted: true,
  filter: null,
  range: true,
  answered: 'listed',
  sheeted: true,
} as const

export const dateRules = {
  date: { ...time, column: 'date', parse: parseDate },
  moment: { ...time, column: 'timestamptz', parse: parseMoment },
} satisfies Record<string, KindRules>

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
