import type { Pool, Sql, Transaction } from '../ports/postgres/connect.ts'
import { failureOf } from '../request/failures.ts'
import type { Failure } from '../request/failures.ts'
import type { Answer } from '../request/idempotency.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import type { Viewer } from '../viewer.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { Changes } from '../store/changes.ts'

/** One call of an operation by a job. */
export interface OperationInput {
  id?: number
  params?: Record<string, string> | undefined
  body?: Record<string, unknown>
  /** The row comes from a sheet: required pictures and files may be added later. */
  mayLack?: boolean
  /** The row comes from a workbook. */
  isWorkbook?: boolean
}

/** Context of a running job. */
export interface Work<Input = unknown> {
  pool: Pool
  settings: Settings
  operations: readonly Operation[]
  id: number
  input: Input
  /** The job's owner as the account was when this run began. */
  viewer: Viewer
  /** Whether this is the first run: no earlier one was ended by the death of the server. */
  isFirst: boolean
  /** Runs an operation on the owner's behalf, within a transaction of the job; returns its data. */
  call(sql: Sql, operation: Operation, asked: OperationInput, changes: Changes): Promise<unknown>
  /** Runs an operation that is declared `together` for several rows at once; each row has its own result. */
  callTogether(
    sql: Sql,
    operation: Operation,
    asked: readonly OperationInput[],
    changes: Changes,
  ): Promise<PromiseSettledResult<Answer>[]>
  /**
   * Locks the job for this run until the transaction ends. A second run, started because this one seemed dead, waits
   * and then stops.
   */
  hold(sql: Sql): Promise<void>
  /**
   * The job's owner as the account is now, which is asked around each batch; later calls run with its rights. Throws
   * if the account was suspended or deleted.
   */
  ownerNow(sql: Sql): Promise<Viewer>
  /** Reports the progress to the screens that show it. */
  progress(done: number, total: number, sql?: Sql, result?: object): Promise<void>
  /** Ends the job in the transaction of its last writes, so that both commit or neither. */
  finish(sql: Sql, end: End): Promise<void>
}

export interface End {
  status: 'done' | 'failed'
  /** Message shown to the job's owner. */
  message: string
  result?: object
}

/** Origin in the log for calls made by a job. */
export const JOB_ORIGIN = { ip: '', userAgent: 'job' }

/** A refused row, as reported to the job's owner. */
export interface RefusedRow {
  id: number
  label: string
  message: string
}

/** Asks whether a job may go on; a refusal, which ends it, also tells what it has done so far. */
export async function orStop<T>(ask: () => Promise<T>, doneSoFar: string): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, [error.message, doneSoFar].join('. '))
  }
}

/**
 * Runs one step in a savepoint. A refusal undoes only that step and is returned; a defect undoes the whole transaction.
 */
export async function refusalOf(
  sql: Transaction,
  changes: Changes,
  act: (inner: Sql) => Promise<unknown>,
): Promise<Failure | null> {
  try {
    await inSavepoint(sql, changes, act)
    return null
  } catch (error) {
    const failure = failureOf(error)
    if (failure.code >= 500) throw error
    return failure
  }
}

/** Runs one step in a savepoint: when it fails, its writes and its pending notifications are undone. */
export async function inSavepoint(
  sql: Transaction,
  changes: Changes,
  act: (inner: Sql) => Promise<unknown>,
): Promise<void> {
  const { news } = changes
  changes.news = [...news]
  try {
    await sql.savepoint(act)
  } catch (error) {
    changes.news = news
    changes.unsettled = new Map()
    changes.remarks = []
    throw error
  }
}
