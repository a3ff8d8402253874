import { fold } from '../../text/fold.ts'
import type { Field, FieldOptions } from '../field.ts'
import { Problem } from '../problem.ts'
import type { KindRules } from './kind.ts'
import { cellText, Misread, sheetRules } from './sheet-cell.ts'
import type { Cell, SheetRules } from './sheet-cell.ts'

/** A boolean that the form asks for. */
export const flag = (label: string, options?: FieldOptions): Field<boolean, true, 'flag'> => ({
  default: false,
  ...options,
  kind: 'flag',
  label,
  required: true,
})

/** A boolean option of a request that is not stored. */
export const question = (label: string, options?: FieldOptions): Field<boolean, true, 'question'> => ({
  default: false,
  ...options,
  kind: 'question',
  label,
  required: true,
})

/** An on/off switch with a call of its own: `PUT /products/7/change-highlight`. */
export const toggle = <const C extends string>(
  label: string,
  call: C,
  options?: FieldOptions & Pick<Field, 'asks' | 'choices' | 'public'>,
): Field<boolean, true, 'toggle'> & { call: C } => ({
  default: false,
  ...options,
  kind: 'toggle',
  label,
  call,
  required: true,
})

function parseFlag(raw: unknown, { label }: Field): boolean {
  if (raw === true || raw === 'true' || raw === 1 || raw === '1' || raw === 'on') return true
  if (raw === false || raw === 'false' || raw === 0 || raw === '0') return false
  throw new Problem(`${label} không hợp lệ`)
}

const boolean = {
  column: 'boolean',
  parse: parseFlag,
  sorted: true,
  filter: 'flag',
  range: false,
  answered: 'listed',
  sheeted: true,
} satisfies KindRules

export const flagRules = {
  flag: boolean,
  toggle: boolean,
  question: { ...boolean, column: null, sorted: false, filter: null, answered: 'never', sheeted: false },
} satisfies Record<string, KindRules>

const YES = 'Có'
const NO = 'Không'

const wordOf = ({ choices }: Field, on: boolean): string => choices?.[String(on)] ?? (on ? YES : NO)

function read(cell: Cell, field: Field): boolean {
  const word = fold(cellText(cell))
  for (const on of [true, false]) if (word === fold(wordOf(field, on))) return on
  if (['co', 'x', 'true', '1', 'dung'].includes(word)) return true
  if (['khong', 'false', '0', 'sai'].includes(word)) return false
  const [yes, no] = [wordOf(field, true), wordOf(field, false)]
  throw new Misread(`${field.label} phải là “${yes}” hoặc “${no}”`, cellText(cell), [yes, no])
}

const yesOrNo: Partial<SheetRules> = { write: (value, field) => wordOf(field, value === true), read }

const schema = () => ({ type: 'boolean' })
const example = () => true

export const flagDescriptions = {
  flag: {
    schema,
    example,
    sheet: sheetRules({ note: 'Có hoặc Không', choices: () => [YES, NO], example: () => YES }, yesOrNo),
  },
  toggle: { schema, example, sheet: sheetRules(yesOrNo) },
  question: { schema, example, sheet: null },
}
