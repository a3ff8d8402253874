import type { DataOf } from '../operation/answers.ts'
import type { SentBody } from '../operation/body.ts'
import type { Operation } from '../operation/operation.ts'
import type { ownSignInOperations } from '../accounts/own-sign-in.ts'
import type { twoFactorOperations } from '../accounts/two-factor.ts'
import type { listFavourites } from '../beside/favourites.ts'
import type { BesideOperation } from '../beside/operations.ts'
import type { calendarOperations } from '../calendar/operations.ts'
import type { noticeOperations } from '../notices/operations.ts'
import type { arrangeList } from './arrange.ts'
import type { bulk } from './bulk.ts'
import type { countList, exportList } from './exports.ts'
import type { files } from './files.ts'
import type { groupList } from './groups.ts'
import type { importAll, importChecked, importTyped, previewImport, importTemplate } from './imports.ts'
import type { inboxOperations } from '../inbox/operations.ts'
import type { jobOperations } from '../jobs/operations.ts'
import type { logEntry } from './log-entries.ts'
import type { listOptions } from './options.ts'
import type { SentQuery } from '../operation/query.ts'
import type { listRevisions, listTrash, listUses, recoverTrashed, restoreRevision, showTrashed } from './revisions.ts'
import type { savedViewOperations } from './saved-views.ts'
import type { search } from './search.ts'
import type { undo } from './undo.ts'

/** How a call is made, and what `data` of its answer holds. */
export interface CallTypes<Q, B, D> {
  query: SentQuery<Q>
  body: SentBody<B>
  data: D
}

/** The calls of operations by method and path; a path that is known only at run time has no types. */
export type CallsOf<O extends Operation> = {
  [X in O as Known<`${X['method']} ${X['path']}`>]: CallTypes<QueryOf<X>, BodyOf<X>, DataOf<X['answers']>>
}

type QueryOf<O> = O extends { query?: infer Q } ? Q : undefined
type BodyOf<O> = O extends { body?: infer B } ? B : undefined
type Known<K extends string> = Record<never, never> extends Record<K, unknown> ? never : K

/** The calls that a list may have; ':list' stands for the name of a list that is known only at run time. */
export type OfEachList<N extends string> = CallsOf<
  | BesideOperation<N>
  | ReturnType<typeof arrangeList<N>>
  | ReturnType<typeof bulk<N>>
  | ReturnType<typeof exportList<N>>
  | ReturnType<typeof countList<N>>
  | ReturnType<typeof groupList<N>>
  | ReturnType<typeof listOptions<N>>
  | ReturnType<typeof importTemplate<N>>
  | ReturnType<typeof importChecked<N>>
  | ReturnType<typeof importTyped<N>>
  | ReturnType<typeof previewImport<N>>
  | ReturnType<typeof importAll<N>>
  | ReturnType<typeof listRevisions<N>>
  | ReturnType<typeof listTrash<N>>
  | ReturnType<typeof showTrashed<N>>
  | ReturnType<typeof listUses<N>>
  | ReturnType<typeof restoreRevision<N>>
  | ReturnType<typeof undo<N>>
  | ReturnType<typeof recoverTrashed<N>>
>

/** The calls that every product has, whatever its resources are. */
export type PlatformCalls = CallsOf<
  | (typeof files)[number]
  | ReturnType<typeof jobOperations>[number]
  | (typeof noticeOperations)[number]
  | typeof listFavourites
  | (typeof savedViewOperations)[number]
  | typeof logEntry
  | (typeof ownSignInOperations)[number]
  | (typeof twoFactorOperations)[number]
  | (typeof search)[number]
  | ReturnType<typeof inboxOperations>[number]
  | ReturnType<typeof calendarOperations>[number]
> &
  OfEachList<':list'>
