import type { Field } from '@trace/define/field.ts'
import { unambiguousNumberText } from '@trace/define/text/read-number.ts'
import { isNumeric } from '../fields/field-view.ts'
import { showNumber, valueOf } from '../fields/number/number-text.ts'

/** The text of a cell after pasting; an ambiguous number stays as it was copied, with a hint about how it was read. */
export const pastedText = (field: Field, text: string): string =>
  isNumeric(field) ? showNumber(text.trim(), field) : inLines(field, text)

/** The text of a cell as sent to the server; numbers are written unambiguously. */
export function sentText(field: Field, text: string): string {
  const value = isNumeric(field) ? valueOf(text, field) : inLines(field, text)
  return typeof value === 'number' ? unambiguousNumberText(value) : value
}

/** Whether a cell may hold several lines. */
export const isLong = ({ kind }: Field): boolean => kind === 'longText' || kind === 'richText'

/** Joins the lines of a text with spaces, unless its field may have several lines. */
const inLines = (field: Field, text: string): string =>
  isLong(field) || field.kind === 'images'
    ? text.trim()
    : text
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(' ')
        .trim()
