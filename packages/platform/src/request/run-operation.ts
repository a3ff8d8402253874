import type { Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { writes } from './authorize.ts'
import type { RawCall } from '../operation/raw-call.ts'
import { doneMessage, LOGGED } from './done-message.ts'
import type { Answer } from './idempotency.ts'
import { AnswerWithMessage } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { rowId } from './row-id.ts'
import { refuseUnseen } from './seen-version.ts'
import { settleBy } from './settle.ts'
import type { SimulatedMoment } from '../store/author.ts'
import { Changes } from '../store/changes.ts'
import { withBatchedInserts } from '../store/batched-inserts.ts'
import { openStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'

/** A call before it is run. */
export type Wanted = Omit<RawCall, 'id' | 'store' | 'settings'> & { past?: SimulatedMoment }

/** Runs the part of an operation that comes before its transaction. */
export async function prepare(sql: Sql, operation: Operation, wanted: Wanted, settings: Settings): Promise<unknown> {
  if (!operation.prepare) return undefined
  const { params, query, rawBody, upload, viewer, origin, mayLack = false } = wanted
  const store = storeFor(sql, operation, wanted, settings, new Changes(), false)
  return operation.prepare({
    sql,
    store,
    id: rowId(params['id']),
    query,
    rawBody,
    upload,
    viewer,
    settings,
    origin,
    mayLack,
  })
}

/**
 * Runs an authorised operation in the caller's transaction, for a request or for one row of a job. For a job,
 * `prepare` runs within the transaction; it then hashes no password, since sheets have none.
 */
export async function runOperation(
  sql: Sql,
  operation: Operation,
  asked: Wanted,
  settings: Settings,
  changes: Changes,
  store = storeFor(sql, operation, asked, settings, changes, writes(operation), reasonIn(asked.rawBody)),
): Promise<Answer> {
  const answer = await answerOf(sql, operation, asked, { settings, store, changes })
  await store.settle()
  const remarks = changes.remarks.splice(0)
  return remarks.length > 0 ? { ...answer, message: [answer.message, ...remarks].join('. ') } : answer
}

async function answerOf(
  sql: Sql,
  operation: Operation,
  asked: Wanted,
  { settings, store, changes }: { settings: Settings; store: Store; changes?: Changes },
): Promise<Answer> {
  const prepared = 'prepared' in asked ? asked.prepared : await prepare(sql, operation, asked, settings)
  const id = rowId(asked.params['id'])
  const call = { ...asked, prepared, id, store, settings }
  await refuseUnseen(operation, call)
  const done = await operation.run(call)
  const { message, data, shownOnce } =
    done instanceof AnswerWithMessage ? done : new AnswerWithMessage(null, done ?? {})
  return { message: message ?? doneMessage({ operation, id, data, lines: changes?.lines ?? [] }), data, shownOnce }
}

const LONGEST_REASON = 500

/** The reason for which a sender insists on values that contradict other facts; null if none was given. */
function reasonIn({ reason }: Record<string, unknown>): string | null {
  const said = typeof reason === 'string' ? reason.trim() : ''
  return said === '' ? null : said.slice(0, LONGEST_REASON)
}

/**
 * Runs one operation for several rows at the same time, if it is declared `together`, so that their inserts become one.
 * Each row has its own answer.
 */
export async function runTogether(
  sql: Sql,
  operation: Operation,
  asked: readonly Wanted[],
  settings: Settings,
  changes: Changes,
): Promise<PromiseSettledResult<Answer>[]> {
  const store = storeFor(sql, operation, asked[0]!, settings, changes)
  const inserting = withBatchedInserts(store)
  const answers = await Promise.allSettled(
    asked.map((one) => answerOf(sql, operation, one, { settings, store: inserting })),
  )
  await store.settle()
  return answers
}

export function storeFor(
  sql: Sql,
  operation: Operation,
  { viewer, origin, past }: Pick<Wanted, 'viewer' | 'origin' | 'past'>,
  { province }: Settings,
  changes: Changes,
  holds = writes(operation),
  reason: string | null = null,
): Store {
  const { method, path, logs = LOGGED[method], rules = [], heldFor = null } = operation
  const author = { viewer, method, path, logs, origin, province, holds, past }
  return openStore(sql, author, changes, settleBy(rules, reason ?? heldFor))
}
