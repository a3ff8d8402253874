import type { Field } from '@trace/define/field.ts'
import { asText, plainCell } from '../plain-cell.ts'

const wordOf = (value: unknown, { choices = {} }: Field) => choices[asText(value)] ?? asText(value)

export const ChoiceCell = plainCell(wordOf)
export const ChoicesCell = plainCell((value, field) =>
  Array.isArray(value) ? value.map((one) => wordOf(one, field)).join(', ') : '',
)
