import { connect } from '@trace/platform/ports/postgres/connect.ts'

/**
 * Runs `work` while no other process of the run holds this lock. The lock has a connection of its own that is never
 * idle, because an idle connection is closed after a minute, which frees the lock. Waiting for the lock has no time
 * limit.
 */
export async function whileLocked<T>(url: string, lock: number, work: () => Promise<T>): Promise<T> {
  const pool = connect(url, { max: 1 })
  const held = await pool.reserve()
  try {
    await held`set statement_timeout = 0`
    await held`select pg_advisory_lock(${lock})`
    return await work()
  } finally {
    held.release()
    await pool.end()
  }
}
