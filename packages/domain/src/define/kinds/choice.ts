import type { Choices, Field, FieldOptions, IsRequired } from '../field.ts'
import { Problem } from '../problem.ts'
import type { KindRules } from './kind.ts'
import { parseItems } from './parse-items.ts'
import { cellText, choiceIn, enumerated, partsOf, sheetRules, textOrNull } from './sheet-cell.ts'

export const choice = <const C extends Choices, const O extends FieldOptions = Record<never, never>>(
  label: string,
  choices: C,
  options?: O,
): Field<keyof C & string, IsRequired<O>, 'choice'> => ({
  ...options,
  kind: 'choice',
  label,
  choices,
  required: (options?.required ?? false) as IsRequired<O>,
})

export const choices = <const C extends Choices>(
  label: string,
  of: C,
  options?: FieldOptions,
): Field<(keyof C & string)[], true, 'choices'> => ({
  ...options,
  kind: 'choices',
  label,
  choices: of,
  required: (options?.required ?? false) as true,
})

export function parseChoice(raw: unknown, { label, choices = {} }: Field): string {
  if ((typeof raw !== 'string' && typeof raw !== 'number') || !Object.hasOwn(choices, raw))
    throw new Problem(`${label} không hợp lệ`)
  return String(raw)
}

const parseChoices = (raw: unknown, field: Field): string[] => [
  ...new Set(parseItems(raw, field, (item) => parseChoice(item, field))),
]

export const choiceRules = {
  choice: {
    column: 'text',
    parse: parseChoice,
    sorted: true,
    filter: 'choice',
    range: false,
    answered: 'listed',
    sheeted: true,
  },
  choices: {
    column: 'text[]',
    parse: parseChoices,
    sorted: false,
    filter: 'choice',
    range: false,
    answered: 'listed',
    sheeted: true,
    many: true,
  },
} satisfies Record<string, KindRules>

const valuesOf = ({ choices = {} }: Field) => Object.keys(choices)
const labelsOf = ({ choices = {} }: Field) => Object.values(choices)
const exampleCell = (field: Field) => labelsOf(field)[0] ?? null

export const choiceDescriptions = {
  choice: {
    schema: (field: Field) => ({ type: 'string', enum: valuesOf(field) }),
    example: (field: Field) => valuesOf(field)[0],
    sheet: sheetRules({
      choices: labelsOf,
      example: exampleCell,
      write: (value, field) => field.choices?.[value as string] ?? textOrNull(value),
      read: (cell, field) => choiceIn(field, cellText(cell)),
    }),
  },
  choices: {
    schema: (field: Field) => ({ type: 'array', items: { type: 'string', enum: valuesOf(field) } }),
    example: (field: Field) => valuesOf(field).slice(0, 1),
    sheet: sheetRules({
      note: 'Nhiều giá trị thì ngăn bằng dấu chấm phẩy',
      example: exampleCell,
      write: (value, field) => enumerated((value as string[]).map((one) => field.choices?.[one] ?? one)),
      read: (cell, field) => partsOf(cell).map((part) => choiceIn(field, part)),
    }),
  },
}
