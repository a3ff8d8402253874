import type { Sql } from '../../ports/postgres/connect.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import type { Upload } from '../files/upload.ts'
import type { Store } from '../store/store.ts'
import type { Origin, Viewer } from '../viewer.ts'

export type Raw = Record<string, unknown>

/** What is known of a request before it is let in. */
export interface IncomingRequest {
  sql: Sql
  params: Record<string, string>
  rawBody: Raw
  origin: Origin
}

/** A call as it came, by somebody known. */
export type Asking = Pick<RawCall, 'viewer' | 'params' | 'query' | 'rawBody'>

/** What is known of a call before its transaction begins. */
export interface RawPreparing {
  sql: Sql
  id: number
  /** The body as it came. */
  rawBody: Raw
  upload: Upload | undefined
  viewer: Viewer
  settings: Settings
  origin: Origin
}

/** A call as it came, once its transaction has begun. */
export interface RawCall {
  id: number
  params: Record<string, string>
  query: Record<string, string>
  /** The body as it came: for calls that hand it on to another. */
  rawBody: Raw
  /** The file that came, for calls that take one. */
  upload: Upload | undefined
  viewer: Viewer
  store: Store
  settings: Settings
  /** Where the request came from. */
  origin: Origin
  /** What `prepare` answered. */
  prepared?: unknown
}
