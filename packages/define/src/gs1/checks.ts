import { countryLetters, countryNumbers, currencyNumbers, packageTypes } from './code-lists.ts'
import { isCoupon, isCouponOffer } from './coupons.ts'
import { hasCheckDigit, isCharacterSet39, isCharacterSet64, isCharacterSet82, isYearMonthDay } from './gs1.ts'

const like =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text)

const atMost =
  (digits: number, most: number) =>
  (text: string): boolean =>
    text.length === digits && /^\d+$/.test(text) && Number(text) <= most

const WEIGHTS_82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const CHECK_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const longestPaired = 97

/** The first primes, one for each character that may stand before a pair of check characters. */
const primes: number[] = []
for (let number = 2; primes.length < longestPaired; number++)
  if (primes.every((prime) => number % prime > 0)) primes.push(number)

/** Whether the last two characters are the check characters of those before them: GMN, MUDI. */
function hasCheckPair(text: string): boolean {
  const data = text.slice(0, -2)
  if (text.length < 2 || data.length > longestPaired || !isCharacterSet82(data)) return false
  const sum = [...data].reduceRight(
    (total, sign, at) => total + WEIGHTS_82.indexOf(sign) * primes[data.length - 1 - at]!,
    0,
  )
  return text.endsWith(CHECK_LETTERS[(sum % 1021) >> 5]! + CHECK_LETTERS[(sum % 1021) & 31]!)
}

/**
 * The number of a bank account (ISO 13616): with its first four characters moved to the end, and written in digits, it
 * leaves 1 when divided by 97.
 */
function isBankAccount(text: string): boolean {
  if (!/^[0-9A-Z]{11,34}$/.test(text) || !countryLetters.has(text.slice(0, 2))) return false
  const turned = text.slice(4) + text.slice(0, 4)
  const digits = [...turned].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Two numbers of the same length, the first not above the second, neither zero: '0103'. */
function isPieceOfTotal(text: string): boolean {
  const [piece, total] = [text.slice(0, text.length / 2), text.slice(text.length / 2)]
  return /^(?:\d\d)+$/.test(text) && /[1-9]/.test(piece) && piece <= total
}

function isPlaceInSequence(text: string): boolean {
  const [, place, end] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []
  return place !== undefined && end !== undefined && BigInt(place) <= BigInt(end)
}

/** Only GS1's own list tells whether a number begins with a company's prefix, so any number passes. */
const ofAnyCompany = (): boolean => true

/** The day 00 stands for the whole month. */
const dayOrMonth = (date: string): string => date.replace(/00$/, '01')

/** The checks of GS1's syntax dictionary, by their names there. */
export const checks: Readonly<Record<string, (text: string) => boolean>> = {
  couponcode: isCoupon,
  couponposoffer: isCouponOffer,
  cset39: isCharacterSet39,
  cset64: isCharacterSet64,
  cset82: isCharacterSet82,
  csetnumeric: like(/^\d*$/),
  csum: hasCheckDigit,
  csumalpha: hasCheckPair,
  gcppos1: ofAnyCompany,
  gcppos2: ofAnyCompany,
  hasnondigit: like(/\D/),
  hh: atMost(2, 23),
  hhmi: (text) => text.length === 4 && atMost(2, 23)(text.slice(0, 2)) && atMost(2, 59)(text.slice(2)),
  hyphen: like(/^-+$/),
  iban: isBankAccount,
  importeridx: like(/^[-\w]$/),
  iso3166: (text) => countryNumbers.has(text),
  iso3166999: (text) => text === '999' || countryNumbers.has(text),
  iso3166alpha2: (text) => countryLetters.has(text),
  iso4217: (text) => currencyNumbers.has(text),
  iso5218: like(/^[0129]$/),
  latitude: atMost(10, 1_800_000_000),
  longitude: atMost(10, 3_600_000_000),
  mediatype: like(/^(?:0[1-9]|10|[89]\d)$/),
  mi: atMost(2, 59),
  nonzero: like(/^(?=.*[1-9])\d+$/),
  nozeroprefix: like(/^(?:[1-9]\d*)?$/),
  packagetype: (text) => packageTypes.has(text),
  pcenc: like(/^(?:[^%]|%[0-9A-Fa-f]{2})*$/s),
  pieceoftotal: isPieceOfTotal,
  posinseqslash: isPlaceInSequence,
  ss: atMost(2, 59),
  winding: like(/^[019]$/),
  yesno: like(/^[01]$/),
  yymmd0: (text) => isYearMonthDay(`20${dayOrMonth(text)}`),
  yymmdd: (text) => isYearMonthDay(`20${text}`),
  yyyymmd0: (text) => isYearMonthDay(dayOrMonth(text)),
  yyyymmdd: isYearMonthDay,
  zero: like(/^0+$/),
}
