import type { Fields, Values } from '@trace/define/field.ts'
import { readValues } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'

/** The query string of a call: fields, or the filters and order of a list. */
export type Query = Fields | Filters

/**
 * The query of a list: page, search, order and the filters of a resource. The store parses it (`store/list-query.ts`).
 */
export interface Filters {
  lists: Resource | null
  /** Filters besides those of the resource's fields. */
  also: Fields
}

export const filters = (lists: Resource, also: Fields = {}): Filters => ({ lists, also })

/** Fields that are taken as text without validation, for searches: any text may be searched for. */
export const unvalidated = (also: Fields): Filters => ({ lists: null, also })

export const isFilters = (query: Query): query is Filters => 'lists' in query && !('kind' in (query.lists ?? {}))

/** The type of the query that `run` receives: raw strings for `Filters`, parsed values for fields. */
export type ReadQuery<Q> = Q extends Filters
  ? Record<string, string>
  : Q extends Fields
    ? Values<Q>
    : Record<never, never>

export const readQuery = (query: Query | undefined, raw: Record<string, string>): unknown =>
  !query || isFilters(query) ? raw : readValues(query, raw)

/** The type a client may send as a query; for a list, any filter. */
export type SentQuery<Q> = Q extends Filters
  ? Record<string, string | number | boolean | undefined>
  : Q extends Fields
    ? { [K in keyof Q]?: Values<Q>[K] | null }
    : undefined
