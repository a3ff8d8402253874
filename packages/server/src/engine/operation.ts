import type { Fields, Need, OrderSide, Values } from '@trace/domain'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Upload } from './files/upload.ts'
import type { Refusal } from './refusal.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { Store } from './store/store.ts'
import type { Hold, LogAction, Origin, Viewer } from './viewer.ts'

/**
 * What an operation asks for. 'public' needs no sign-in; 'ownAccount' a sign-in and nothing else, for who one is and how one leaves: all
 * that is left while one's role waits or is off. What staff do with rows of producers can ask for something else than what these do.
 */
export type Needs = Need | 'public' | 'ownAccount' | Readonly<Record<OrderSide, Need>>

/** One thing the API can be asked to do. */
export interface Operation<F extends Fields = Fields, P = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** What the caller must hold. There is no default: an operation that does not say does not compile, nor does one that asks for nothing. */
  needs: Needs
  /** Refuses whoever lacks what this very call asks for, by its words alone: the body is not read yet, and no row looked for. */
  admit?(asking: Asking): void
  /** One Vietnamese line for the API document. */
  summary: string
  input: F
  /** What its updates are called in the log; 'update' when not said. */
  logs?: LogAction
  /** Looked at before anything else and outside the transaction: what must count even when the call is refused. */
  guard?(knock: Knock): Promise<void>
  /** Answered also to those who must first change their password, or first set up a second factor. */
  whileHeld?: readonly Hold[]
  /** Takes a file of at most so many bytes, as a multipart form, in place of JSON. */
  takes?: number
  /**
   * What is done before the transaction begins: it may take long, and what it writes stays though the call is refused. Passwords are
   * hashed and checked here and nowhere else. Its answer is `prepared`.
   */
  prepare?(call: Preparing<F>): Promise<P>
  run(call: Call<F, P>): Promise<unknown>
  /** What stays written though the call is refused and all else of it undone. */
  refused?(call: Pick<Call, 'body' | 'store'>, refusal: Refusal): Promise<void>
}

/** What is known of a request before it is let in. */
export interface Knock {
  sql: Sql
  params: Record<string, string>
  body: Record<string, unknown>
  origin: Origin
}

/** A call as it came, by somebody known. */
export type Asking = Pick<Call, 'viewer' | 'params' | 'query' | 'body'>

/** What is known of a call before its transaction begins. */
export interface Preparing<F extends Fields = Fields> {
  sql: Sql
  id: number
  input: Values<F>
  body: Record<string, unknown>
  upload: Upload | undefined
  viewer: Viewer
  settings: Settings
  origin: Origin
}

/** What an operation works with. */
export interface Call<F extends Fields = Fields, P = unknown> {
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
  /** What `prepare` answered. */
  prepared: P
}

/** An answer whose sentence is not the usual one. What is `shownOnce` stands among its data and is kept nowhere: a password, a secret. */
export class Told {
  readonly message: string
  readonly data: unknown
  readonly shownOnce: object

  constructor(message: string, data: unknown, shownOnce: object = {}) {
    this.message = message
    this.data = data
    this.shownOnce = shownOnce
  }
}

/** The operation at an address, where there is one. */
export const operationAt = (
  operations: readonly Operation[],
  method: Operation['method'],
  path: string,
): Operation | undefined => operations.find((one) => one.method === method && one.path === path)

/** The right that one operation asks for, for another that does or undoes the same. */
export const rightOf = ({ needs, admit }: Operation): Pick<Operation, 'needs' | 'admit'> => ({
  needs,
  ...(admit && { admit }),
})

/** Declares an operation; its input is typed from its fields. */
export const operation = <const F extends Fields, P = undefined>(it: Operation<F, P>): Operation =>
  it as unknown as Operation
