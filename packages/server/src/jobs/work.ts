import type { Pool, Sql } from '../database/connect.ts'
import type { Operation, Viewer } from '../operation.ts'
import type { Settings } from '../settings.ts'

/** What a job is carried out with. */
export interface Work<Input = unknown> {
  pool: Pool
  settings: Settings
  operations: readonly Operation[]
  id: number
  input: Input
  viewer: Viewer
  /** Keeps the job to this run until the transaction ends: another that was started because this one seemed dead waits, and then stops. */
  hold(sql: Sql): Promise<void>
  /** Tells those who watch how far it has come. */
  progress(done: number, total: number): Promise<void>
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
