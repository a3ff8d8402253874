import type { Field, FieldOptions, IsRequired, OfChosen } from '../field.ts'
import { Problem } from '../problem.ts'
import type { KindRules } from './kind.ts'
import { parseItems } from './parse-items.ts'
import { enumerated, partsOf, sheetRules, textOrNull } from './sheet-cell.ts'
import { written } from './text.ts'

interface Link extends FieldOptions {
  within?: readonly string[]
  withinOf?: OfChosen
  only?: NonNullable<Field['only']>
  leads?: string
}

/** Foreign key to one row of another resource. */
export const reference = <const O extends Link = Record<never, never>>(
  label: string,
  to: string,
  options?: O,
): Field<number, IsRequired<O>, 'reference'> => ({
  ...options,
  kind: 'reference',
  label,
  to,
  required: (options?.required ?? false) as IsRequired<O>,
})

/** References to several rows, in order. */
export const references = (label: string, to: string, options?: Link): Field<number[], true, 'references'> => ({
  ...options,
  kind: 'references',
  label,
  to,
  required: (options?.required ?? false) as true,
})

/** The id of a row. The store checks that the row exists. */
function parseReference(raw: unknown, { label }: Field): number {
  const id = Number(written(raw, { label }))
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new Problem(`${label} không hợp lệ`)
  return id
}

const parseReferences = (raw: unknown, field: Field): number[] => [
  ...new Set(parseItems(raw, field, (item) => parseReference(item, field))),
]

export const referenceRules = {
  reference: {
    column: 'integer',
    parse: parseReference,
    sorted: true,
    filter: 'reference',
    range: false,
    answered: 'listed',
    sheeted: true,
  },
  references: {
    column: 'integer[]',
    parse: parseReferences,
    sorted: false,
    filter: 'reference',
    range: false,
    answered: 'listed',
    sheeted: true,
    many: true,
  },
} satisfies Record<string, KindRules>

const nameOf = (row: unknown): string | null => textOrNull((row as { name: unknown } | null)?.name)

export const referenceDescriptions = {
  reference: {
    schema: () => ({ type: 'integer' }),
    example: () => 1,
    sheet: sheetRules({ width: 26, note: 'Tên hoặc mã', write: (_value, _field, joined) => nameOf(joined) }),
  },
  references: {
    schema: () => ({ type: 'array', items: { type: 'integer' } }),
    example: () => [1],
    sheet: sheetRules({
      width: 30,
      note: 'Nhiều mục thì ngăn bằng dấu chấm phẩy, mỗi mục là tên hoặc mã',
      write: (_value, _field, joined) => enumerated((joined as unknown[]).map((one) => nameOf(one) ?? '')),
      read: partsOf,
    }),
  },
}
