import type { Side } from '@trace/define/machine.ts'
import type { Need } from '@trace/define/permission.ts'
import type { Allowance } from '../access/ask-allowances.ts'
import type { Answers, DataOf } from './answers.ts'
import { isForm, readBody, readSent } from './body.ts'
import type { Body, Readable, ReadBody } from './body.ts'
import { ProblemList } from './problem-list.ts'
import { requiredByChosen } from './required-by-chosen.ts'
import { readQuery } from './query.ts'
import type { Query, ReadQuery } from './query.ts'
import type { UnvalidatedCall, IncomingRequest, Raw, RawCall, RawPrepareContext } from './raw-call.ts'
import type { Refusal } from '../refusal.ts'
import type { SettledRule } from '../request/settle.ts'
import type { Hold, LogAction } from '../viewer.ts'

/**
 * Permissions that an operation needs. 'public' needs no session. 'ownAccount' needs only a session: for one's own
 * profile and sign-out, which work even while the role is pending or inactive. Staff and owners may need different
 * permissions.
 */
export type Needs = Need | 'public' | 'ownAccount' | Readonly<Record<Side, Need>>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What an operation declares, for the router, the API document and typed clients. */
interface Declaration<
  M extends Method,
  P extends string,
  Q extends Query | undefined,
  B extends Body | undefined,
  A extends Answers,
> {
  method: M
  path: P
  /**
   * The permissions the caller needs. Required: an operation without it does not compile, nor does one with an empty
   * list.
   */
  needs: Needs
  /**
   * Further permission check, by the raw parameters, query and body of the call. Runs before validation and before any
   * row is queried.
   */
  admit?(asking: UnvalidatedCall): void
  /** Name shared by the operations that a factory makes for many resources: they run the same code. */
  like?: string
  /** One line in Vietnamese for the API document. */
  summary: string
  /** The query string: fields, or the query of a list. */
  query?: Q
  /** The request body: fields, or the form of a resource. Multipart with a file, if `takes` is set. */
  body?: B
  /** What `data` of the answer holds. */
  answers: A
  /** Name of its updates in the log; 'update' by default. */
  logs?: LogAction
  /**
   * Whether a reading call leaves a line in the log. For such a call, HEAD only checks whether the sender may make
   * it.
   */
  notesReading?: true
  /** The verb of its success message, before the name of the row, if `logs` does not give one: 'khóa tem của'. */
  done?: string
  /** Rate limit of an operation without sign-in, checked for each address before the body is read. */
  allowance?: Allowance
  /** Runs before anything else and outside the transaction: what it writes stays even when the call is refused. */
  guard?(request: IncomingRequest): Promise<void>
  /** Holds (password change, second factor) under which the operation still works. */
  whileHeld?: readonly Hold[]
  /** Expensive read: may run on a replica that has replayed everything committed before the call (decision 98). */
  fromReplica?: true
  /**
   * Batchable, as for the rows of a sheet: calls do not depend on each other, read nothing of the inserted row but its id
   * and version, and never fail after the insert.
   */
  together?: true
  /** Works when the disk is almost full, and is charged to no account: so that somebody who frees space can sign in. */
  whileFull?: true
  /** Works while an administrator views as a role, and after that view has expired. */
  whileViewing?: true
  /** Takes a file of at most this many bytes, as a multipart form instead of JSON. */
  takes?: number
  /**
   * The reason passed to settled rules if the sender gives none: contradicting data is then put on hold, and the call
   * is not refused because of it.
   */
  heldFor?: string
  /** Runs after a refused call was rolled back, and writes what must be stored nevertheless. */
  refused?(call: Pick<RawCall, 'rawBody' | 'store'>, refusal: Refusal): Promise<void>
}

/** One operation of the API. */
export interface Operation<
  M extends Method = Method,
  P extends string = string,
  Q extends Query | undefined = Query | undefined,
  B extends Body | undefined = Body | undefined,
  A extends Answers = Answers,
> extends Declaration<M, P, Q, B, A> {
  /**
   * The settled rules checked after it wrote something; the same for all operations of a product, and for what its
   * jobs write.
   */
  readonly rules?: readonly SettledRule[]
  /** Runs before the transaction begins. Its result is `prepared`. */
  prepare?(call: RawPrepareContext): Promise<unknown>
  /** Checks all rules on the readable part of a body. */
  check?(call: RawCall, body: unknown): Promise<unknown>
  /** Reads query and body, and runs the operation. */
  run(call: RawCall): Promise<unknown>
}

