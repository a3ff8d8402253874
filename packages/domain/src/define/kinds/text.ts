import { hasTooManyMarks } from '../../text/combining-marks.ts'
import type { Field } from '../field.ts'
import { formatProblem, formats } from '../formats.ts'
import { Problem } from '../problem.ts'
import { plain } from './kind.ts'
import type { JsonSchema, KindDescription, KindRules } from './kind.ts'
import { sheetRules } from './sheet-cell.ts'

export const text = plain<string, 'text'>('text')
export const longText = plain<string, 'longText'>('longText')
export const email = plain<string, 'email'>('email', { format: 'email' })
export const phone = plain<string, 'phone'>('phone', { format: 'phone' })
export const url = plain<string, 'url'>('url', { format: 'url' })
/** A GS1 key with a check digit: `gs1('Mã GLN', { format: 'gln' })`. */
export const gs1 = plain<string, 'gs1'>('gs1')

/** Lone surrogates and U+0000, which PostgreSQL cannot store. */
export const UNKEEPABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
/** Maximum UTF-16 units per letter: longer text is refused before it is normalised. */
const MOST_UNITS = 8

/** Accepts text, and numbers as text. */
export function written(raw: unknown, { label }: Pick<Field, 'label'>): string {
  if (typeof raw === 'string') return raw
  if (typeof raw !== 'number' || !Number.isFinite(raw)) throw new Problem(`${label} không hợp lệ`)
  return String(raw)
}

export function parseText(raw: unknown, { label, max = 255, min, format }: Field): string {
  const given = written(raw, { label }).trim()
  const mayFit = given.length <= max * MOST_UNITS
  const value = mayFit && !hasTooManyMarks(given) ? given.normalize('NFC') : given
  if (UNKEEPABLE.test(value) || hasTooManyMarks(value)) throw new Problem(`${label} có ký tự không hợp lệ`)
  if (!mayFit || [...value].length > max) throw new Problem(`${label} tối đa ${max} ký tự`)
  if (min !== undefined && [...value].length < min) throw new Problem(`${label} tối thiểu ${min} ký tự`)
  if (!format) return value
  const kept = formats[format].normalise?.(value) ?? value
  const problem = formatProblem(format, kept, label)
  if (problem) throw new Problem(problem)
  return kept
}

const parseLongText = (raw: unknown, field: Field): string => parseText(raw, { ...field, max: field.max ?? 5_000 })
const parseUrl = (raw: unknown, field: Field): string => parseText(raw, { ...field, max: field.max ?? 500 })

/** A text that a list can be sorted by. */
export const line = {
  column: 'text',
  parse: parseText,
  sorted: true,
  filter: null,
  range: false,
  answered: 'listed',
  sheeted: true,
} satisfies KindRules

/** A text that is one of many, so that a list can be filtered by it. */
export const mark = { ...line, filter: 'text' } satisfies KindRules

export const textRules = {
  text: line,
  longText: { ...line, parse: parseLongText, sorted: false },
  email: mark,
  phone: mark,
  url: { ...line, parse: parseUrl },
  gs1: mark,
}

export const string: JsonSchema = { type: 'string' }

/**
 * Example text: of its format, the one in the field's help, a sentence about the field, or the first of a few words
 * that passes.
 */
export const exampleText =
  (parse: KindRules['parse'] = parseText): KindDescription['example'] =>
  (field, name) => {
    if (field.format) return formats[field.format].example
    const given = field.help?.match(/ví dụ:? (\S+)/i)?.[1]
    const words = [...(given ? [given] : []), `${field.label} mẫu`, 'vi-du.vn', 'kg']
    const fit = words.find((word) => passes(parse, word, field))
    if (!fit) throw new RangeError(`No example is known for '${name}'`)
    return fit
  }

function passes(parse: KindRules['parse'], word: string, field: Field): boolean {
  try {
    return parse(word, field) === word
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const sentence = {
  limit: (max: number) => `tối đa ${max} ký tự`,
  example: ({ required, label }: Field) => (required ? `${label} mẫu` : null),
}

export const textDescriptions = {
  text: { schema: () => string, example: exampleText(), sheet: sheetRules({ width: 26 }, sentence) },
  longText: {
    schema: () => string,
    example: exampleText(parseLongText),
    sheet: sheetRules({ width: 40 }, sentence),
  },
  email: { schema: () => ({ type: 'string', format: 'email' }), example: exampleText(), sheet: sheetRules() },
  phone: {
    schema: () => string,
    example: exampleText(),
    sheet: sheetRules({ note: 'Số 0 và 9 hoặc 10 chữ số, ô định dạng văn bản' }),
  },
  url: {
    schema: () => ({ type: 'string', format: 'uri' }),
    example: exampleText(parseUrl),
    sheet: sheetRules({ width: 30 }),
  },
  gs1: { schema: () => string, example: exampleText(), sheet: sheetRules() },
}
