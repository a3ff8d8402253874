import type { AnyResource, AnySingle } from '@trace/domain/menu.ts'
import type { Entry, Paged, SingleEntry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import type { Call, Resource } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import type { ShapeValues } from '@trace/platform/operation/answers.ts'
import type { Form, SentBody } from '@trace/platform/operation/body.ts'
import type { CallsOf, CallTypes, OfEachList, PlatformCalls } from '@trace/platform/calls/call-types.ts'
import type { Filters } from '@trace/platform/operation/query.ts'
import type { dashboardOperations } from './areas/figures/index.ts'
import type { BaseMapAnswer, boundaryOperations } from './areas/places/index.ts'
import type { WrittenOperation } from './operations.ts'
import type { pinAnswer, scanAnswer } from './public/answers.ts'
import type { pinBody, scanBody } from './public/routes.ts'

/** Body of a resource's form as a client sends it; `version` is the version that the client read. */
export type SentForm<R extends Resource> = SentBody<
  ReturnType<typeof import('@trace/platform/operation/body.ts').form<R>>
>

/** Method and path of a call of `crud.ts`; `never` if the resource does not offer the call. */
type Offered<
  R extends Resource,
  C extends Call,
  M extends string,
  Row extends '' | '/:id' = '',
> = C extends R['calls'][number] ? `${M} /api/admin/${R['name']}${Row}` : never

/** The types of the calls that `crud.ts` provides for each resource. */
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

type Written = CallsOf<WrittenOperation | (typeof dashboardOperations)[number] | (typeof boundaryOperations)[number]>
type Others = Usual<AnyResource> & OfEachList<AnyResource['name']>

/** Routes that bypass `perform`. */
interface Routes {
  'GET /api/admin/boundaries': CallTypes<undefined, undefined, BaseMapAnswer>
  'POST /api/web/scans': CallTypes<undefined, typeof scanBody, { entry: ShapeValues<typeof scanAnswer> }>
  'POST /api/web/stamps/:code/pin': CallTypes<undefined, typeof pinBody, { entry: ShapeValues<typeof pinAnswer> }>
}

/**
 * All calls of the API by method and path: `Calls['GET /api/admin/orders/:id']['data']`. Type only: there is no value
 * of it.
 */
export type Calls = PlatformCalls & Written & Omit<Others, keyof Written> & OfSingles & Routes
