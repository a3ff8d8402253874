import type { Field, Fields, ValueOf } from './field.ts'
import type { Resource, Stamped } from './resource.ts'

/** What a row refers to: enough to name it. */
export type Named = { id: number; name: string }

/** The key under which the row of a reference is answered: 'manufacture_id' → 'manufacture', 'printed_by' → 'printed_by_user', 'diary_ids' → 'diaries'. */
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

/** The kinds that only the page of a row shows: lists go without them. */
export const HEAVY = ['richText', 'boundary', 'list', 'group', 'files'] as const

/** The kinds that are asked for and never answered. */
type Secret = 'password' | 'question'

type Referring = 'reference' | 'references'

/** A value as it is answered: the server gives every row its codes and slugs, and no pictures are an empty list. */
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

/** What the fields of a row are answered as: their values, the names of what they refer to, and what each row has beside them. */
type Answers<F extends Fields, Beside, Left = Secret> = {
  [K in keyof F as F[K]['kind'] extends Left ? never : K]: Answered<F[K]>
} & {
  [K in keyof F as F[K]['kind'] extends Referring ? JoinedName<K & string> : never]: NamedBy<F[K]>
} & Beside

/** Written out, so that a row can be read by the name of a field too. */
type Flat<T> = { [K in keyof T]: T[K] }

/** A row of a resource that is known only when the program runs: read by the names that its definition holds. */
type AnyEntry = { id: number; version?: number; [field: string]: unknown }

type IsAny<R extends { fields: Fields }> = string extends keyof R['fields'] ? true : false

/** A row as the API answers it on its own: values, children, counts, and the names of what it refers to. */
export type Entry<R extends { fields: Fields } = Resource> =
  IsAny<R> extends true ? AnyEntry : Flat<Answers<R['fields'], Stamped>>

/** A row as lists answer it. */
export type Listed<R extends { fields: Fields } = Resource> =
  IsAny<R> extends true ? AnyEntry : Flat<Answers<R['fields'], Stamped, Secret | (typeof HEAVY)[number] | 'rows'>>

/** The record of which there is one, as the API answers it: empty until somebody fills it in. */
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
