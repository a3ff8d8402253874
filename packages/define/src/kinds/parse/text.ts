import { cleanText, isCleanText, withoutUnseen } from '../../text/clean-text.ts'
import { hasTooManyMarks } from '../../text/combining-marks.ts'
import { unprintableCharactersProblem } from '../../text/label-characters.ts'
import type { Field } from '../../field.ts'
import { formatProblem, formats } from '../../formats.ts'
import { Problem } from '../../problem.ts'

/** Lone surrogates and U+0000, which PostgreSQL cannot store. */
export const UNKEEPABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
/** Maximum UTF-16 units per allowed letter: longer text is refused before it is normalised. */
const MOST_UNITS = 8

/** Accepts text, and numbers as text. */
export function written(raw: unknown, { label }: Pick<Field, 'label'>): string {
  if (typeof raw === 'string') return raw
  if (typeof raw !== 'number' || !Number.isFinite(raw)) throw new Problem(`${label} không hợp lệ`)
  return String(raw)
}

const toOneLine = (text: string): string => cleanText(text)
const toLines = (text: string): string => cleanText(text, 'several')

/**
 * Whether a text has more than `letters` letters. It never has more letters than UTF-16 units, so most need no
 * counting.
 */
const isLonger = (text: string, letters: number): boolean => text.length > letters && [...text].length > letters

export function parseText(
  raw: unknown,
  { label, max = 255, min, format, printed }: Field,
  clean: (text: string) => string = toOneLine,
): string {
  const given = written(raw, { label }).trim()
  // Trimmed again, because removing characters at an end may leave spaces there.
  const mayFit = given.length <= max * MOST_UNITS
  const isPlain = isCleanText(given)
  const value = isPlain || !mayFit || hasTooManyMarks(given) ? given : clean(given).trim()
  if (!isPlain && (UNKEEPABLE.test(value) || hasTooManyMarks(value)))
    throw new Problem(`${label} có ký tự không hợp lệ`)
  if (!mayFit || isLonger(value, max)) throw new Problem(`${label} tối đa ${max} ký tự`)
  if (min !== undefined && !isLonger(value, min - 1)) throw new Problem(`${label} tối thiểu ${min} ký tự`)
  const signs = printed ? unprintableCharactersProblem(value) : null
  if (signs) throw new Problem([label, signs].join(' '))
  if (!format) return value
  const kept = formats[format].normalise?.(value) ?? value
  const problem = formatProblem(format, kept, label)
  if (problem) throw new Problem(problem)
  return kept
}

export const parseLongText = (raw: unknown, field: Field): string =>
  parseText(raw, { ...field, max: field.max ?? 5_000 }, toLines)
export const parseUrl = (raw: unknown, field: Field): string => parseText(raw, { ...field, max: field.max ?? 500 })

export const parseRichText = (raw: unknown, field: Field): string =>
  parseText(raw, { ...field, max: field.max ?? 200_000 }, withoutUnseen)

/** Placeholder for an encrypted value this server cannot decrypt. Sent back, it means: leave the value as it is. */
export const UNREADABLE = 'không đọc được'

export const parseIdentity = (raw: unknown, field: Field): string =>
  raw === UNREADABLE ? UNREADABLE : parseText(raw, field)
