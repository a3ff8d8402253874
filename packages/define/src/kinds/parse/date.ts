import { today } from '../../text/dates.ts'
import { readDay, readMoment } from '../../text/read-day.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { shortened } from '../../text/shortened.ts'
import { written } from './text.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?$/

const FIRST_YEAR = 1900
const LAST_YEAR = 2199

/** Says what was found, and how it is written. */
const refused = (label: string, said: string, how: string): Problem =>
  new Problem(`${label} không hợp lệ: “${shortened(said)}”. ${how}`)

/** Reads the day in a text (`readDay`). A moment is the day that it begins with, whatever its zone (domain §5). */
export function parseDate(raw: unknown, field: Field): string {
  const { label, latest } = field
  const text = written(raw, { label }).trim()
  const day = readDay(MOMENT.test(text) ? text.slice(0, 10) : text, field)
  if (day === null) throw refused(label, text, 'Viết ngày/tháng/năm, như 30/11/2026')
  // Most likely a slip; a workbook could not hold the day, either.
  const year = Number(day.slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw new Problem(`${label} phải từ năm ${FIRST_YEAR} đến năm ${LAST_YEAR}`)
  if (latest === 'today' && day > today()) throw new Problem(`${label} không được ở tương lai`)
  return day
}

/** A timestamp without a zone is in Vietnam's time, as its users type it. */
export function parseMoment(raw: unknown, { label }: Field): string {
  const said = written(raw, { label })
  const value = MOMENT.test(said) ? said : (readMoment(said) ?? said)
  const iso =
    value.length === 10 ? `${value}T00:00:00+07:00` : /[Z]$|[+-]\d{2}:?\d{2}$/.test(value) ? value : `${value}+07:00`
  const time = MOMENT.test(value) || value.length === 10 ? new Date(iso) : null
  if (!time || Number.isNaN(time.getTime()) || time.getUTCFullYear() < FIRST_YEAR || time.getUTCFullYear() > LAST_YEAR)
    throw refused(label, said, 'Viết ngày/tháng/năm giờ:phút, như 30/11/2026 07:00')
  return time.toISOString()
}
