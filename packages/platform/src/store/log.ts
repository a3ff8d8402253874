import { kinds } from '@trace/define/kinds/index.ts'
import { eventOf, reasonOf } from '@trace/define/notices.ts'
import type { Resource, StandardColumns } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { LogAction } from '../viewer.ts'
import type { Author } from './author.ts'
import type { Changes, Line, News } from './changes.ts'
import { changed } from './cells.ts'
import { LOG_LINE_BYTES, chargeAfterUse } from '../account-usage.ts'
import { shortenLong } from './long-values.ts'
import { displayNames } from './titles.ts'

type Values = Record<string, unknown>

/** Kinds of titles whose readable text is not the value stored in the row. */
const LOOKED_UP: ReadonlySet<string | undefined> = new Set(['reference', 'date', 'moment'])

/** A row before and after a write; null if there was or is none. */
interface Change {
  before: (Values & StandardColumns) | null
  after: (Values & StandardColumns) | null
  /** Why, if no field of the row says so. */
  reason?: string | null | undefined
}

export type Log = ReturnType<typeof openLog>

/** Records writes: in the log, and in the changes that other screens are notified of. */
export function openLog(sql: Sql, { viewer, past, ...author }: Author, changes: Changes) {
  /** Writes a log line for something other than a change of a row: a sign-in, an export, a print. */
  const note = (action: LogAction, line: Line): Promise<void> => write(action, [line])

  async function write(action: LogAction, lines: Line[]): Promise<void> {
    changes.lines?.push(...lines.map((line) => ({ ...line, action })))
    const whole = lines.map(() => new Map<string, string>())
    const rows = lines.map(({ by = viewer, ...line }, at) => ({
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
      old_values: (shortenLong(line.old_values, whole[at]!) ?? null) as never,
      new_values: (shortenLong(line.new_values, whole[at]!) ?? null) as never,
      ...(past && { created_at: past.at, updated_at: past.at }),
    }))
    await changes.send(sql`insert into system_logs ${sql(rows as never)}`)
    const texts = lines.flatMap(({ subject, id = 0 }, at) =>
      [...whole[at]!].map(([hash, text]) => ({ subject, entity_id: id, hash, text })),
    )
    chargeAfterUse({ bytes: lines.length * LOG_LINE_BYTES + texts.reduce((sum, { text }) => sum + text.length, 0) })
    if (texts.length > 0)
      await changes.send(sql`
        insert into revision_texts ${sql(texts)} on conflict (subject, entity_id, hash) do update set kept_at = now()`)
  }

  const noteRow = (
    resource: Resource,
    action: LogAction,
    before: (Values & StandardColumns) | null,
    after: (Values & StandardColumns) | null,
    reason?: string | null,
  ): Promise<void> => noteRows(resource, action, [{ before, after, reason }])

  /** Records writes of rows, each in a log line of its own. */
  async function noteRows(resource: Resource, action: LogAction, rows: Change[]): Promise<void> {
    for (const { before, after } of rows) {
      const { id } = (after ?? before)!
      markChanged(resource, id)
      changes.markUnsettled(resource.name, id, { before, after })
      if (after) markNews(resource, before, after)
    }
    if (changes.isTrial) return
    const labels = await labelsOf(
      resource,
      rows.map(({ before, after }) => (after ?? before)!),
    )
    const lines = rows.map(({ before, after, reason }, at) => ({
      subject: resource.table,
      id: (after ?? before)!.id,
      label: labels[at]!,
      old_values: before && logged(resource, after ? changed(after, before) : before, TAKEN_BACK.includes(action)),
      new_values: after && {
        ...logged(resource, before ? changed(before, after) : after),
        ...(reason && { reason }),
      },
    }))
    await write(action, lines)
  }

  async function labelsOf(resource: Resource, rows: (Values & StandardColumns)[]): Promise<string[]> {
    if (!LOOKED_UP.has(resource.fields[resource.title]?.kind) && resource.distinguishedBy.length === 0)
      return rows.map(({ id, [resource.title]: title }) => String(title ?? `#${id}`))
    const ids = rows.map(({ id }) => id)
    const names = await displayNames(sql, resource, ids)
    return ids.map((id) => names.get(id)!)
  }

  /** Adds the news that follow from a write; they are delivered once the transaction is committed. */
  function markNews(resource: Resource, before: Values | null, after: Values & { id: number }): void {
    const event = eventOf(resource.fields, before, after)
    if (event) tell(resource, { id: after.id, event, reason: reasonOf(resource.fields, before, after) })
  }

  /** Records the write of a child row that also belongs to a list of its own, such as a certificate of a product. */
  function markChild(resource: Resource, before: Values | null, after: (Values & { id: number }) | null): void {
    const { id } = (after ?? before) as { id: number }
    changes.markUnsettled(resource.name, id, { before, after })
    if (after) markNews(resource, before, after)
  }

  /** Adds news about a row that no write implies; `markNews` finds the others. */
  function tell(resource: Resource, said: Pick<News, 'id' | 'event' | 'reason' | 'to'>): void {
    changes.news.push({ resource, ...said, by: { id: viewer.id, name: viewer.name } })
  }

  /** Marks a row as changed for the screens although its own table was not written. */
  const markChanged = (resource: Resource, id: number): void =>
    void changes.set(resource.name, (changes.get(resource.name) ?? new Set()).add(id))

  /** Records that a row was restored from the trash, for the settled rules. */
  const markRecovered = (resource: Resource, id: number, before: Values): void =>
    changes.markUnsettled(resource.name, id, { before, after: { ...before, deleted_at: null } })

  /** Marks a table that has no resource as changed. */
  const markTableChanged = (table: string): void => void changes.set(table, changes.get(table) ?? new Set())

  const areInOne = (): boolean => changes.inOne

  return { note, noteRow, noteRows, markChild, markNews, tell, markChanged, markRecovered, markTableChanged, areInOne }
}

/** Actions that `undo.ts` reverts completely. */
const TAKEN_BACK: readonly LogAction[] = ['toggle', 'approve', 'reject']

/** Stored values that are not in the form; the history of a row does not show them. */
export const BESIDE_FORM = ['approved_values', 'standing_since']

/**
 * Values for the log, without secrets and without columns that are not fields; `whole` includes the values outside
 * the form (`BESIDE_FORM`).
 */
const logged = ({ fields }: Resource, values: Values, whole = false): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) =>
      BESIDE_FORM.includes(name) ? whole : name in fields && !kinds[fields[name]!.kind].secret,
    ),
  )
