import type { Entry, Paged, Pagination } from '@trace/define/entry.ts'
import type { Calls } from '../src/calls.ts'

/**
 * What `data` of an answer holds, by method and address: `/orders/${id}/codes?length=1` is the call
 * 'GET /api/admin/orders/:id/codes'. Unknown where nothing is declared for the address.
 */
export type DataAt<M extends string, U extends string> = NoInfer<DataOf<NameAt<M, Named<Bare<Whole<U>>>>>>

/** The row that a call returns. */
export type EntryAt<M extends string, U extends string> = NoInfer<EntryOf<DataAt<M, U>>>
export type EntryOf<D> = D extends { entry: infer E } ? E : unknown

/** The possible answers of an operation that is known only when the test runs. */
export type AnyData = { entry: Entry; entries: Entry[]; pagination: Pagination; [name: string]: unknown }

/** The calls of a list that is known only when the test runs: `/${resource.name}/${id}`. */
interface OfAnyList {
  'GET /api/admin/:list': { data: Paged }
  'POST /api/admin/:list': { data: { entry: Entry } }
  'GET /api/admin/:list/:id': { data: { entry: Entry } }
  'PUT /api/admin/:list/:id': { data: { entry: Entry } }
  'PATCH /api/admin/:list/:id': { data: { entry: Entry } }
  'PUT /api/admin/:list/:id/change-approved': { data: { entry: Entry } }
}
type Declared = Calls & OfAnyList

type DataOf<K> = [K] extends [never] ? unknown : K extends keyof Declared ? Declared[K]['data'] : unknown

export type Query = '' | `?${string}`

type Whole<U extends string> = U extends `/api/${string}` ? U : `/api/admin${U}`
type Bare<U extends string> = U extends `${infer Path}?${string}` ? Path : U

/**
 * The address as declarations write it, with parameters for ids and list names. A segment that may be null counts as
 * an id.
 */
type Named<U extends string> = U extends `${infer First}/${infer Rest}` ? `${Place<First>}/${Named<Rest>}` : Place<U>
type Place<S extends string> = S extends `${number}` | 'null'
  ? ':id'
  : string extends S
    ? ':list'
    : S extends `${infer Verb}-${infer Rest}`
      ? string extends Rest
        ? `${Verb}-:list`
        : S
      : S

/** The name of the call at an address; its last word may be a state or the number of a revision. */
type NameAt<M extends string, P extends string> = `${M} ${P}` extends keyof Declared
  ? `${M} ${P}`
  : P extends `${infer Start}-status/${string}`
    ? `${M} ${Start}-status/:status`
    : P extends `${infer Start}/restore/:id`
      ? `${M} ${Start}/restore/:revision`
      : P extends `/api/web/${infer Kind}/:list${infer Rest}`
        ? `${M} /api/web/${Kind}/:code${Rest}`
        : never
