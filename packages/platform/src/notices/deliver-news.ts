import { hasGivenTitle, noticeTitle } from '@trace/define/notices.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { notify } from '../live/announce.ts'
import type { News } from '../store/changes.ts'
import { displayNames } from '../store/titles.ts'
import { contentOf, screenOf, tellsTalk } from './wording.ts'
import type { NoticeRow } from './wording.ts'
import { receiversOf } from './receivers.ts'

/** Time within which further news join an unread notice. */
const JOINS = '1 hour'
/**
 * Maximum number of row ids in a notice. PostgreSQL keeps so many inside the table row, which each further id rewrites.
 */
const MOST_IDS = 300
/** Maximum number of receivers in one message on the event bus. */
const AT_ONCE = 500

/** News, with an optional wording and time from the caller. */
type WordedNews = News & { worded?: string; at?: Date }

/** News of the same kind, which become one notice for each receiver. */
interface Group extends Omit<WordedNews, 'id'> {
  ids: number[]
}

/**
 * Turns news into notices, in their order: one notice for all news of a kind. The news comes from the outbox, or from a
 * transaction that names the receivers.
 */
export async function deliverNews(sql: Sql, news: readonly WordedNews[]): Promise<void> {
  const groups = new Map<string, Group>()
  for (const { id, ...one } of news) {
    const { resource, event, reason, by, to } = one
    const key = JSON.stringify([
      resource.name,
      event,
      reason,
      by.id,
      to,
      (tellsTalk(event) || hasGivenTitle(event)) && id,
    ])
    const ids = new Set(groups.get(key)?.ids).add(id)
    // A group takes the place of its latest news.
    groups.delete(key)
    groups.set(key, { ...one, ids: [...ids] })
  }
  for (const group of groups.values()) await tellGroup(sql, group)
}

async function tellGroup(sql: Sql, { resource, event, reason, by, ids, to: named, worded, at }: Group): Promise<void> {
  const [receivers, names] = await Promise.all([
    named?.map((id) => ({ id, ids })) ?? receiversOf(sql, resource, ids, event, by.id),
    worded === undefined ? displayNames(sql, resource, ids) : new Map(ids.map((id) => [id, worded])),
  ])
  if (receivers.length === 0) return
  const by_name = by.id > 0 && worded === undefined ? by.name : null
  const line = { resource: resource.name, event, reason, by_id: by.id || null, by_name, at: at?.toISOString() ?? null }
  const lines = receivers.map(({ id: user_id, ids: row_ids }) => ({ user_id, row_ids, name: names.get(row_ids[0]!)! }))
  await writeLines(sql, line, lines)
  for (const [row_ids, users] of usersByRows(lines)) {
    const title = noticeTitle(event, resource.label, row_ids.length, names.get(row_ids[0]!)!)
    const message = contentOf({ event, by_name, reason })
    const to = screenOf(resource, row_ids, row_ids.length, event)
    for (let from = 0; from < users.length; from += AT_ONCE)
      await notify(sql, { users: users.slice(from, from + AT_ONCE), group: 'socket', title, message, to })
  }
}

interface NoticeLine {
  user_id: number
  row_ids: number[]
}

/**
 * Groups receivers of the same rows, who get the same live notice. Each event sends its own live notice, even if its
 * stored notice joins an older one.
 */
function usersByRows(lines: readonly NoticeLine[]): Iterable<[row_ids: number[], users: number[]]> {
  const groups = new Map<string, [number[], number[]]>()
  for (const { user_id, row_ids } of lines) {
    const key = row_ids.join()
    const group = groups.get(key) ?? [row_ids, []]
    group[1].push(user_id)
    groups.set(key, group)
  }
  return groups.values()
}

type Line = Pick<NoticeRow, 'resource' | 'event' | 'reason' | 'by_name'> & { by_id: number | null; at: string | null }

/**
 * Adds rows to unread notices of the same kind, and writes a new notice for receivers without one. A notice about
 * comments shows the latest one; a notice with its own wording is never joined. A notice that another transaction is
 * adding to is skipped: it would be free only after that commit, and a second notice says the same.
 */
const writeLines = (sql: Sql, line: Line, lines: (NoticeLine & { name: string })[]) => sql`
  with fresh as (select * from jsonb_to_recordset(${lines as never}) as f(user_id int, row_ids int[], name text)),
  open as (
    select o.id, f.row_ids from fresh f cross join lateral (
      select n.id from notices n
      where n.user_id = f.user_id and n.resource = ${line.resource} and n.event = ${line.event}
        and ${hasGivenTitle(line.event) ? sql`false` : tellsTalk(line.event) ? sql`n.row_ids = f.row_ids` : sql`n.reason is not distinct from ${line.reason}`}
        and n.by_id is not distinct from ${line.by_id}
        and n.seen_at is null and n.told_at > now() - ${JOINS}::interval
      order by n.id limit 1 for update skip locked) o),
  joined as (
    update notices n set told_at = clock_timestamp(), reason = ${line.reason}, row_ids = (n.row_ids || added.ids)[1:${MOST_IDS}::int], count = n.count + cardinality(added.ids)
    from open o cross join lateral (
      select coalesce(array_agg(f.id), '{}') as ids from unnest(o.row_ids) f(id)
      where f.id <> all((select row_ids from notices where id = o.id)::int[])) added
    where n.id = o.id returning n.user_id)
  insert into notices (resource, event, reason, by_id, by_name, user_id, row_ids, count, name, told_at)
  select ${line.resource}, ${line.event}, ${line.reason}, ${line.by_id}::int, ${line.by_name}, user_id, row_ids[1:${MOST_IDS}::int], cardinality(row_ids), name, coalesce(${line.at}::timestamptz, clock_timestamp())
  from fresh where user_id not in (select user_id from joined) order by user_id`
