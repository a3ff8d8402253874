import { addDays, addMonths, isDay } from '../text/dates.ts'

/** The digit that closes a GS1 key (GTIN, GLN, SSCC): weights 3 and 1 from the right, modulo 10. */
export function checkDigit(digits: string): string {
  let sum = 0
  for (let place = 0; place < digits.length; place++) sum += Number(digits.at(-1 - place)) * (place % 2 ? 1 : 3)
  return String((10 - (sum % 10)) % 10)
}

export const hasCheckDigit = (key: string): boolean =>
  /^\d{2,}$/.test(key) && checkDigit(key.slice(0, -1)) === key.at(-1)

/** A product number as codes carry it, 14 digits; the check digit stays the same. */
export const toGtin14 = (gtin: string): string => gtin.padStart(14, '0')

/** Whether only the 82 signs are used that GS1 allows in lots and serials. */
export const isCharacterSet82 = (text: string): boolean => /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/.test(text)

/** The signs of component numbers: digits, capitals, # - and /. */
export const isCharacterSet39 = (text: string): boolean => /^[#\-/0-9A-Z]*$/.test(text)

const longest = 20

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
