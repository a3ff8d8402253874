import postgres from '@trace/postgres'
import type { DatabaseTls } from '../settings/settings-addresses.ts'

/** Types that postgres.js would otherwise parse differently. */
type Types = { day: string; moment: string; int8: number; numeric: number }

/** A connection pool, or one transaction of it. */
export type Sql = postgres.ISql<Types>
export type Pool = postgres.Sql<Types>
export type Fragment = postgres.Fragment
/** A transaction with savepoints. */
export type Transaction = postgres.TransactionSql<Types>

interface Options {
  max?: number
  tls?: DatabaseTls
  /**
   * `off`: a crash of the machine may lose the latest commits of this pool, but no commits that others make after
   * them.
   */
  synchronousCommit?: 'off'
  /** Called at each statement; returns a callback that receives its waiting and running time. */
  measure?: () => ((statement: postgres.MeasuredStatement) => void) | undefined
  /** Called with every statement that is sent. */
  onStatement?: (text: string) => void
}

/**
 * Opens the connection pool. Dates stay 'YYYY-MM-DD', so no time zone can shift them; timestamps are ISO strings in
 * UTC.
 */
export const connect = (url: string, options: Options = {}): Pool =>
  postgres(url, {
    max: options.max ?? 20,
    ssl: options.tls || false,
    idle_timeout: 60,
    // In seconds. A request waits at most twice this for an unreachable database: once in the queue, once to connect.
    connect_timeout: 7,
    backoff: () => 0.2,
    connection: {
      application_name: 'coi-nguon',
      TimeZone: 'UTC',
      statement_timeout: 60_000,
      ...(options.synchronousCommit && { synchronous_commit: options.synchronousCommit }),
    },
    onnotice: () => undefined,
    ...(options.measure && { measure: options.measure }),
    ...(options.onStatement && { debug: (_: number, text: string) => options.onStatement!(text) }),
    types: {
      day: { to: 1082, from: [1082], serialize: String, parse: String },
      moment: { to: 1184, from: [1184], serialize: String, parse: (text: string) => new Date(text).toISOString() },
      int8: { to: 20, from: [20], serialize: String, parse: Number },
      numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
    },
  })

/** Concatenates SQL fragments; an empty list is allowed. */
export const concatSql = (sql: Sql, parts: Fragment[]): Fragment => (parts.length > 0 ? sql`${parts}` : sql``)
