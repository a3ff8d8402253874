import type { Field } from '@trace/define/field.ts'
import { withThousandPoints } from '@trace/define/text/format.ts'
import { readNumber } from '@trace/define/text/read-number.ts'

/** Text of a number input. */
export interface TypedNumber {
  text: string
  /** Whether the user typed or pasted the points in it; otherwise this code inserted them between thousands. */
  isPointed: boolean
}

/** How an input event changed the text; `isKey`: by a single key, not all at once such as by a paste. */
export interface TextChange {
  text: string
  /** What a key or an input method inserted; null for other changes. */
  inserted: string | null
  isKey: boolean
}

/**
 * The text after a change. Until the user types a point, points are inserted between thousands. The user's first
 * point removes the inserted ones, and from then on the text is read as written (`readNumber`).
 */
export function afterChange(before: TypedNumber, { text, inserted, isKey }: TextChange, field: Field): TypedNumber {
  if (!text.includes('.')) return { text: hasDigits(field) ? text : regrouped(text), isPointed: false }
  if (before.isPointed || !isKey) return { text, isPointed: true }
  if (inserted?.includes('.')) return { text: withoutPoints(before.text, text, inserted), isPointed: true }
  return { text: regrouped(text), isPointed: false }
}

/** The text without the points that it contained before something was inserted. */
function withoutPoints(before: string, text: string, inserted: string): string {
  const end = [...text].findLastIndex((sign, at) => sign !== before[before.length - text.length + at]) + 1
  const at = Math.max(end - inserted.length, 0)
  const bare = (part: string) => part.replaceAll('.', '')
  return bare(text.slice(0, at)) + text.slice(at, end) + bare(text.slice(end))
}

/** Inserts points between the thousands of a text of digits; leaves any other text as it is. */
function regrouped(text: string): string {
  const [, sign, whole, rest] = /^(-?)(\d[\d.]*|)(,\d*)?$/.exec(text) ?? []
  const bare = whole?.replaceAll('.', '') ?? ''
  return bare === '' || bare.startsWith('0') ? text : `${sign}${withThousandPoints(bare)}${rest ?? ''}`
}

const hasDigits = ({ ungrouped, digits = 0 }: Field): boolean => ungrouped === true || digits > 0

/**
 * The value of a typed text: its number, or the text itself, which validation then refuses. Of an ambiguous decimal it
 * is the Vietnamese reading, shown below the box; an ambiguous whole number stays text, because either reading may be
 * wrong.
 */
export function valueOf(text: string, field: Field): number | string {
  const reading = readNumber(text, field)
  return reading && (reading.other === null || field.kind === 'decimal') ? reading.value : text.trim()
}

/** Shows all decimals of a value: too many decimals are refused, not hidden. */
const WHOLE_VALUE = { useGrouping: false, maximumFractionDigits: 20 }

/** Text of a stored or form value; a text that is not a number stays as it was typed. */
export function showNumber(value: unknown, field: Field): string {
  if (value === null || value === undefined || value === '') return ''
  const reading = typeof value === 'string' ? readNumber(value, field) : { value: Number(value), other: null }
  if (!reading || reading.other !== null) return String(value)
  const { ungrouped, digits = 0 } = field
  const { value: number } = reading
  const [whole = '', fraction] = Math.abs(number).toLocaleString('en', WHOLE_VALUE).split('.')
  const isPlain = ungrouped === true || digits > 0
  const text = (isPlain ? whole.padStart(digits, '0') : withThousandPoints(whole)) + (fraction ? `,${fraction}` : '')
  return number < 0 ? `-${text}` : text
}
