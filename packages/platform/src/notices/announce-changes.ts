import type { Sql } from '../ports/postgres/connect.ts'
import { announce } from '../live/announce.ts'
import type { Changes } from '../store/changes.ts'
import { leaveNews } from './outbox.ts'

/** Ends a transaction that writes: puts its news into the outbox, and tells all servers which rows changed. */
export async function announceChanges(sql: Sql, changes: Changes): Promise<void> {
  if (changes.news.length > 0) await changes.send(leaveNews(sql, changes.news))
  await announce(sql, changes)
}
