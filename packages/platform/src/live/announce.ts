import type { Resource } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Changes } from '../store/changes.ts'

/** The PostgreSQL channel (`listen`/`notify`) on which servers tell each other of changes. */
export const CHANNEL = 'coi_nguon'

const MOST_IDS = 40

/** A message on the channel. An empty list of ids means too many to list. */
export interface Message {
  changed?: (readonly [resource: string, ids: number[]])[]
  notice?: Notice
  /** Somebody opened a record or left it. */
  look?: Look
  /** A record with a change beside it: in its comments, or in who has taken it. */
  beside?: { resource: string; id: number }
  /** Ended sessions, sent by a database trigger (`tell_ended_sessions`). */
  ended?: string[]
}

/** Somebody who has a record open. */
export interface Look {
  resource: string
  id: number
  user: number
  name: string
  isOwner: boolean
  leaves: boolean
}

/** A message that some users see on every screen while they are signed in. */
export interface Notice {
  users: number[]
  /**
   * Where it appears: events caused by others at the top right, results of the user's own requests at the bottom right.
   */
  group: 'socket' | 'default'
  title: string
  message: string
  /** Path of the screen it links to. */
  to?: string
  /** The job whose end it reports: a screen that followed the job shows no notice. */
  job?: number
}

/**
 * Tells all servers which rows changed, when the transaction commits. A notification is limited in size, so more than
 * `MOST_IDS` ids of a list are sent as an empty list: any of its rows may have changed.
 */
export async function announce(sql: Sql, changes: Changes): Promise<void> {
  if (changes.size === 0) return
  const changed = [...changes].map(([resource, ids]) => [resource, ids.size > MOST_IDS ? [] : [...ids]] as const)
  await changes.send(telling(sql, { changed }))
}

/** Shows a notice to users, when the transaction commits. */
export async function notify(sql: Sql, notice: Notice): Promise<void> {
  await telling(sql, { notice: { ...notice, message: notice.message.slice(0, 500) } })
}

/** Notifies those who have a record open, when the transaction commits, of a change beside the record. */
export async function announceRecord(sql: Sql, { name }: Pick<Resource, 'name'>, id: number): Promise<void> {
  await telling(sql, { beside: { resource: name, id } })
}

/** Tells all servers that somebody opened a record or left it; stores nothing. */
export async function announceLook(sql: Sql, look: Look): Promise<void> {
  await telling(sql, { look })
}

const telling = (sql: Sql, message: Message) => sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`
