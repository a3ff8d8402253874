import { grouped } from '@trace/domain/format'

/** Numbers as they stand in an input: groups of three by dots, decimals after a comma. */
export function groupDigits(text: string, decimals: boolean, negative: boolean): string {
  const sign = negative && text.trim().startsWith('-') ? '-' : ''
  const [whole = '', ...rest] = text.split(',')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const fraction = decimals && rest.length > 0 ? `,${rest.join('').replace(/\D/g, '').slice(0, 6)}` : ''
  return sign + (grouped(digits) || (fraction ? '0' : '')) + fraction
}

/** What such a text says, with a point before the decimals; null when it says nothing. */
export function readNumber(text: string): string | null {
  const plain = text.replaceAll('.', '').replace(',', '.').replace(/\.$/, '').trim()
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null
}

/** A value of a row or a form as such a text. */
export const showNumber = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '' : groupDigits(String(value).replace('.', ','), true, true)
