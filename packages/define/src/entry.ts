import type { Field, Fields, ValueOf } from './field.ts'
import type { KindsAnswered } from './kinds/index.ts'
import type { Resource, StandardColumns } from './resource.ts'

/** A referenced row: its id and name. */
export type Named = { id: number; name: string }

/**
 * The response key of a referenced row: 'manufacture_id' → 'manufacture', 'printed_by' → 'printed_by_user', 'diary_ids'
 * → 'diaries'.
 */
export type JoinedName<N extends string> = N extends `${infer Stem}y_ids`
  ? `${Stem}ies`
  : N extends `${infer Stem}_ids`
    ? `${Stem}s`
    : N extends `${infer Stem}_id`
      ? Stem
      : N extends `${string}_by`
        ? `${N}_user`
        : N

export const joinedName = <const N extends string>(name: N): JoinedName<N> =>
  name
    .replace(/y_ids$/, 'ies')
    .replace(/_ids$/, 's')
    .replace(/_id$/, '')
    .replace(/_by$/, '_by_user') as JoinedName<N>

type Referring = 'reference' | 'references'

/** The response type of a field: codes and slugs are never null, and having no pictures is an empty list. */
type Answered<F extends Field> = F extends { kind: 'rows'; fields: infer I extends Fields }
  ? Answers<I, { id: number }>[]
  : F extends { kind: 'code' | 'slug' | 'images' | 'files' }
    ? NonNullable<ValueOf<F>>
    : ValueOf<F>

type NamedBy<F extends Field> = F extends { kind: 'references' }
  ? Named[]
  : ValueOf<F> extends number
    ? Named
    : Named | null

/** The response type of a set of fields: values, names of referenced rows, and the columns every row has (`Beside`). */
type Answers<F extends Fields, Beside, Left = KindsAnswered<'never'>> = {
  [K in keyof F as F[K]['kind'] extends Left ? never : K]: Answered<F[K]>
} & {
  [K in keyof F as F[K]['kind'] extends Referring ? JoinedName<K & string> : never]: NamedBy<F[K]>
} & Beside

/** Flattens an intersection type, so that a row can be indexed by field name. */
type Flat<T> = { [K in keyof T]: T[K] }

/** A row of a resource known only at run time: indexed by the field names of its definition. */
type AnyEntry = { id: number; version?: number; [field: string]: unknown }

type IsAny<R extends { fields: Fields }> = string extends keyof R['fields'] ? true : false

/** The response type of a single row: values, child rows, counts, and the names of referenced rows. */
export type Entry<R extends { fields: Fields } = Resource> =
  IsAny<R> extends true ? AnyEntry : Flat<Answers<R['fields'], StandardColumns>>

/** The response type of a row in a list. */
export type Listed<R extends { fields: Fields } = Resource> =
  IsAny<R> extends true ? AnyEntry : Flat<Answers<R['fields'], StandardColumns, KindsAnswered<'never' | 'single'>>>

/** The response type of a single record; all fields are optional until somebody fills it in. */
export type SingleEntry<S extends { fields: Fields }> = Flat<
  { [K in keyof Answers<S['fields'], unknown>]?: Answers<S['fields'], unknown>[K] | null } & { version: number }
>

export interface Pagination {
  page: number
  length: number
  total: number
  total_page: number
}

/** One page of a list. */
export interface Paged<R extends { fields: Fields } = Resource> {
  entries: Listed<R>[]
  pagination: Pagination
}
