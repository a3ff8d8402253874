import { eventOf, kinds, reasonOf } from '@trace/domain'
import type { Resource, Stamped } from '@trace/domain'
import type { Sql } from '../../ports/postgres/connect.ts'
import type { LogAction } from '../viewer.ts'
import type { Author } from './author.ts'
import type { Changes, News } from './changes.ts'
import { changed } from './cells.ts'
import { nameOf } from './titles.ts'

type Values = Record<string, unknown>

/** Content of a log line, beside who and when. */
export interface Line {
  subject: string
  id?: number
  label?: string
  old_values?: unknown
  new_values?: unknown
  /** The account, where it is not yet the viewer: at sign-in. */
  by?: { id: number; name: string; role: { name: string } }
}

export type Log = ReturnType<typeof openLog>

/** Records writes: in the log, and in the changes that other screens are told of. */
export function openLog(sql: Sql, { viewer, past, ...author }: Author, changes: Changes) {
  /** Writes a log line for something other than a change of a row: a sign-in, an export, a print. */
  async function note(action: LogAction, { by = viewer, ...line }: Line): Promise<void> {
    const written = sql`insert into system_logs ${sql({
      user_id: by.id || null,
      user_name: by.name,
      role: by.role.name,
      action,
      subject: line.subject,
      entity_id: line.id ?? null,
      entity_label: line.label?.slice(0, 255) ?? null,
      method: author.method,
      path: author.path,
      ip: author.origin.ip,
      user_agent: author.origin.userAgent.slice(0, 255),
      old_values: (line.old_values ?? null) as never,
      new_values: (line.new_values ?? null) as never,
      ...(past && { created_at: past.at, updated_at: past.at }),
    } as never)}`
    await changes.send(written)
  }

  async function noteRow(
    resource: Resource,
    action: LogAction,
    before: (Values & Stamped) | null,
    after: (Values & Stamped) | null,
  ): Promise<void> {
    const row = after ?? before!
    markChanged(resource, row.id)
    if (after) markNews(resource, before, after)
    const old_values = before && logged(resource, after ? changed(after, before) : before)
    const new_values = after && logged(resource, before ? changed(before, after) : after)
    await note(action, {
      subject: resource.table,
      id: row.id,
      label: await labelOf(resource, row),
      old_values,
      new_values,
    })
  }

  async function labelOf(resource: Resource, { id, [resource.title]: title }: Values & Stamped): Promise<string> {
    if (resource.fields[resource.title]?.kind === 'reference' || resource.distinguishedBy.length > 0)
      return nameOf(sql, resource, id)
    return String(title ?? `#${id}`)
  }

  /** Notes what a write means to others; they are told as the transaction ends. */
  function markNews(resource: Resource, before: Values | null, after: Values & { id: number }): void {
    const event = eventOf(resource.fields, before, after)
    if (event) tell(resource, { id: after.id, event, reason: reasonOf(resource.fields, before, after) })
  }

  /** Tells something about a row that no write says. */
  const tell = (resource: Resource, news: Pick<News, 'id' | 'event' | 'reason'>): void =>
    void changes.news.push({ resource, ...news, by: { id: viewer.id, name: viewer.name } })

  /** Marks a row as changed for the screens although its own table was not written. */
  const markChanged = (resource: Resource, id: number): void =>
    void changes.set(resource.name, (changes.get(resource.name) ?? new Set()).add(id))

  /** The same for a table that has no resource. */
  const markTableChanged = (table: string): void => void changes.set(table, changes.get(table) ?? new Set())

  const areInOne = (): boolean => changes.inOne

  return { note, noteRow, markNews, tell, markChanged, markTableChanged, areInOne }
}

/** Not logged: the approved values are in the lines of the fields themselves. */
const UNLOGGED = ['approved_values']

/** Values for the log: without secrets, and without columns that are not fields. */
const logged = ({ fields }: Resource, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => name in fields && !UNLOGGED.includes(name) && !kinds[fields[name]!.kind].secret,
    ),
  )
