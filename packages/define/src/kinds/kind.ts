import type { Field, FieldOptions, IsRequired, Kind } from '../field.ts'
import type { SheetRules } from './describe/sheet-cell.ts'

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown }

/**
 * How a kind is stored, listed and included in answers. Its parser is in a separate module (`parse/`), because lists do
 * not need it.
 */
export interface KindRules {
  /** Column type in PostgreSQL; null if values are stored in another table, or nowhere. */
  column: string | null
  /** Whether a list can be sorted by it. */
  sorted: boolean
  /** Can be sorted only in short lists: the kind has few values, or changes too often for an index. */
  unindexed?: true
  /** The kind as which each value of a filter, `status=a,b`, is parsed; null if there is no such filter. */
  filter: Kind | null
  /** Whether a list can be filtered by `price_from` and `price_to`. */
  range: boolean
  /** Which responses include it: lists and single rows, single rows only, or none. */
  answered: 'listed' | 'single' | 'never'
  /** Whether it fits into a cell of an imported or exported sheet. */
  sheeted: boolean
  /** Has several values; blank is an empty list. */
  many?: true
  numeric?: true
  /** Kept out of the log, and out of drafts in the browser. */
  secret?: true
  /** Its value is one or more uploaded files, or contains references to some. */
  files?: 'value' | 'inside'
}

/** Parses a value that is not blank into the stored value, or throws the `Problem` to show. */
export type Parse = (raw: unknown, field: Field) => unknown

/** How the API document and sheets present a kind. Kept separate from `KindRules`, because browsers do not need it. */
export interface KindDescription {
  schema(field: Field): JsonSchema
  /** A value that the field takes. */
  example(field: Field, name: string): unknown
  /** Null for a kind that fits into no cell. */
  sheet: SheetRules | null
}

/** False for pictures and files: a required one may still be missing in a stored row (`awaited.ts`). */
type MustBeThere<O, K extends Kind> = K extends 'image' | 'file' ? false : IsRequired<O>

/** The constructor of a kind that needs only a label. */
export const plain =
  <T, K extends Kind>(kind: K, usual: FieldOptions = {}) =>
  <const O extends FieldOptions = Record<never, never>>(
    label: string,
    options?: O,
  ): Field<T, MustBeThere<O, K>, K> => ({
    ...usual,
    ...options,
    kind,
    label,
    required: (options?.required ?? false) as MustBeThere<O, K>,
  })
