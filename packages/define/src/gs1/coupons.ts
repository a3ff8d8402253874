import { isYearMonthDay } from './gs1.ts'

/** Pattern of a number preceded by its length: a digit from `from` to `to`, then that many digits and `more` others. */
function counted(from: number, to: number, more: number): string {
  const lengths = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return `(?:${lengths.map((length) => `${length}\\d{${length + more}}`).join('|')})`
}

const company = counted(0, 6, 6)
const value = counted(1, 5, 0)
const serial = counted(0, 9, 6)
const purchase = `${value}[0-49]\\d{3}`
const purchaseElsewhere = `${purchase}(?:${company}|9)`

/** Coupons of North America, AI (8110); every part behind the first purchase begins with its own digit. */
const coupon = new RegExp(
  [
    `^${company}\\d{6}${value}${purchase}`,
    `(?:1[0-3]${purchaseElsewhere})?`,
    `(?:2${purchaseElsewhere})?`,
    '(?:3(?<expiry>\\d{6}))?',
    '(?:4(?<start>\\d{6}))?',
    `(?:5${serial})?`,
    `(?:6${counted(1, 7, 6)})?`,
    '(?:9[01256][0-2]\\d[01])?$',
  ].join(''),
)

export function isCoupon(text: string): boolean {
  const found = coupon.exec(text)
  if (!found) return false
  const { expiry, start } = found.groups ?? {}
  return (
    [expiry, start].every((day) => day === undefined || isYearMonthDay(`20${day}`)) &&
    !(expiry && start && start > expiry)
  )
}

const offer = new RegExp(`^[01]${company}\\d{6}${serial}$`)

/** Coupon offers redeemed at the till, AI (8112). */
export const isCouponOffer = (text: string): boolean => offer.test(text)
