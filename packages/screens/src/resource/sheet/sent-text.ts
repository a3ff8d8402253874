import type { Field } from '@trace/define/field.ts'
import { plainNumber } from '@trace/define/text/read-number.ts'
import { isNumeric } from '../fields/field-view.ts'
import { showNumber, valueOf } from '../fields/number/number-text.ts'

/** A text as it is pasted: what can be read as two numbers stands as it was copied, and says how it was read. */
export const pastedText = (field: Field, text: string): string =>
  isNumeric(field) ? showNumber(text.trim(), field) : inLines(field, text)

/** A text as it is sent: a number so that it is read in one way only. */
export function sentText(field: Field, text: string): string {
  const value = isNumeric(field) ? valueOf(text, field) : inLines(field, text)
  return typeof value === 'number' ? plainNumber(value) : value
}

/** Whether a cell may hold several lines. */
export const isLong = ({ kind }: Field): boolean => kind === 'longText' || kind === 'richText'

/** The lines of a cell become words of one line where its field has only one. */
const inLines = (field: Field, text: string): string =>
  isLong(field) || field.kind === 'images'
    ? text.trim()
    : text
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(' ')
        .trim()
