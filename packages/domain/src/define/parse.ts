import { hasTooManyMarks } from '../text/combining-marks.ts'
import { today } from '../text/dates.ts'
import type { Field, Media } from './field.ts'
import { formatProblem, formats } from './formats.ts'
import { isTooLongForPassword } from './password.ts'

/** Parse error; its message is shown beside the field. */
export class Problem extends Error {}

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?$/
/** Lone surrogates and U+0000, which PostgreSQL cannot store. */
const UNKEEPABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
/** Maximum UTF-16 units per letter: longer text is refused before it is normalised. */
const MOST_UNITS = 8

/** Accepts text, and numbers as text. */
function written(raw: unknown, { label }: Pick<Field, 'label'>): string {
  if (typeof raw === 'string') return raw
  if (typeof raw !== 'number' || !Number.isFinite(raw)) throw new Problem(`${label} không hợp lệ`)
  return String(raw)
}

export function parseText(raw: unknown, { label, max = 255, min, format }: Field): string {
  const given = written(raw, { label }).trim()
  const mayFit = given.length <= max * MOST_UNITS
  const value = mayFit && !hasTooManyMarks(given) ? given.normalize('NFC') : given
  if (UNKEEPABLE.test(value) || hasTooManyMarks(value)) throw new Problem(`${label} có ký tự không hợp lệ`)
  if (!mayFit || [...value].length > max) throw new Problem(`${label} tối đa ${max} ký tự`)
  if (min !== undefined && [...value].length < min) throw new Problem(`${label} tối thiểu ${min} ký tự`)
  if (!format) return value
  const kept = formats[format].normalise?.(value) ?? value
  const problem = formatProblem(format, kept, label)
  if (problem) throw new Problem(problem)
  return kept
}

export const parseLongText = (raw: unknown, field: Field): string =>
  parseText(raw, { ...field, max: field.max ?? 5_000 })
export const parseRichText = (raw: unknown, field: Field): string =>
  parseText(raw, { ...field, max: field.max ?? 200_000 })

export function parsePassword(raw: unknown, { label }: Field): string {
  if (typeof raw !== 'string') throw new Problem(`${label} không hợp lệ`)
  if (isTooLongForPassword(raw)) throw new Problem(`${label} tối đa 128 ký tự`)
  if (UNKEEPABLE.test(raw) || hasTooManyMarks(raw)) throw new Problem(`${label} không hợp lệ`)
  return raw.normalize('NFC')
}

export const parseUrl = (raw: unknown, field: Field): string => parseText(raw, { ...field, max: field.max ?? 500 })

/** Placeholder for an encrypted value this server cannot decrypt. Sent back, it means: leave the value as it is. */
export const UNREADABLE = 'không đọc được'

export const parseIdentity = (raw: unknown, field: Field): string =>
  raw === UNREADABLE ? UNREADABLE : parseText(raw, field)

export function parseInteger(raw: unknown, field: Field): number {
  const value = toNumber(raw, field)
  if (!Number.isSafeInteger(value)) throw new Problem(`${field.label} phải là số nguyên`)
  refuseLate(value, field)
  return bounded(value, field, 2_147_483_647)
}

export function parseMoney(raw: unknown, field: Field): number {
  const value = toNumber(raw, field)
  if (!Number.isSafeInteger(value)) throw new Problem(`${field.label} phải là số nguyên`)
  return bounded(value, { min: 0, ...field }, 9_000_000_000_000)
}

export function parseDecimal(raw: unknown, field: Field): number {
  const value = bounded(toNumber(raw, field), field, 9_999_999_999)
  const { label, decimals } = field
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value)
    throw new Problem(`${label} có tối đa ${decimals} chữ số sau dấu phẩy`)
  return value
}

function toNumber(raw: unknown, { label }: Field): number {
  const value =
    typeof raw === 'number'
      ? raw
      : typeof raw === 'string' && /^[+-]?\d{1,17}([.,]\d{1,10})?$/.test(raw.trim())
        ? Number(raw.trim().replace(',', '.'))
        : NaN
  if (!Number.isFinite(value)) throw new Problem(`${label} phải là số`)
  return value
}

/** Refuses a year above the limit. */
function refuseLate(year: number, { label, latest }: Pick<Field, 'label' | 'latest'>): void {
  const thisYear = Number(today().slice(0, 4))
  if (latest === 'thisYear' && year > thisYear) throw new Problem(`${label} không được ở tương lai`)
  if (latest === 'nextYear' && year > thisYear + 1) throw new Problem(`${label} không được sau năm ${thisYear + 1}`)
}

function bounded(value: number, { label, min, max }: Pick<Field, 'label' | 'min' | 'max'>, limit: number): number {
  if (min !== undefined && value < min) throw new Problem(`${label} phải từ ${min} trở lên`)
  if (value > (max ?? limit)) throw new Problem(`${label} phải từ ${max ?? limit} trở xuống`)
  if (value < -limit) throw new Problem(`${label} không hợp lệ`)
  return value
}

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

export function parseFlag(raw: unknown, { label }: Field): boolean {
  if (raw === true || raw === 'true' || raw === 1 || raw === '1' || raw === 'on') return true
  if (raw === false || raw === 'false' || raw === 0 || raw === '0') return false
  throw new Problem(`${label} không hợp lệ`)
}

export function parseChoice(raw: unknown, { label, choices = {} }: Field): string {
  if ((typeof raw !== 'string' && typeof raw !== 'number') || !Object.hasOwn(choices, raw))
    throw new Problem(`${label} không hợp lệ`)
  return String(raw)
}

export const parseChoices = (raw: unknown, field: Field): string[] => [
  ...new Set(parseItems(raw, field, (item) => parseChoice(item, field))),
]

/** The id of a row. The store checks that the row exists. */
export function parseReference(raw: unknown, { label }: Field): number {
  const id = Number(written(raw, { label }))
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new Problem(`${label} không hợp lệ`)
  return id
}

export const parseReferences = (raw: unknown, field: Field): number[] => [
  ...new Set(parseItems(raw, field, (item) => parseReference(item, field))),
]

/** Accepts only files uploaded here: the server never fetches an address that somebody typed. */
export function parseFile(raw: unknown, { label }: Pick<Field, 'label'>): string {
  if (typeof raw !== 'string' || !/^\/files\/[\w/-]+(\.[a-z0-9]{2,5})?$/.test(raw))
    throw new Problem(`${label} không hợp lệ`)
  return raw
}

export const parseMedia = (raw: unknown, field: Field): Media[] =>
  parseItems(raw, field, (item) => {
    const { url, caption = '' } = typeof item === 'object' && item !== null ? (item as Partial<Media>) : { url: item }
    return {
      url: parseFile(url, field),
      caption: caption ? parseText(caption, { ...field, kind: 'text', max: 255 }) : '',
    }
  })

function parseItems<T>(raw: unknown, { label, min, max = 200 }: Field, parse: (item: unknown) => T): T[] {
  if (!Array.isArray(raw)) throw new Problem(`${label} không hợp lệ`)
  if (raw.length > max) throw new Problem(`${label} tối đa ${max} mục`)
  if (min !== undefined && raw.length < min) throw new Problem(`${label} tối thiểu ${min} mục`)
  return raw.map(parse)
}
