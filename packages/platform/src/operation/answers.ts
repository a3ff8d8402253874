import type { Entry, Listed, Paged, Pagination } from '@trace/define/entry.ts'
import type { Field, Fields, ValueOf } from '@trace/define/field.ts'
import { integer, text } from '@trace/define/kinds/index.ts'
import type { JsonSchema } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'

/** Marks a field of an answer that is always present. */
export const always = { required: true } as const

/** Id and name, by which most answers identify a row. */
export const named = { id: integer('Mã', always), name: text('Tên', always) }

/** A value with a JSON schema of its own, for which no kind of field fits. */
export interface Described<T, Required extends boolean = boolean> {
  schema: JsonSchema
  required: Required
  /** For the type checker only: the type of the value. */
  readonly value?: T
}

export const described = <T>(schema: JsonSchema): Described<T, true> => ({ schema, required: true })

/** A list that may be missing. */
export const optionalList = <T, F extends Fields>(field: Field<T, true, 'list', F>): Field<T, false, 'list', F> => ({
  ...field,
  required: false,
})

/** A list of strings. */
export const texts = (title: string): Described<string[], true> =>
  described({ type: 'array', title, items: { type: 'string' } })

/** Named values that are not a row of a table. */
export type Shape = Record<string, Field | Described<unknown>>

/** A row of a resource with further values. */
export interface Extended<R extends Resource = Resource, S extends Shape = Shape> {
  resource: R
  also: S
}

export const extended = <R extends Resource, const S extends Shape>(resource: R, also: S): Extended<R, S> => ({
  resource,
  also,
})

type Item = Resource | Extended | Shape

/** Declares what `data` of an answer holds. */
export interface Answers<T = unknown> {
  entry?: Item
  entries?: Item
  /** Whether the entries are paginated. */
  paged?: true
  /** The other properties of `data`. */
  also: Shape
  /** For the type checker only: the type of `data`. */
  readonly data?: T
}

type Nothing = Record<never, never>

/** A single row or object: `{ entry }`. */
export function one<R extends Resource, const S extends Shape = Nothing>(
  entry: R,
  also?: S,
): Answers<{ entry: Entry<R> } & ShapeValues<S>>
export function one<R extends Resource, E extends Shape, const S extends Shape = Nothing>(
  entry: Extended<R, E>,
  also?: S,
): Answers<{ entry: Entry<R> & ShapeValues<E> } & ShapeValues<S>>
export function one<const I extends Shape, const S extends Shape = Nothing>(
  entry: I,
  also?: S,
): Answers<{ entry: ShapeValues<I> } & ShapeValues<S>>
export function one(entry: Item, also: Shape = {}): Answers {
  return { entry, also }
}

/** One page of a list: `{ entries, pagination }`. */
export function page<R extends Resource, const S extends Shape = Nothing>(
  entries: R,
  also?: S,
): Answers<Paged<R> & ShapeValues<S>>
export function page<R extends Resource, E extends Shape, const S extends Shape = Nothing>(
  entries: Extended<R, E>,
  also?: S,
): Answers<{ entries: (Listed<R> & ShapeValues<E>)[]; pagination: Pagination } & ShapeValues<S>>
export function page(entries: Item, also: Shape = {}): Answers {
  return { entries, paged: true, also }
}

/** A list without pages: `{ entries }`. */
export function many<const I extends Shape, const S extends Shape = Nothing>(
  entries: I,
  also = {} as S,
): Answers<{ entries: readonly ShapeValues<I>[]; pagination?: Pagination } & ShapeValues<S>> {
  return { entries, also }
}

/** Named values directly in `data`. */
export const data = <const S extends Shape>(also: S): Answers<ShapeValues<S>> => ({ also })

/** No data: the answer tells only that the call succeeded. */
export const none: Answers<object | void> = { also: {} }

/** The type of the values in an answer: those that are not required may be left out. */
export type ShapeValues<S extends Shape> = {
  [K in keyof S as S[K] extends { required: true } ? K : never]: ShapeValue<S[K]>
} & { [K in keyof S as S[K] extends { required: true } ? never : K]?: ShapeValue<S[K]> }

type ShapeValue<V> =
  V extends Described<infer T>
    ? T
    : V extends Field<unknown, infer R, 'group', infer F>
      ? ShapeValues<F> | (R extends true ? never : null)
      : V extends Field<unknown, boolean, 'list', infer F>
        ? readonly ShapeValues<F>[]
        : V extends Field
          ? ValueOf<V>
          : never

export type DataOf<A> = A extends Answers<infer T> ? T : never

export const isResource = (item: Item): item is Resource =>
  'columns' in item && 'table' in item && typeof item.table === 'string'
export const isExtended = (item: Item): item is Extended => 'also' in item && 'resource' in item
