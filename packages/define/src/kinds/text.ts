import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'

export const text = plain<string, 'text'>('text')
export const longText = plain<string, 'longText'>('longText')
export const email = plain<string, 'email'>('email', { format: 'email' })
export const phone = plain<string, 'phone'>('phone', { format: 'phone' })
export const url = plain<string, 'url'>('url', { format: 'url' })
/** A GS1 key with a check digit: `gs1('Mã GLN', { format: 'gln' })`. */
export const gs1 = plain<string, 'gs1'>('gs1')

/** A text that a list can be sorted by. */
export const line = {
  column: 'text',
  sorted: true,
  filter: null,
  range: false,
  answered: 'listed',
  sheeted: true,
} satisfies KindRules

/** A text such as an e-mail address or a code: a list can be filtered by it. */
export const mark = { ...line, filter: 'text' } satisfies KindRules

export const textRules = {
  text: line,
  longText: { ...line, sorted: false },
  email: mark,
  phone: mark,
  url: line,
  gs1: mark,
}
