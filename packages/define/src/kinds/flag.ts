import type { Field, FieldOptions } from '../field.ts'
import type { KindRules } from './kind.ts'

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

const boolean = {
  column: 'boolean',
  sorted: true,
  unindexed: true,
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
