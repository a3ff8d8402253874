import type { Need, OrderSide } from '@trace/domain'
import type { Answers, DataOf } from './calls/answers.ts'
import { readBody, readSent } from './calls/body.ts'
import type { Body, ReadBody } from './calls/body.ts'
import { readQuery } from './calls/query.ts'
import type { Query, ReadQuery } from './calls/query.ts'
import type { Asking, IncomingRequest, RawCall, RawPreparing } from './calls/raw-call.ts'
import type { Refusal } from './refusal.ts'
import type { Hold, LogAction } from './viewer.ts'

/**
 * What an operation asks for. 'public' needs no sign-in; 'ownAccount' a sign-in and nothing else, for who one is and how one leaves: all
 * that is left while one's role waits or is off. What staff do with rows of producers can ask for something else than what these do.
 */
export type Needs = Need | 'public' | 'ownAccount' | Readonly<Record<OrderSide, Need>>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What an operation says of itself, for the router, the API document and typed clients. */
interface Declaration<
  M extends Method,
  P extends string,
  Q extends Query | undefined,
  B extends Body | undefined,
  A extends Answers,
> {
  method: M
  path: P
  /** What the caller must hold. There is no default: an operation that does not say does not compile, nor does one that asks for nothing. */
  needs: Needs
  /** Refuses whoever lacks what this very call asks for, by its words alone: the body is not read yet, and no row looked for. */
  admit?(asking: Asking): void
  /** One Vietnamese line for the API document. */
  summary: string
  /** What stands behind the question mark: fields, or the query of a list. */
  query?: Q
  /** What it takes: fields, or the form of a resource. Multipart beside a file, where it `takes` one. */
  body?: B
  /** What `data` holds. */
  answers: A
  /** What its updates are called in the log; 'update' when not said. */
  logs?: LogAction
  /** Looked at before anything else and outside the transaction: what must count even when the call is refused. */
  guard?(request: IncomingRequest): Promise<void>
  /** Answered also to those who must first change their password, or first set up a second factor. */
  whileHeld?: readonly Hold[]
  /** Takes a file of at most so many bytes, as a multipart form, in place of JSON. */
  takes?: number
  /** What stays written though the call is refused and all else of it undone. */
  refused?(call: Pick<RawCall, 'rawBody' | 'store'>, refusal: Refusal): Promise<void>
}

/** One thing the API can be asked to do. */
export interface Operation<
  M extends Method = Method,
  P extends string = string,
  Q extends Query | undefined = Query | undefined,
  B extends Body | undefined = Body | undefined,
  A extends Answers = Answers,
> extends Declaration<M, P, Q, B, A> {
  /** What is done before the transaction begins. Its answer is `prepared`. */
  prepare?(call: RawPreparing): Promise<unknown>
  /** Reads query and body, and does it. */
  run(call: RawCall): Promise<unknown>
}

export interface Preparing<B = Record<never, never>> extends RawPreparing {
  body: B
}

/** What an operation works with: query and body as it declares them. */
export interface Call<B = Record<never, never>, Q = Record<never, never>, X = unknown> extends Omit<
  RawCall,
  'query' | 'prepared'
> {
  query: Q
  body: B
  /** The version of the row that the sender saw; whoever names none has the last word. */
  version: unknown
  prepared: X
}

/** An answer whose sentence is not the usual one. What is `shownOnce` stands among its data and is kept nowhere: a password, a secret. */
export class AnswerWithMessage<D = unknown, O = unknown> {
  readonly message: string
  readonly data: D
  readonly shownOnce: object
  /** For the type checker only: what is answered. */
  declare readonly answer?: D & O

  constructor(message: string, data: D, shownOnce?: O) {
    this.message = message
    this.data = data
    this.shownOnce = shownOnce ?? {}
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

type Answered<T> = T | { message: string; data: unknown; shownOnce: object; readonly answer?: T }

interface Declared<
  M extends Method,
  P extends string,
  Q extends Query | undefined,
  B extends Body | undefined,
  A extends Answers,
  X,
> extends Declaration<M, P, Q, B, A> {
  /**
   * What is done before the transaction begins: it may take long, and what it writes stays though the call is refused. Passwords are
   * hashed and checked here and nowhere else. Its answer is `prepared`.
   */
  prepare?(call: Preparing<ReadBody<B>>): Promise<X>
  run(call: Call<ReadBody<B>, ReadQuery<Q>, X>): Promise<Answered<DataOf<A>>>
}

/** Declares an operation: query and body are read by what it says of them, and what it answers is held against `answers`. */
export function operation<
  const M extends Method,
  const P extends string,
  const Q extends Query | undefined = undefined,
  const B extends Body | undefined = undefined,
  const A extends Answers = Answers,
  X = undefined,
>({ prepare, run, ...it }: Declared<M, P, Q, B, A, X>): Operation<M, P, Q, B, A> {
  return {
    ...it,
    ...(prepare && {
      prepare: (call) => prepare({ ...call, body: readSent(it.body, call.rawBody, call.viewer.reach) as ReadBody<B> }),
    }),
    run: async (call) =>
      run({
        ...call,
        query: readQuery(it.query, call.query) as ReadQuery<Q>,
        body: (await readBody(it.body, call)) as ReadBody<B>,
        version: call.rawBody['version'],
        prepared: call.prepared as X,
      }),
  }
}
