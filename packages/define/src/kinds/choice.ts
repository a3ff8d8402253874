import type { Choices, Field, FieldOptions, IsRequired } from '../field.ts'
import type { KindRules } from './kind.ts'

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

export const choiceRules = {
  choice: {
    column: 'text',
    sorted: true,
    unindexed: true,
    filter: 'choice',
    range: false,
    answered: 'listed',
    sheeted: true,
  },
  choices: {
    column: 'text[]',
    sorted: false,
    filter: 'choice',
    range: false,
    answered: 'listed',
    sheeted: true,
    many: true,
  },
} satisfies Record<string, KindRules>
