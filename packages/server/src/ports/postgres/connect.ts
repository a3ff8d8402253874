import postgres from '@trace/postgres'
import type { DatabaseTls } from '../settings/settings-addresses.ts'

/** What a cell holds of the kinds that postgres.js would otherwise turn into something else. */
type Types = { day: string; moment: string; int8: number; numeric: number }

/** Runs SQL: the pool itself, or one transaction of it. */
export type Sql = postgres.ISql<Types>
export type Pool = postgres.Sql<Types>
export type Fragment = postgres.Fragment
/** A transaction, parts of which can be undone alone. */
export type Transaction = postgres.TransactionSql<Types>

/** Opens the pool. Days stay 'YYYY-MM-DD', so no clock or time zone can move them; moments are ISO strings in UTC. */
export const connect = (url: string, options: { max?: number; tls?: DatabaseTls } = {}): Pool =>
  postgres(url, {
    max: options.max ?? 20,
    ssl: options.tls || false,
    idle_timeout: 60,
    // Twice this is the longest that a request waits for a database that is away: for its turn, then for its connection.
    connect_timeout: 7,
    backoff: () => 0.2,
    connection: { application_name: 'coi-nguon', TimeZone: 'UTC', statement_timeout: 60_000 },
    onnotice: () => undefined,
    types: {
      day: { to: 1082, from: [1082], serialize: String, parse: String },
      moment: { to: 1184, from: [1184], serialize: String, parse: (text: string) => new Date(text).toISOString() },
      int8: { to: 20, from: [20], serialize: String, parse: Number },
      numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
    },
  })

/** Pieces of SQL one after the other; none at all is allowed. */
export const joined = (sql: Sql, parts: Fragment[]): Fragment => (parts.length > 0 ? sql`${parts}` : sql``)
