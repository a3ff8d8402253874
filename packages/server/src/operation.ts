import type { Fields, Need, Permission, Resource, Values } from '@trace/domain'
import type { Sql } from './database/connect.ts'
import type { Upload } from './files/upload.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'

/** Which rows somebody may see: the whole province, one commune, or one producer. */
export type Reach = { scope: 'province' } | { scope: 'commune'; ward_id: number } | { scope: 'manufacture'; manufacture_id: number }

/** The person behind a request. */
export interface Viewer {
  id: number
  name: string
  role: { id: number; code: string; name: string }
  reach: Reach
  permissions: readonly Permission[]
  session: string
}

/** What the log calls a change (domain §7.37). */
export type LogAction =
  | 'login' | 'logout' | 'login_failed' | 'create' | 'update' | 'delete' | 'approve' | 'reject' | 'toggle' | 'status' | 'export' | 'import'
  | 'print' | 'scan_lock'

/** One thing the API can be asked to do. */
export interface Operation<F extends Fields = Fields> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** What the caller must hold; 'public' needs no sign-in. There is no default: an operation that does not say does not compile. */
  needs: Need | 'public'
  /** One Vietnamese line for the API document. */
  summary: string
  input: F
  /** What its updates are called in the log; 'update' when not said. */
  logs?: LogAction
  /** Looked at before anything else and outside the transaction: what must count even when the call is refused. */
  guard?(knock: Knock): Promise<void>
  /** Takes a file of at most so many bytes, as a multipart form, in place of JSON. */
  takes?: number
  /** For the API document: what does not follow from the path (`openapi/describe.ts`). */
  describes?: Described
  run(call: Call<F>): Promise<unknown>
}

/** What a call reads beside its input, and what it answers. */
export interface Described {
  /** The resource whose form its body is. */
  form?: Resource
  /** The resource whose list query it takes. */
  lists?: Resource
  /** What else its query may hold. */
  query?: Fields
  /** What `data` holds: one of a resource or of these fields, many of them in pages, or values of its own. */
  answers?: { entry: Resource | Fields } | { entries: Resource | Fields } | { data: Fields }
}

/** What is known of a request before it is let in. */
export interface Knock {
  sql: Sql
  params: Record<string, string>
  body: Record<string, unknown>
  origin: Origin
}

/** What an operation works with. */
export interface Call<F extends Fields = Fields> {
  id: number
  params: Record<string, string>
  query: Record<string, string>
  input: Values<F>
  /** The body as it came, for calls that read it with the fields of several forms. */
  body: Record<string, unknown>
  /** The file that came, for calls that take one. */
  upload: Upload | undefined
  viewer: Viewer
  store: Store
  settings: Settings
  /** Where the request came from. */
  origin: Origin
}

export interface Origin {
  ip: string
  userAgent: string
}

/** An answer whose sentence is not the usual one. */
export class Told {
  readonly message: string
  readonly data: unknown

  constructor(message: string, data: unknown) {
    this.message = message
    this.data = data
  }
}

/** Declares an operation; its input is typed from its fields. */
export const operation = <const F extends Fields>(it: Operation<F>): Operation => it as unknown as Operation
