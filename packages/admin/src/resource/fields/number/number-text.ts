import { grouped } from '@trace/domain/format'

/** Formats a typed number: dots between thousands, a decimal comma. */
export function groupDigits(text: string, decimals: boolean, negative: boolean): string {
  const sign = negative && text.trim().startsWith('-') ? '-' : ''
  const [whole = '', ...rest] = text.split(',')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const fraction = decimals && rest.length > 0 ? `,${rest.join('').replace(/\D/g, '').slice(0, 6)}` : ''
  return sign + (grouped(digits) || (fraction ? '0' : '')) + fraction
}

/** Parses such a text to a number with a decimal point; null if it is not a number. */
export function readNumber(text: string): string | null {
  const plain = text.replaceAll('.', '').replace(',', '.').replace(/\.$/, '').trim()
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null
}

/** Formats a stored or form value as such a text. */
export const showNumber = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '' : groupDigits(String(value).replace('.', ','), true, true)
