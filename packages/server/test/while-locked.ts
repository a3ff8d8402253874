import { connect } from '@trace/platform/ports/postgres/connect.ts'

/**
 * Works while none of the other processes of a run does the same. The lock has a connection of its own, which is never idle: an idle
 * one is closed after a minute, and its lock is free. Whoever waits does so for as long as it takes.
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
