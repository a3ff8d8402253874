import type { Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { Upload } from '../files/upload.ts'
import type { Store } from '../store/store.ts'
import type { Origin, Viewer } from '../viewer.ts'

export type Raw = Record<string, unknown>

/** What is known of a request before authorisation. */
export interface IncomingRequest {
  sql: Sql
  params: Record<string, string>
  rawBody: Raw
  origin: Origin
}

/** A call of an identified viewer, before validation. */
export type UnvalidatedCall = Pick<RawCall, 'viewer' | 'params' | 'query' | 'rawBody'>

/** What is known of a call before its transaction begins. */
export interface RawPrepareContext {
  sql: Sql
  /** For reading only: it locks no row, and there is no transaction yet. */
  store: Store
  id: number
  query: Record<string, string>
  rawBody: Raw
  upload: Upload | undefined
  viewer: Viewer
  settings: Settings
  origin: Origin
  mayLack?: boolean
}

/** A call within its transaction, before validation. */
export interface RawCall {
  id: number
  params: Record<string, string>
  query: Record<string, string>
  /** The body before validation, for calls that pass it on to another. */
  rawBody: Raw
  /** The `If-Match` header: the version that the sender looked at. */
  ifMatch?: string | undefined
  /** The uploaded file, for calls that take one. */
  upload: Upload | undefined
  viewer: Viewer
  store: Store
  settings: Settings
  /** IP address and user agent of the request. */
  origin: Origin
  /** Whether the row may lack its required pictures and files, as rows of a sheet may. Never set by a request. */
  mayLack?: boolean
  /** Whether the row comes from a workbook. Never set by a request. */
  isWorkbook?: boolean
  /** Result of `prepare`. */
  prepared?: unknown
}
