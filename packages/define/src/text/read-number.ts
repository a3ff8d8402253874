import { withoutUnseen } from './clean-text.ts'

/** A text read as a number. `other` is its English reading, if the text can be read in two ways. */
export interface NumberReading {
  value: number
  other: number | null
}

/**
 * The field for which a number is read: only a `decimal` has decimals, the unit may follow the number, limits
 * exclude readings.
 */
interface NumberField {
  kind: string
  unit?: string | undefined
  min?: number | undefined
  max?: number | undefined
}

const LONGEST = 40
const MOST_DIGITS = 15
/** Digits, point and comma as East Asian keyboards write them. */
const FULL_WIDTH = /[\uff0c\uff0e\uff10-\uff19]/g
const halved = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)
const MONEY = ['vnđ', 'vnd', 'đồng', 'đ', '₫']
/** Groups of exactly three digits, of which the first never begins with 0. */
const groups = (mark: string) => `[1-9]\\d{0,2}(?:${mark}\\d{3})+`
const VIETNAMESE = new RegExp(`^(?:${groups('\\.')}|${groups(' ')}|\\d+)(?:,\\d*)?$|^,\\d+$`)
const ENGLISH = new RegExp(`^(?:${groups(',')}|${groups(' ')}|\\d+)(?:\\.\\d*)?$|^\\.\\d+$`)

/**
 * Reads a person's text as a number, Vietnamese first: '1.234,5' is 1234.5. Where only the English reading is possible
 * ('0.5', '1,234.5') that is taken. '1.375' and '45,000' can be read in both ways: `other` is then the English reading,
 * unless the limits of the field exclude one of them: a latitude of '21.028' is 21.028. Null if the text is no number.
 */
export function readNumber(text: string, field: NumberField = { kind: 'decimal' }): NumberReading | null {
  const { kind, unit } = field
  if (text.length > LONGEST) return null
  const said = withoutUnseen(text).replace(FULL_WIDTH, halved).replace(/\s+/g, ' ').trim()
  const [, sign = '', rest = ''] = /^([+\-−–]?) ?(.*)$/s.exec(said) ?? []
  const digits = withoutUnit(rest, kind === 'money' ? MONEY : [unit ?? ''])
  if (digits.replace(/\D/g, '').replace(/^0+/, '').length > MOST_DIGITS) return null
  const turn = sign === '' || sign === '+' ? 1 : -1
  const vietnamese = VIETNAMESE.test(digits) ? turn * Number(digits.replace(/[. ]/g, '').replace(',', '.')) : null
  const english = ENGLISH.test(digits) ? turn * Number(digits.replace(/[, ]/g, '')) : null
  if (vietnamese === null || english === null) return readingOf(vietnamese ?? english, null)
  // Whole numbers have no decimals, so a point in one separates thousands.
  if (english === vietnamese || (kind !== 'decimal' && digits.includes('.'))) return readingOf(vietnamese, null)
  const fits = [vietnamese, english].filter((one) => isWithin(one, field))
  return fits.length === 1 ? readingOf(fits[0]!, null) : readingOf(vietnamese, english)
}

const isWithin = (value: number, { min = -Infinity, max = Infinity }: NumberField): boolean =>
  value >= min && value <= max

const readingOf = (value: number | null, other: number | null): NumberReading | null =>
  value === null ? null : { value: value + 0, other }

function withoutUnit(text: string, units: readonly string[]): string {
  const unit = units.find((one) => one !== '' && text.toLowerCase().endsWith(one.normalize().toLowerCase()))
  return unit === undefined ? text : text.slice(0, -unit.normalize().length).trimEnd()
}

/** Writes a number so that `readNumber` reads it in one way only: 1.375 is '1.3750'. For addresses and requests. */
export function unambiguousNumberText(value: number): string {
  const text = String(value)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}
