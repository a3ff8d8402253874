import { addDays, addMonths, isDay } from '../text/dates.ts'

/** The digit that closes a GS1 key (GTIN, GLN, SSCC): weights 3 and 1 from the right, modulo 10. */
export function checkDigit(digits: string): string {
  let sum = 0
  for (let place = 0; place < digits.length; place++) sum += Number(digits.at(-1 - place)) * (place % 2 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}

export const hasCheckDigit = (key: string): boolean =>
  /^\d{2,}$/.test(key) && checkDigit(key.slice(0, -1)) === key.at(-1)

/** A product number of 8, 12, 13 or 14 digits. */
export const isGtin = (text: string): boolean => [8, 12, 13, 14].includes(text.length) && hasCheckDigit(text)

/** A location number. */
export const isGln = (text: string): boolean => text.length === 13 && hasCheckDigit(text)

/** A product number as codes carry it, 14 digits; the check digit stays the same. */
export const toGtin14 = (gtin: string): string => gtin.padStart(14, '0')

/** The start of the numbers GS1 gave to one company; 893 is Vietnam's. */
export const isCompanyPrefix = (text: string): boolean => /^\d{7,10}$/.test(text)

/** Whether only the 82 signs are used that GS1 allows in lots and serials. */
export const isCharacterSet82 = (text: string): boolean => /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/.test(text)

/** The signs of component numbers: digits, capitals, # - and /. */
export const isCharacterSet39 = (text: string): boolean => /^[#\-/0-9A-Z]*$/.test(text)

const longest = 20

/** A lot, AI (10), or serial, AI (21), of anybody's making. */
export const isLot = (text: string): boolean => text.length >= 1 && text.length <= longest && isCharacterSet82(text)

/** A lot or serial as this platform writes them. */
export const isOwnLot = (text: string): boolean => text.length <= longest && /^[0-9A-Z-]+$/.test(text)

/** The lot of the nth trace of a batch: the batch's code, from the second trace on with '-2', '-3', never longer than 20. */
export function lotOf(batchCode: string, nth: number): string {
  const suffix = nth > 1 ? `-${nth}` : ''
  return batchCode.slice(0, longest - suffix.length).replace(/(?<!-)-+$/, '') + suffix
}

/** What a trace is found by in GS1's world: its product number and its lot. */
export const gs1Key = (gtin: string, lot: string): string => `01${toGtin14(gtin)}10${lot}`

/** A day as AI (17) carries it, YYMMDD. */
export const gs1Date = (day: string): string => day.slice(2, 10).replaceAll('-', '')

/** Reads YYMMDD as a day of this century, or null when there is none; day 00 stands for the month's last. */
export function readGs1Date(yymmdd: string): string | null {
  if (!/^\d{6}$/.test(yymmdd)) return null
  const [year, month, date] = yymmdd.match(/../g)!
  const first = `20${year}-${month}-01`
  if (date === '00') return isDay(first) ? addDays(addMonths(first, 1), -1) : null
  const day = `20${year}-${month}-${date}`
  return isDay(day) ? day : null
}
