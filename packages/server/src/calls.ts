import type { AnyResource, AnySingle } from '@trace/domain/menu.ts'
import type { Entry, Paged, SingleEntry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Call, Resource } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import type { DataOf, ShapeValues } from '@trace/platform/calls/answers.ts'
import type { Form, SentBody } from '@trace/platform/calls/body.ts'
import type { Operation } from '@trace/platform/operation.ts'
import type { listFavourites } from '@trace/platform/beside/favourites.ts'
import type { BesideOperation } from '@trace/platform/beside/operations.ts'
import type { arrangeList } from '@trace/platform/calls/arrange.ts'
import type { bulk } from '@trace/platform/calls/bulk.ts'
import type { countList, exportList } from '@trace/platform/calls/exports.ts'
import type { groupList } from '@trace/platform/calls/groups.ts'
import type { importAll, importChecked, importTyped, preview, template } from '@trace/platform/calls/imports.ts'
import type { files } from '@trace/platform/calls/files.ts'
import type { calendarOperations } from '@trace/platform/calendar/operations.ts'
import type { inboxOperations } from '@trace/platform/calls/inbox.ts'
import type { jobOperations } from '@trace/platform/calls/jobs.ts'
import type { noticeOperations } from '@trace/platform/notices/operations.ts'
import type { dashboardOperations } from './areas/figures/index.ts'
import type { BaseMapAnswer, boundaryOperations } from './areas/places/index.ts'
import type { WrittenOperation } from './operations.ts'
import type { pinAnswer, scanAnswer } from './public/answers.ts'
import type { pinEntry, scanning } from './public/routes.ts'
import type {
  listRevisions,
  listTrash,
  listUses,
  recover,
  restore,
  showTrashed,
} from '@trace/platform/calls/revisions.ts'
import type { listOptions } from '@trace/platform/calls/options.ts'
import type { search } from '@trace/platform/calls/search.ts'
import type { undo } from '@trace/platform/calls/undo.ts'
import type { Filters, SentQuery } from '@trace/platform/calls/query.ts'

/** How a call is made, and what `data` of its answer holds. */
export interface CallTypes<Q, B, D> {
  query: SentQuery<Q>
  body: SentBody<B>
  data: D
}

/** The calls of operations by method and path; an address that is known only when the program runs has no types. */
export type CallsOf<O extends Operation> = {
  [X in O as Known<`${X['method']} ${X['path']}`>]: CallTypes<QueryOf<X>, BodyOf<X>, DataOf<X['answers']>>
}

type QueryOf<O> = O extends { query?: infer Q } ? Q : undefined
type BodyOf<O> = O extends { body?: infer B } ? B : undefined
type Known<K extends string> = Record<never, never> extends Record<K, unknown> ? never : K

/** The form of a resource as a client sends it; `version` is the one it saw. */
export type SentForm<R extends Resource> = SentBody<ReturnType<typeof import('@trace/platform/calls/body.ts').form<R>>>

/** The method and path at which `crud.ts` answers a call; none where the resource does not offer it. */
type Offered<
  R extends Resource,
  C extends Call,
  M extends string,
  Row extends '' | '/:id' = '',
> = C extends R['calls'][number] ? `${M} /api/admin/${R['name']}${Row}` : never

/** What `crud.ts` answers for each resource. */
type Usual<R extends Resource> = {
  [X in R as Offered<X, 'list', 'GET'>]: CallTypes<Filters, undefined, Paged<X>>
} & {
  [X in R as Offered<X, 'create', 'POST'> | Offered<X, 'update', 'PUT', '/:id'>]: CallTypes<
    undefined,
    Form<unknown, SentForm<X>>,
    { entry: Entry<X> }
  >
} & {
  [X in R as Offered<X, 'read', 'GET', '/:id'>]: CallTypes<undefined, undefined, { entry: Entry<X> }>
} & {
  [X in R as Offered<X, 'remove', 'DELETE', '/:id'>]: CallTypes<undefined, undefined, object>
} & {
  [X in R as `PUT /api/admin/${X['name']}/:id/${ToggleCall<X['fields']>}`]: CallTypes<
    undefined,
    Form<unknown, Record<string, boolean>>,
    { entry: Entry<X> }
  >
}

type ToggleCall<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'toggle'; call: infer C extends string }
    ? C
    : K extends 'approval_status'
      ? 'change-approved'
      : never
}[keyof F]

/** The calls of the single records, whose values may all be missing. */
type OfSingles<S extends Single = AnySingle> = {
  [X in S as `GET /api/admin${X['path']}` | `PUT /api/admin${X['path']}`]: CallTypes<
    undefined,
    Form<unknown, SentBody<X['fields']> & { version?: number }>,
    { entry: SingleEntry<X>; settled: string[] }
  >
}

/** What is answered alike for every list; ':list' stands for one that is known only when the program runs. */
type OfEachList<N extends string> = CallsOf<
  | BesideOperation<N>
  | ReturnType<typeof arrangeList<N>>
  | ReturnType<typeof bulk<N>>
  | ReturnType<typeof exportList<N>>
  | ReturnType<typeof countList<N>>
  | ReturnType<typeof groupList<N>>
  | ReturnType<typeof listOptions<N>>
  | ReturnType<typeof template<N>>
  | ReturnType<typeof importChecked<N>>
  | ReturnType<typeof importTyped<N>>
  | ReturnType<typeof preview<N>>
  | ReturnType<typeof importAll<N>>
  | ReturnType<typeof listRevisions<N>>
  | ReturnType<typeof listTrash<N>>
  | ReturnType<typeof showTrashed<N>>
  | ReturnType<typeof listUses<N>>
  | ReturnType<typeof restore<N>>
  | ReturnType<typeof undo<N>>
  | ReturnType<typeof recover<N>>
>

type Written = CallsOf<
  | WrittenOperation
  | (typeof dashboardOperations)[number]
  | (typeof boundaryOperations)[number]
  | (typeof files)[number]
  | ReturnType<typeof jobOperations>[number]
  | (typeof noticeOperations)[number]
  | typeof listFavourites
  | (typeof search)[number]
  | ReturnType<typeof inboxOperations>[number]
  | ReturnType<typeof calendarOperations>[number]
>
type Others = Usual<AnyResource> & OfEachList<AnyResource['name']>

/** Routes that bypass `perform`. */
interface Routes {
  'GET /api/admin/boundaries': CallTypes<undefined, undefined, BaseMapAnswer>
  'POST /api/web/scans': CallTypes<undefined, typeof scanning, { entry: ShapeValues<typeof scanAnswer> }>
  'POST /api/web/stamps/:code/pin': CallTypes<undefined, typeof pinEntry, { entry: ShapeValues<typeof pinAnswer> }>
}

/** Everything the API answers, by method and path: `Calls['GET /api/admin/orders/:id']['data']`. Types only: nothing is written or run. */
export type Calls = Written & Omit<Others, keyof Written> & OfEachList<':list'> & OfSingles & Routes
