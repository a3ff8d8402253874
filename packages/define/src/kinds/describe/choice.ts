import type { Field } from '../../field.ts'
import { cellText, choiceIn, enumerated, partsOf, sheetRules, textOrNull } from './sheet-cell.ts'

const valuesOf = ({ choices = {} }: Field) => Object.keys(choices)
const labelsOf = ({ choices = {} }: Field) => Object.values(choices)

export const choiceDescriptions = {
  choice: {
    schema: (field: Field) => ({ type: 'string', enum: valuesOf(field) }),
    example: (field: Field) => valuesOf(field)[0],
    sheet: sheetRules({
      choices: labelsOf,
      write: (value, field) => field.choices?.[value as string] ?? textOrNull(value),
      read: (cell, field) => choiceIn(field, cellText(cell)),
    }),
  },
  choices: {
    schema: (field: Field) => ({ type: 'array', items: { type: 'string', enum: valuesOf(field) } }),
    example: (field: Field) => valuesOf(field).slice(0, 1),
    sheet: sheetRules({
      note: 'Nhiều giá trị thì ngăn bằng dấu chấm phẩy',
      write: (value, field) => enumerated((value as string[]).map((one) => field.choices?.[one] ?? one)),
      read: (cell, field) => partsOf(cell).map((part) => choiceIn(field, part)),
    }),
  },
}
