import { isShownEmpty, today, vietnamTimeText } from './dates.ts'

type Maybe<T> = T | null | undefined

/** The zone at the end of a moment; texts without one begin with the day that they mean. */
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/

/** Formats a date, or the day of a moment in Vietnam: '2026-07-05' is '05/07/2026', '2026-07-05T17:30:00Z' the day after. */
export function formatDay(date: Maybe<string>): string {
  if (!date || isShownEmpty(date)) return ''
  const day = date.length > 10 && ZONE.test(date) ? today(new Date(date)) : date
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** Formats a timestamp in Vietnam's time: '2026-07-05T17:30:00Z' is '06/07/2026 00:30'. */
export function formatMoment(moment: Maybe<string | Date>): string {
  if (!moment || (typeof moment === 'string' && isShownEmpty(moment))) return ''
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const clock = vietnamTimeText(date)
  return isShownEmpty(clock) ? '' : `${formatDay(clock.slice(0, 10))} ${clock.slice(11, 16)}`
}

/**
 * Formats a number: 1234.5 is '1.234,5'; at most so many decimals, no trailing zeros. Accepts decimal columns as text.
 */
export function formatNumber(value: Maybe<number | string>, decimals = 3): string {
  if (value === null || value === undefined || value === '') return ''
  const number = Number(value)
  if (!Number.isFinite(number)) return ''
  const [whole = '', fraction = ''] = Math.abs(number).toFixed(decimals).split('.')
  // At most 100 letters: `toFixed` gives no more decimals.
  const shown = fraction.replace(/0+$/, '')
  const text = withThousandPoints(whole) + (shown && `,${shown}`)
  return number < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** Thousands separators: '1234567' is '1.234.567'. */
export function withThousandPoints(digits: string): string {
  const parts: string[] = []
  for (let end = digits.length; end > 0; end -= 3) parts.unshift(digits.slice(Math.max(end - 3, 0), end))
  return parts.join('.')
}

const withUnit = (text: string, unit: string) => text && `${text} ${unit}`

export const formatMoney = (value: Maybe<number | string>): string => withUnit(formatNumber(value, 0), 'VNĐ')

/** Short form for cards and charts: 1.234.567 is '1,2 triệu', 1.500.000.000 is '1.500 triệu'. */
export function formatFigure(value: Maybe<number | string>, decimals?: number): string {
  const number = Number(value)
  return Math.abs(number) >= 1e6 ? withUnit(formatNumber(number / 1e6, 1), 'triệu') : formatNumber(value, decimals)
}

export const formatArea = (hectares: Maybe<number | string>): string => withUnit(formatNumber(hectares, 4), 'ha')

export function formatBytes(bytes: Maybe<number>): string {
  if (typeof bytes !== 'number') return ''
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const step = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return withUnit(formatNumber(bytes / 1024 ** step, 1), units[step]!)
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Lower-cases the first letter for use within a sentence: 'Sản phẩm' becomes 'sản phẩm'; 'OCOP' and 'GTIN' stay. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
