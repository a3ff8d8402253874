import type { Entry } from '@trace/define/entry.ts'
import { integer } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { readValues } from '@trace/define/read.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource, StandardColumns } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import type { Viewer } from '../viewer.ts'
import { BESIDE_FORM } from './log.ts'
import { withWholeValues } from './long-values.ts'
import type { LogValues } from './long-values.ts'
import { unscoped } from './rows.ts'

type Values = Record<string, unknown>

/** One changed field of a row, with its label and the values before and after. */
export interface Change {
  field: string
  label: string
  before: unknown
  after: unknown
}

/** The `data` of a 409 for a stale version. */
export interface StaleAnswer {
  entry: Entry
  changes: Change[]
}

/** Maximum number of log lines read to find out what changed. */
const MOST_LINES = 100
/** Maximum number of changed fields named in the message. */
const MOST_NAMED = 5

/** Optimistic locking: whether the version sent is the current one. A write without a version is always accepted. */
export function isNewest(said: unknown, known: number): boolean {
  const version = readVersion(said)
  return version === null || version === known
}

/** The version that a client sent; null if it sent none. Throws if the value is no number. */
export const readVersion = (said: unknown): number | null =>
  readValues({ version: integer('Phiên bản') }, { version: said }).version

/**
 * Refuses a write that was based on an older version of the row. The answer contains the current row and, for those who
 * may list the resource, each field that has changed since.
 */
export async function refuseStale(
  sql: Sql,
  viewer: Viewer,
  resource: Resource,
  row: StandardColumns,
  said: unknown,
  show: () => Promise<Entry>,
): Promise<void> {
  if (isNewest(said, row.version)) return
  const mayList = can(viewer.permissions, needs(resource, 'list'))
  const changes = mayList ? await changesSince(sql, resource, row, readVersion(said)!) : []
  const data: StaleAnswer = { entry: await show(), changes }
  const named = changes.slice(0, MOST_NAMED).map(({ label }) => label)
  const fields = named.length > 0 ? `: ${named.join(', ')}${changes.length > MOST_NAMED ? ', …' : ''}` : ''
  throw new Refusal(409, `Dữ liệu đã được người khác thay đổi${fields}`, { data })
}

/** Fields changed since a version: each write raised the version by one and left one log line; erasing leaves none. */
async function changesSince(
  sql: Sql,
  { table, fields }: Resource,
  row: StandardColumns,
  version: number,
): Promise<Change[]> {
  const shortened = await unscoped(sql, 'the log of one row, which the viewer may write')<LogValues[]>`
    select old_values, new_values from system_logs
    where subject = ${table} and entity_id = ${row.id} and old_values is not null and new_values is not null
    order by id desc limit ${Math.min(Math.max(row.version - version, 1), MOST_LINES)}`
  const lines = await withWholeValues(sql, { subject: table, id: row.id, lines: shortened })
  const before: Values = Object.assign({}, ...lines.map(({ old_values }) => old_values))
  const after: Values = Object.assign({}, ...lines.toReversed().map(({ new_values }) => new_values))
  return changesOf(fields, before, after)
}

/** A stored row, and an earlier version of it. */
interface Earlier {
  id: number
  version: number
  since: number
}

/** A write of a row since a version: by whom, with which browser or job, and the fields that it changed. */
export interface WriteSince {
  id: number
  user_id: number | null
  user_name: string | null
  user_agent: string | null
  fields: string[]
}

/**
 * The writes of rows since earlier versions of them; null for a row whose log does not go back that far, or for which
 * the version is none of its own.
 */
export async function writesSince(
  sql: Sql,
  { table }: Resource,
  rows: readonly Earlier[],
): Promise<Map<number, WriteSince[] | null>> {
  const asked = rows.map(({ id, version, since }) => ({ id, count: version - since }))
  const known = asked.filter(({ count }) => count > 0 && count <= MOST_LINES)
  const found = await unscoped(sql, 'the log of rows that the viewer has found within reach')<WriteSince[]>`
    select l.* from jsonb_to_recordset(${known as never}) as asked(id int, count int) cross join lateral (
      select entity_id as id, user_id, user_name, user_agent,
        array(select jsonb_object_keys(old_values) union select jsonb_object_keys(new_values)) as fields
      from system_logs
      where subject = ${table} and entity_id = asked.id and old_values is not null and new_values is not null
      order by system_logs.id desc limit asked.count) l`
  const byRow = Map.groupBy(found, ({ id }) => id)
  return new Map(
    asked.map(({ id, count }) => {
      const writes = byRow.get(id) ?? []
      return [id, writes.length === count ? writes : null]
    }),
  )
}

/** The fields that differ between two sets of logged values, with their labels. */
export const changesOf = (fields: Resource['fields'], before: Values | null, after: Values | null): Change[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((name) => fields[name] && !BESIDE_FORM.includes(name))
    .map((name) => ({
      field: name,
      label: fields[name]!.label,
      before: before?.[name] ?? null,
      after: after?.[name] ?? null,
    }))
