import type { Sql } from '../ports/postgres/connect.ts'
import { announce } from '../live/announce.ts'
import type { Changes } from '../store/changes.ts'
import { tellNews } from './tell-news.ts'

/** The end of every transaction that writes: tells its news to whom they concern, and all servers which rows changed. */
export async function announceChanges(sql: Sql, changes: Changes): Promise<void> {
  await tellNews(sql, changes)
  await announce(sql, changes)
}
