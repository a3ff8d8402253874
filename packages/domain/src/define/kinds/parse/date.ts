import { today } from '../../../text/dates.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'
import { written } from './text.ts'

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