export interface Preparing<B = Record<never, never>> extends RawPrepareContext {
  body: B
}

/**
 * The argument of `check`. `body` has only the readable values, since forms with blank or wrong fields are checked,
 * too.
 */
export interface CheckContext<B = Record<never, never>> extends Omit<RawCall, 'prepared'> {
  body: Readable<B>
  problems: ProblemList
}

/** What `run` gets: the call with its query and body as declared. */
export interface Call<B = Record<never, never>, Q = Record<never, never>, X = unknown, C = unknown> extends Omit<
  RawCall,
  'query' | 'prepared'
> {
  query: Q
  body: B
  /** Optimistic locking: the version of the row that the sender saw. Without one, the row is overwritten. */
  version: unknown
  prepared: X
  checked: C
}

/**
 * An answer with a message of its own, or null for the usual one. `shownOnce` is added to its data and never stored: a
 * password, a secret.
 */
export class AnswerWithMessage<D = unknown, O = unknown> {
  readonly message: string | null
  readonly data: D
  readonly shownOnce: object
  /** For the type checker only: the type of the answer. */
  declare readonly answer?: D & O

  constructor(message: string | null, data: D, shownOnce?: O) {
    this.message = message
    this.data = data
    this.shownOnce = shownOnce ?? {}
  }
}

/** Finds the operation of a method and path. */
export const operationAt = (
  operations: readonly Operation[],
  method: Operation['method'],
  path: string,
): Operation | undefined => operations.find((one) => one.method === method && one.path === path)

/** The permissions of one operation, for another that does or undoes the same. */
export const rightOf = ({ needs, admit }: Operation): Pick<Operation, 'needs' | 'admit'> => ({
  needs,
  ...(admit && { admit }),
})

type Answered<T> = T | { message: string | null; data: unknown; shownOnce: object; readonly answer?: T }

interface Declared<
  M extends Method,
  P extends string,
  Q extends Query | undefined,
  B extends Body | undefined,
  A extends Answers,
  X,
  C,
> extends Declaration<M, P, Q, B, A> {
  /**
   * Runs before the transaction begins, since it may take long; what it writes stays even if the call is refused.
   * Passwords are hashed and checked only here. Its result is `prepared`.
   */
  prepare?(call: Preparing<ReadBody<B>>): Promise<X>
  /**
   * The rules beyond those of the form (decision 74): each adds its problems to `problems`, and all are reported at
   * once. Its result is `checked`.
   */
  check?(call: CheckContext<ReadBody<B>>): C | Promise<C>
  run(call: Call<ReadBody<B>, ReadQuery<Q>, X, C>): Promise<Answered<DataOf<A>>>
}

/**
 * Declares an operation. The types of query and body follow from the declaration, and the result is checked against
 * `answers`.
 */
export function operation<
  const M extends Method,
  const P extends string,
  const Q extends Query | undefined = undefined,
  const B extends Body | undefined = undefined,
  const A extends Answers = Answers,
  X = undefined,
  C = undefined,
>({ prepare, check, run, ...it }: Declared<M, P, Q, B, A, X, C>): Operation<M, P, Q, B, A> {
  const form = it.body && isForm(it.body) ? it.body.resource : undefined
  const asks = form && Object.values(form.fields).some(({ requiredOf }) => requiredOf)
  const checked =
    check || asks
      ? (call: RawCall, body: unknown): Promise<C> =>
          ProblemList.refuse(async (problems) => {
            if (asks) problems.add(await requiredByChosen(form, body as Raw, call.store))
            return check?.({ ...call, body: body as Readable<ReadBody<B>>, problems }) as C
          })
      : undefined
  return {
    ...it,
    ...(checked && { check: checked }),
    ...(prepare && {
      prepare: (call) =>
        prepare({ ...call, body: readSent(it.body, call.rawBody, call.viewer.reach, call.mayLack) as ReadBody<B> }),
    }),
    run: async (call) => {
      const query = readQuery(it.query, call.query) as ReadQuery<Q>
      const body = (await readBody(it.body, call)) as ReadBody<B>
      return run({
        ...call,
        query,
        body,
        version: call.rawBody['version'],
        prepared: call.prepared as X,
        checked: (await checked?.(call, body)) as C,
      })
    },
  }
}
