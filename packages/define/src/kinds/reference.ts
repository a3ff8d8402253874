import type { Field, FieldOptions, IsRequired, WithinOf } from '../field.ts'
import type { KindRules } from './kind.ts'

interface Link extends FieldOptions {
  within?: readonly string[]
  withinOf?: WithinOf
  only?: NonNullable<Field['only']>
  leads?: string
}

/** Foreign key to one row of another resource. */
export const reference = <const T extends string, const O extends Link = Record<never, never>>(
  label: string,
  to: T,
  options?: O,
): Field<number, IsRequired<O>, 'reference'> & { to: T } => ({
  ...options,
  kind: 'reference',
  label,
  to,
  required: (options?.required ?? false) as IsRequired<O>,
})

/** References to several rows, in order. */
export const references = <const T extends string>(
  label: string,
  to: T,
  options?: Link,
): Field<number[], true, 'references'> & { to: T } => ({
  ...options,
  kind: 'references',
  label,
  to,
  required: (options?.required ?? false) as true,
})

export const referenceRules = {
  reference: {
    column: 'integer',
    sorted: true,
    filter: 'reference',
    range: false,
    answered: 'listed',
    sheeted: true,
  },
  references: {
    column: 'integer[]',
    sorted: false,
    filter: 'reference',
    range: false,
    answered: 'listed',
    sheeted: true,
    many: true,
  },
} satisfies Record<string, KindRules>
