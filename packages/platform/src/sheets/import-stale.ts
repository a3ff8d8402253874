import type { Resource } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { writesSince } from '../store/stale.ts'
import type { WriteSince } from '../store/stale.ts'
import type { Store } from '../store/store.ts'
import type { PlannedRow, RowAnswer } from './planned-row.ts'

/** Versions of rows by their ids. */
type Versions = ReadonlyMap<number, number>

/** What the sender has seen of the rows before: when the workbook was first checked, and when it was last checked. */
export interface Looks {
  /** The account that imports. */
  by: number
  first: Versions
  last: Versions
}

interface Job {
  result: { seen?: [id: number, version: number][] } | null
}

/** Reads the versions that earlier checks of a workbook found; `first` and `last` are ids of jobs. */
export async function readLooks(sql: Sql, by: number, checks: { first: number; last: number } | null): Promise<Looks> {
  const read = async (job: number): Promise<Versions> => {
    const [found] = await sql<Job[]>`select result from jobs where id = ${job} and user_id = ${by}`
    return new Map(found?.result?.seen ?? [])
  }
  return checks
    ? { by, first: await read(checks.first), last: await read(checks.last) }
    : { by, first: new Map(), last: new Map() }
}

/** The versions of the rows that a check has found, for those that follow. */
export const seenIn = (rows: readonly PlannedRow[]): [id: number, version: number][] =>
  rows.flatMap(({ id, now }) => (id !== null && now ? [[id, versionOf(now)]] : []))

/** Origin in the log of what a workbook has changed. */
export const WORKBOOK_ORIGIN = { ip: '', userAgent: 'workbook' }

const versionOf = (now: Record<string, unknown>): number => Number(now['version'])

/**
 * Asks about rows of which others have changed what the file would change, since it was exported or since it was first
 * checked. Nothing of such a row is written before the sender says whose values are kept. An answer is for the version
 * that was found by the check before it.
 */
export async function askAboutStale(
  store: Store,
  resource: Resource,
  rows: readonly PlannedRow[],
  { answers, looks }: { answers: readonly RowAnswer[]; looks: Looks },
): Promise<void> {
  const known = rows.flatMap((row) =>
    row.id !== null && row.now ? [{ row, id: row.id, version: versionOf(row.now) }] : [],
  )
  for (const { row, version } of known) row.version = version
  const stale = known.flatMap(({ row, id, version }) => {
    const since = row.seen ?? looks.first.get(id) ?? version
    return since !== version && Object.keys(row.body).length > 0 ? [{ row, id, version, since }] : []
  })
  if (stale.length === 0) return
  const written = await writesSince(store.sql, resource, stale)
  const given = new Map(answers.filter(({ answer }) => answer !== 'insist').map(({ row, answer }) => [row, answer]))
  for (const { row, id, version } of stale) {
    const writes = written.get(id)?.filter((one) => !isOwnImport(one, looks.by)) ?? null
    const fields = Object.keys(row.body).filter((name) => !writes || writes.some((one) => one.fields.includes(name)))
    if (fields.length === 0) continue
    const answer = looks.last.get(id) === version ? (given.get(row.number) ?? given.get(null)) : undefined
    if (answer === 'file') continue
    if (answer === 'keep') keep(row, fields)
    else row.problems.push(question(resource, row, fields, { writes, by: looks.by }))
  }
}

/** A workbook that is edited and imported again and again takes back nothing but its own earlier values. */
const isOwnImport = ({ user_id, user_agent }: WriteSince, by: number): boolean =>
  user_id === by && user_agent === WORKBOOK_ORIGIN.userAgent

/** Leaves fields of a row as they are stored. */
function keep(row: PlannedRow, fields: readonly string[]): void {
  for (const name of fields) {
    delete row.body[name]
    row.children.delete(name)
  }
  row.columns = row.columns.filter(({ name, group }) => !fields.includes(group ?? name))
  row.problems = row.problems.filter(({ field }) => !fields.includes(field?.split('.')[0] ?? ''))
  if (Object.keys(row.body).length === 0 && row.problems.length === 0) row.action = 'unchanged'
}

function question(
  { fields }: Resource,
  row: PlannedRow,
  names: readonly string[],
  { writes, by }: { writes: readonly WriteSince[] | null; by: number },
) {
  const told = (writes ?? []).filter((one) => one.fields.some((name) => names.includes(name)))
  const people = new Set(
    told.map(({ user_id, user_name }) => (user_id === by ? 'chính bạn' : (user_name ?? 'hệ thống'))),
  )
  const who = people.size > 0 ? [...people].join(', ') : 'người khác'
  const since = row.seen === null ? 'bạn kiểm tra tệp này lần đầu' : 'tệp này được xuất'
  const labels = names.map((name) => {
    const [column, ...others] = row.columns.filter((one) => (one.group ?? one.name) === name)
    return column && others.length === 0 ? column.heading : fields[name]!.label
  })
  return {
    row: row.number,
    column: null,
    field: names[0]!,
    message: `Đã được ${who} sửa sau khi ${since}: ${labels.join(', ')}`,
    asks: 'stale' as const,
  }
}
