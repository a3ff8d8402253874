import type { ComponentType } from 'react'
import type { Entry, Field, Named } from '@trace/domain'

export interface CellProps {
  field: Field
  name: string
  value: unknown
  entry: Entry
  /** The calls' word for the row's resource: 'products'. */
  resource: string
}

export interface InputProps {
  field: Field
  /** Its place in the form: 'price', or 'inputs.0.name' within a row. */
  path: string
  value: unknown
  error: string | undefined
  /** Stays the same function as long as the form stands. */
  change(value: unknown): void
  /** What was read for the form or the row inside: names of references stand in it. */
  entry: Readonly<Record<string, unknown>>
  /** The values around this one, as they are now. */
  around(): Readonly<Record<string, unknown>>
  /** Sets values around this one, with the rows they refer to by the keys those travel under. */
  put?(values: Readonly<Record<string, unknown>>, names: Readonly<Record<string, Named>>): void
  /** The problems of the whole form, for inputs that hold others. */
  problems: Readonly<Record<string, readonly string[]>>
  /** What the fields inside this one are filled in with. */
  Inner?: ComponentType<InputProps>
}

export interface FilterProps {
  field: Field
  name: string
  /** What the address says: the values under the field's own name, or `name_from` and `name_to`. */
  search: URLSearchParams
  /** Puts values in the address, and takes out those that are empty. */
  apply(values: Record<string, string>): void
  /** The names of the rows a reference filter is set to. */
  names: readonly { id: number; name: string }[]
}

/** Numbers stand at the right of their column. */
export const isNumeric = ({ kind }: Field): boolean => ['integer', 'decimal', 'money', 'count'].includes(kind)

/** What shows a value wide, under the others: on a form and on a detail screen it takes the whole line. */
export const isWide = ({ kind, wide }: Field): boolean =>
  wide === true || ['longText', 'richText', 'images', 'files', 'boundary', 'list', 'group', 'rows'].includes(kind)

/** The input of a kind that no form asks for. */
export const NoInput: ComponentType<InputProps> = () => null
