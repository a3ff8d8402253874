import type { Field, FieldOptions, Fields, IsRequired, Values } from '../field.ts'
import type { KindRules } from './kind.ts'

/** A short list stored in the row itself: `list('Tiêu chuẩn', { code: text('Số hiệu') })`. */
export const list = <const F extends Fields>(
  label: string,
  fields: F,
  options?: FieldOptions,
): Field<Values<F>[], true, 'list', F> => ({
  ...options,
  kind: 'list',
  label,
  fields,
  required: (options?.required ?? false) as true,
})

/** The values of a group; a group without declared fields holds values of any name. */
type Grouped<F extends Fields> = [keyof F] extends [never] ? Record<string, unknown> : Values<F>

/** A group of values stored in the row itself. */
export const group = <const F extends Fields, const O extends FieldOptions = Record<never, never>>(
  label: string,
  fields: F,
  options?: O,
): Field<Grouped<F>, IsRequired<O>, 'group', F> => ({
  ...options,
  kind: 'group',
  label,
  fields,
  required: (options?.required ?? false) as IsRequired<O>,
})

/** Child rows in a table of their own, read and written together with this row. */
export const rows = <const F extends Fields>(
  label: string,
  table: string,
  parent: string,
  fields: F,
  options?: FieldOptions,
): Field<(Values<F> & { id?: number })[], true, 'rows', F> & { fields: F } => ({
  ...options,
  kind: 'rows',
  label,
  table,
  parent,
  fields,
  required: (options?.required ?? false) as true,
})

/** Kinds with fields of their own; reading (`read.ts`) and describing a form handle each of them separately. */
const nested = {
  column: 'jsonb',
  sorted: false,
  filter: null,
  range: false,
  answered: 'single',
  sheeted: false,
} satisfies KindRules

export const itemsRules = {
  list: { ...nested, many: true },
  group: nested,
  rows: { ...nested, column: null, many: true },
} satisfies Record<string, KindRules>

/** The only required field of a list item, which can stand for the item in one cell: a standard's number. */
export function namedBy({ kind, fields = {} }: Field): string | null {
  const [first, ...others] = Object.entries(fields)
  return kind === 'list' &&
    first?.[1].kind === 'text' &&
    first[1].required &&
    others.every(([, { required }]) => !required)
    ? first[0]
    : null
}
