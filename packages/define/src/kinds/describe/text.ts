import type { Field } from '../../field.ts'
import { formats } from '../../formats.ts'
import { Problem } from '../../problem.ts'
import type { JsonSchema, KindDescription, Parse } from '../kind.ts'
import { parseText, parseLongText, parseUrl } from '../parse/text.ts'
import { sheetRules } from './sheet-cell.ts'

export const string: JsonSchema = { type: 'string' }

/**
 * Example text: the example of the field's format; or else the first of these that `parse` accepts: the example in its help,
 * its label with 'mẫu', three fixed words.
 */
export const exampleText =
  (parse: Parse = parseText): KindDescription['example'] =>
  (field, name) => {
    if (field.format) return formats[field.format].example
    const given = field.help?.match(/ví dụ:? (\S+)/i)?.[1]
    const words = [...(given ? [given] : []), `${field.label} mẫu`, 'Mẫu', 'vi-du.vn', 'kg']
    const fit = words.find((word) => passes(parse, word, field))
    if (!fit) throw new RangeError(`No example is known for '${name}'`)
    return fit
  }

function passes(parse: Parse, word: string, field: Field): boolean {
  try {
    return parse(word, field) === word
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const sentence = { limit: (max: number) => `tối đa ${max} ký tự` }

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
