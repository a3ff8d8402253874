import { today, wallClock } from '../../text/dates.ts'
import { readDay, readMoment } from '../../text/read-day.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { written } from './text.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * Reads the day in a text (`readDay`). For a moment with a zone, it is the day in Vietnam: '2026-07-05T17:00:00Z' is 6
 * July.
 */
export function parseDate(raw: unknown, field: Field): string {
  const { label, latest } = field
  const day = readDay(dayIn(written(raw, { label }).trim()), field)
  if (day === null) throw new Problem(`${label} không hợp lệ`)
  if (latest === 'today' && day > today()) throw new Problem(`${label} không được ở tương lai`)
  return day
}

function dayIn(text: string): string {
  if (!MOMENT.test(text)) return text
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text.replace(' ', 'T')) : null
  return zoned && !Number.isNaN(zoned.getTime()) ? wallClock(zoned).slice(0, 10) : text.slice(0, 10)
}

/** A timestamp without a zone is in Vietnam's time, as its users type it. */
export function parseMoment(raw: unknown, { label }: Field): string {
  const said = written(raw, { label })
  const value = MOMENT.test(said) ? said : (readMoment(said) ?? said)
  const iso =
    value.length === 10 ? `${value}T00:00:00+07:00` : /[Z]$|[+-]\d{2}:?\d{2}$/.test(value) ? value : `${value}+07:00`
  const time = MOMENT.test(value) || value.length === 10 ? new Date(iso) : null
  if (!time || Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1900 || time.getUTCFullYear() > 9999)
    throw new Problem(`${label} không hợp lệ`)
  return time.toISOString()
}
