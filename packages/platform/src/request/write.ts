import type { Pool, Sql, Transaction } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { SessionChanged } from '../access/sessions.ts'
import { refusalOfWrite } from './all-problems.ts'
import { answerOnce } from './idempotency.ts'
import type { Answer } from './idempotency.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import { rowId } from './row-id.ts'
import { storeFor } from './run-operation.ts'
import type { Wanted } from './run-operation.ts'
import { Changes, tablesOf } from '../store/changes.ts'
import { numberGiverOf } from '../store/numbers.ts'
import { forgetTotals } from '../store/totals.ts'

interface Write {
  operation: Operation
  asked: Wanted
  /** The result of `prepare`, which ends before a connection is taken for the transaction. */
  prepared: Promise<unknown>
  /** If empty, a repeated call is carried out again. */
  idempotencyKey: string
  /** Whether everything is rolled back at the end, because the sender only asks what would be refused. */
  isCheck: boolean
  confirm: ((sql: Sql) => Promise<void>) | undefined
  /** Runs the operation in the transaction, and notes in `changes` what it wrote. */
  act(sql: Sql, changes: Changes): Promise<Answer>
}

/**
 * One write: rows, their log lines and news in one transaction, once for each idempotency key. A refusal names all
 * problems; the operation's `refused` then writes what must be stored nevertheless.
 */
export async function write(pool: Pool, settings: Settings, doing: Write): Promise<Answer | null> {
  let changes = new Changes()
  const transaction = async (sql: Sql) => {
    changes = startOf(pool, doing.isCheck)
    const done = await confirmed(doing.confirm?.(sql), once(sql, doing, changes))
    if (doing.isCheck) throw new TakenBack()
    await announceChanges(sql, changes)
    return done
  }
  const answer = await doing.prepared
    .then(() => withoutDeadlock(pool, transaction))
    .catch(async (error: unknown) => {
      if (error instanceof TakenBack) return null
      if (error instanceof SessionChanged) throw error
      await keepRefused(pool, settings, doing, error)
      throw await wholeRefusal(pool, settings, doing, error)
    })
  if (answer) forgetTotals(pool, tablesOf(changes))
  return answer
}

/**
 * Returns the result once the sender's session was confirmed: if it is no longer valid, the sender gets neither an
 * answer nor the refusal of the call.
 */
async function confirmed<T>(confirming: Promise<void> | undefined, doing: Promise<T>): Promise<T> {
  const [who, done] = await Promise.allSettled([confirming, doing])
  for (const one of [who, done]) if (one.status === 'rejected') throw one.reason
  return (done as PromiseFulfilledResult<T>).value
}

/** Thrown to roll back the transaction of a call that is only checked. */
class TakenBack extends Error {}

function startOf(pool: Pool, isCheck: boolean): Changes {
  const changes = new Changes()
  changes.inOne = true
  changes.lines = []
  if (!isCheck) changes.giveNumbers = numberGiverOf(pool)
  return changes
}

function once(sql: Sql, { operation, asked, idempotencyKey, act }: Write, changes: Changes): Promise<Answer> {
  const { method, path, needs } = operation
  if (method !== 'POST' || !idempotencyKey || needs === 'public') return act(sql, changes)
  const { viewer, params, rawBody: body } = asked
  const request = { user: viewer.id, key: idempotencyKey, path: addressed(path, params), body }
  return answerOnce(sql, request, () => act(sql, changes))
}

async function keepRefused(pool: Pool, settings: Settings, { operation, asked }: Write, error: unknown): Promise<void> {
  if (!operation.refused || !(error instanceof Refusal)) return
  const { rawBody } = asked
  await pool.begin((sql) =>
    operation.refused!({ rawBody, store: storeFor(sql, operation, asked, settings, new Changes()) }, error),
  )
}

function wholeRefusal(pool: Pool, settings: Settings, { operation, asked }: Write, error: unknown): Promise<unknown> {
  const store = storeFor(pool, operation, asked, settings, new Changes(), false)
  const id = operation.method === 'POST' ? 0 : rowId(asked.params['id'])
  return refusalOfWrite(error, operation, { ...asked, id, store, settings })
}

/** Maximum of attempts for a transaction that PostgreSQL ends because of a deadlock. */
const MOST_TRIES = 3

async function withoutDeadlock<T>(pool: Pool, act: (sql: Transaction) => Promise<T>, tried = 1): Promise<T> {
  try {
    return (await pool.begin(act)) as T
  } catch (error) {
    if ((error as { code?: unknown }).code !== DEADLOCK || tried === MOST_TRIES) throw error
    return withoutDeadlock(pool, act, tried + 1)
  }
}

const DEADLOCK = '40P01'

/** The path with its parameters filled in: an idempotency key used for one row is not valid for another. */
const addressed = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!)
