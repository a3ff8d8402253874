import type { Pool, Sql, Transaction } from '../../ports/postgres/connect.ts'
import { failureOf } from '../failures.ts'
import type { Failure } from '../failures.ts'
import type { Operation } from '../operation.ts'
import type { Viewer } from '../viewer.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import type { Changes } from '../store/author.ts'

interface OperationInput {
  id?: number
  params?: Record<string, string> | undefined
  body?: Record<string, unknown>
}

/** What a job is carried out with. */
export interface Work<Input = unknown> {
  pool: Pool
  settings: Settings
  operations: readonly Operation[]
  id: number
  input: Input
  viewer: Viewer
  /** Whether it is begun for the first time: the server died of no run before. */
  isFirst: boolean
  /** Does one of the API's calls on the owner's behalf, in a transaction of the job; answers its data. */
  call(sql: Sql, operation: Operation, asked: OperationInput, changes: Changes): Promise<unknown>
  /** Keeps the job to this run until the transaction ends: another, begun because this one seemed dead, waits and then stops. */
  hold(sql: Sql): Promise<void>
  /** Tells those who watch how far it has come. */
  progress(done: number, total: number, sql?: Sql, result?: object): Promise<void>
  /** Ends the job, in the transaction that holds what it did, so that both count or neither. */
  finish(sql: Sql, end: End): Promise<void>
}

export interface End {
  status: 'done' | 'failed'
  /** The sentence that its owner reads. */
  message: string
  result?: object
}

/** Where the calls made for a job seem to come from, in the log. */
export const JOB_ORIGIN = { ip: '', userAgent: 'job' }

/** A row that was not done, as its owner reads of it. */
export interface RefusedRow {
  id: number
  label: string
  message: string
}

/** Does one part of a transaction. A refusal undoes that part alone and is answered; a defect undoes all. */
export async function refusalOf(sql: Transaction, act: (inner: Sql) => Promise<unknown>): Promise<Failure | null> {
  try {
    await sql.savepoint(act)
    return null
  } catch (error) {
    const failure = failureOf(error)
    if (failure.code >= 500) throw error
    return failure
  }
}
