import type { Entry, Named } from '@trace/define/entry.ts'
import type { Field } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import type { ComponentType } from 'react'
import { layouts } from './layouts.ts'

export interface CellProps {
  field: Field
  name: string
  value: unknown
  entry: Entry
  /** Name of the row's resource in API paths: 'products'. */
  resource: string
  /** Component for the values of nested fields. */
  Inner?: ComponentType<CellProps>
}

export interface InputProps {
  field: Field
  /** Path in the form: 'price', or 'inputs.0.name' in a nested row. */
  path: string
  value: unknown
  error: string | undefined
  /**
   * Takes the new value or, for changes that arrive later, a function that computes it from the present one. Stable
   * function identity as long as the form is mounted.
   */
  change(next: unknown): void
  /** The loaded data of the form or nested row, which include the names of references. */
  entry: Readonly<Record<string, unknown>>
  /** Current values of the sibling fields. */
  around(): Readonly<Record<string, unknown>>
  /** Sets sibling values, with the rows they refer to under their join keys. */
  put?(values: Readonly<Record<string, unknown>>, names: Readonly<Record<string, Named>>): void
  /** Validation problems of the whole form, for inputs that contain others. */
  problems: Readonly<Record<string, readonly string[]>>
  /** Component for nested fields. */
  Inner?: ComponentType<InputProps>
}

/** Resolves the argument of `change` to the new value. */
export const nextValue = (next: unknown, present: unknown): unknown =>
  typeof next === 'function' ? (next as (now: unknown) => unknown)(present) : next

export interface FilterProps {
  field: Field
  name: string
  /** Query parameters of the address: the field's own name, or `name_from` and `name_to`. */
  search: URLSearchParams
  /** Sets query parameters; empty values remove theirs. */
  apply(values: Record<string, string>): void
  /** Names of the rows selected in a reference filter. */
  names: readonly { id: number; name: string }[]
}

/** Kinds whose values are right-aligned. */
export const isNumeric = ({ kind }: Field): boolean => kinds[kind].numeric === true

/** Fields shown at full width, below the others, in forms and on detail screens. */
export const isWide = ({ kind, wide }: Field): boolean => wide === true || layouts[kind].wide === true

/** Input for kinds that no form contains. */
export const NoInput: ComponentType<InputProps> = () => null

/** Cell for kinds that are never shown. */
export const NoCell: ComponentType<CellProps> = () => null
