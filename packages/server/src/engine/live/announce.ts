import type { Sql } from '../../ports/postgres/connect.ts'
import type { Changes } from '../store/author.ts'

/** The channel on which servers tell each other what changed. */
export const CHANNEL = 'coi_nguon'

const MOST_IDS = 40

/** What travels on the channel. No ids stand for more of them than one cares to name. */
export interface Message {
  changed?: [resource: string, ids: number[]][]
  notice?: Notice
  /** Sessions that are over, told by the database itself (`tell_ended_sessions`). */
  ended?: string[]
}

/** A sentence shown to some users wherever they are signed in. */
export interface Notice {
  users: number[]
  /** The corner it appears in: what others did comes top right, what one asked for oneself bottom right. */
  group: 'socket' | 'default'
  title: string
  message: string
  /** The screen it leads to. */
  to?: string
}

/** Tells all servers, when the transaction commits, which rows it changed. One message however many rows: the bus is narrow. */
export async function announce(sql: Sql, changes: Changes): Promise<void> {
  if (changes.size === 0) return
  await tell(sql, { changed: [...changes].map(([resource, ids]) => [resource, ids.size > MOST_IDS ? [] : [...ids]]) })
}

/** Shows a notice to users, when the transaction commits. */
export const notify = (sql: Sql, notice: Notice): Promise<void> =>
  tell(sql, { notice: { ...notice, message: notice.message.slice(0, 500) } })

async function tell(sql: Sql, message: Message): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`
}
