import { addDays, addMonths, isDay } from '../text/dates.ts'

/** The check digit of a GS1 key (GTIN, GLN, SSCC): weights 3 and 1 from the right, modulo 10. */
export function checkDigit(digits: string): string {
  let sum = 0
  for (let place = 0; place < digits.length; place++) sum += Number(digits.at(-1 - place)) * (place % 2 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}

export const hasCheckDigit = (key: string): boolean =>
  /^\d{2,}$/.test(key) && checkDigit(key.slice(0, -1)) === key.at(-1)

/** Pads a product number to GTIN-14, as codes carry it; the check digit stays the same. */
export const toGtin14 = (gtin: string): string => gtin.padStart(14, '0')

/** Whether a text uses only GS1 character set 82, allowed in lots and serials. */
export const isCharacterSet82 = (text: string): boolean => /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/.test(text)

/** GS1 character set 39, for component numbers: digits, capitals, # - and /. */
export const isCharacterSet39 = (text: string): boolean => /^[#\-/0-9A-Z]*$/.test(text)

/**
 * GS1 character set 64, for signatures: URL-safe base64, optionally padded with = to a multiple of three characters.
 */
export const isCharacterSet64 = (text: string): boolean =>
  /^[-\w]*={0,2}$/.test(text) && (!text.endsWith('=') || text.length % 3 === 0)

const longest = 20

/**
 * The lot of the nth trace of a batch: the batch's code, from the second trace on with '-2', '-3'; at most 20
 * characters.
 */
export function lotOf(batchCode: string, nth: number): string {
  const suffix = nth > 1 ? `-${nth}` : ''
  return batchCode.slice(0, longest - suffix.length).replace(/(?<!-)-+$/, '') + suffix
}

/** The GS1 key of a trace: its product number and its lot. */
export const gs1Key = (gtin: string, lot: string): string => `01${toGtin14(gtin)}10${lot}`

/** The GTIN-14 of a trace's GS1 key: the number its labels carry, whatever the product's number is today. */
export const gtinOfKey = (key: string): string => key.slice(2, 16)

/** A date in the format of AI (17), YYMMDD. */
export const gs1Date = (day: string): string => day.slice(2, 10).replaceAll('-', '')

/** Whether YYYYMMDD is a day of the calendar. */
export const isYearMonthDay = (text: string): boolean => isDay(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))

/** Parses YYMMDD as a date of this century, or null when invalid; day 00 means the last day of the month. */
export function readGs1Date(yymmdd: string): string | null {
  if (!/^\d{6}$/.test(yymmdd)) return null
  const [year, month, date] = yymmdd.match(/../g)!
  const first = `20${year}-${month}-01`
  if (date === '00') return isDay(first) ? addDays(addMonths(first, 1), -1) : null
  const day = `20${year}-${month}-${date}`
  return isDay(day) ? day : null
}
