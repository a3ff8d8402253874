import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { can, integer, kinds, needs, read, today, UNREADABLE, vouchedFields } from '@trace/domain'
import type { Entry, Paged, Resource, Row, Stamped } from '@trace/domain'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import { ownedBy, readForm } from './read-form.ts'
import { SYSTEM } from '../viewer.ts'
import type { LogAction, Origin, Viewer } from '../viewer.ts'
import { Refusal } from '../refusal.ts'
import { sanitise } from '../rich-text.ts'
import { seal } from '../../ports/secrets.ts'
import { loggedChildren, withChildren, writeChildren } from './children.ts'
import type { Approver } from './children.ts'
import { missingCodes } from './codes.ts'
import { conditions } from './conditions.ts'
import { readListQuery } from './list-query.ts'
import { withNames } from './names.ts'
import { readPage } from './page.ts'
import { present } from './present.ts'
import { checkReferences } from './references.ts'
import { refuseSharing, refuseStranger, within } from './scope.ts'
import { shownColumns } from './select.ts'
import { nameOf } from './titles.ts'
import { usesOf } from './uses.ts'
import { vouchedAfter } from './vouch.ts'

type Values = Record<string, unknown>

/** So many kinds of rows are named of those that still use a row. */
const MOST_NAMED = 3

/** On whose behalf a store reads and writes. */
export interface Author {
  viewer: Viewer
  method: string
  path: string
  logs: LogAction
  origin: Origin
  province: string
  /** Whether rows that are found stay ours until the transaction ends, so that what was checked is still true when it is changed. */
  holds: boolean
  /** What counts in place of the clock and of chance, where rows are given a history. */
  past?: Past | undefined
}

/** A moment that has been, and numbers drawn as they were drawn then. */
export interface Past {
  at: string
  draw(below: number): number
}

/** What a line of the log says beside who and when. */
interface Line {
  subject: string
  id?: number
  label?: string
  old_values?: unknown
  new_values?: unknown
  /** Who did it, where that is not yet the viewer: somebody who signs in. */
  by?: { id: number; name: string; role: { name: string } }
}

/** Rows that a transaction changed, for the totals and the screens that show them. */
export type Changes = Map<string, Set<number>>

export type Store = ReturnType<typeof openStore>

/** Reads and writes rows, each within the viewer's reach. The only writer there is: every write leaves its line in the log. */
export function openStore(sql: Sql, author: Author, changes: Changes = new Map()) {
  const { viewer, past } = author
  const { reach } = viewer
  const moment = past?.at ?? sql`now()`
  const now = (): Date => (past ? new Date(past.at) : new Date())
  const born = past && { created_at: past.at, updated_at: past.at }

  async function locked(resource: Resource, id: number, access: 'read' | 'own'): Promise<Values & Stamped> {
    const [row] = await sql<(Values & Stamped)[]>`
      select t.* from ${sql(resource.table)} t
      where t.id = ${id} and t.deleted_at is null and ${within(sql, resource, reach, access)} ${author.holds ? sql`for update of t` : sql``}`
    if (!row) throw notFound(resource)
    return row
  }

  /** The bare row, for rules: no names of what it refers to. Asked for as one's own, a row that is shared by all is not found. */
  const find = async <R extends Resource>(resource: R, id: number, access: 'read' | 'own' = 'read'): Promise<Row<R>> =>
    (await locked(resource, id, access)) as Row<R>

  /** The row as it is answered, with names, children and counts. */
  async function show<R extends Resource>(resource: R, id: number): Promise<Entry<R>> {
    const found = await sql<(Values & Stamped)[]>`
      select ${sql.unsafe(shownColumns(resource, 'entry'))} from ${sql(resource.table)} t
      where t.id = ${id} and t.deleted_at is null and ${within(sql, resource, reach, 'read')}`
    if (found.length === 0) throw notFound(resource)
    await withNames(sql, resource.fields, [...found])
    await withApprovedNames(resource, found[0]!)
    const [row] = await withChildren(sql, resource.fields, [...found])
    return present(resource, row!, viewer) as Entry<R>
  }

  /** Names for the links that were approved, where others stand in their place by now. */
  async function withApprovedNames({ fields }: Resource, { has_changes, approved_values }: Values): Promise<void> {
    if (has_changes !== true || !approved_values) return
    const links = Object.fromEntries(vouchedFields(fields).map((name) => [name, fields[name]!]))
    await withNames(sql, links, [approved_values as Values])
  }

  /** One page of a list; `also` narrows it by what only the caller knows. */
  async function page<R extends Resource>(
    resource: R,
    query: Record<string, string>,
    also?: Fragment,
  ): Promise<Paged<R>> {
    const { entries, pagination } = await readPage(sql, resource, reach, readListQuery(resource, query), also)
    await withNames(sql, resource.fields, entries)
    return { entries: entries.map((row) => present(resource, row, viewer)) as Paged<R>['entries'], pagination }
  }

  /** Every row a list query means, for exports and bulk actions: no page, no order. */
  const matching = (resource: Resource, query: Record<string, string>): Fragment =>
    sql`t.deleted_at is null and ${within(sql, resource, reach, 'read')} ${conditions(sql, resource, readListQuery(resource, query))}`

  const readBody = <R extends Resource>(resource: R, body: Record<string, unknown>): Partial<Row<R>> =>
    readForm(resource, body, reach) as Partial<Row<R>>

  async function insert<R extends Resource>(resource: R, values: Partial<Row<R>>): Promise<Entry<R>> {
    refuseStranger(resource, reach)
    const given = ownedBy(resource, values as Values, reach)
    refuseSharing(resource, reach, given)
    await checkReferences(sql, reach, resource.fields, given, null)
    const named = {
      ...keepable(resource, given),
      ...(await missingCodes(sql, resource, given, author.province, today(now()))),
    }
    const cells = { ...named, ...vouchedAfter(resource.fields, null, named, sees(resource)) }
    const [row] = await sql<(Values & Stamped)[]>`
      insert into ${sql(resource.table)} ${sql({ ...cells, ...born, created_by: viewer.id || null, updated_by: viewer.id || null } as never)} returning *`
    await writeChildren(sql, resource.fields, row!.id, given, approver(resource))
    const inside = await loggedChildren(sql, resource.fields, row!.id, given)
    const [shown] = await Promise.all([
      show(resource, row!.id),
      noteRow(resource, 'create', null, { ...row!, ...inside }),
    ])
    return shown
  }

  /** Changes some values of a row. A `version` that is not the row's own is refused with the row as it is now. */
  async function update<R extends Resource>(
    resource: R,
    id: number,
    patch: Partial<Row<R>>,
    options: { version?: unknown; logs?: LogAction } = {},
  ) {
    refuseStranger(resource, reach)
    const before = await locked(resource, id, 'own')
    await refuseStale(resource, before, options.version)
    const wanted = { ...before, ...patch }
    refuseSharing(resource, reach, wanted)
    await checkReferences(sql, reach, resource.fields, ownedBy(resource, wanted, reach), before)
    const written = keepable(resource, patch as Values)
    const cells = changed(before, {
      ...written,
      ...vouchedAfter(resource.fields, before, { ...before, ...written }, sees(resource)),
    })
    const touched = Object.entries(resource.fields).some(
      ([name, { kind, auto }]) => kind === 'rows' && !auto && name in patch,
    )
    if (Object.keys(cells).length > 0 || touched) {
      const inside = await loggedChildren(sql, resource.fields, id, patch as Values)
      const [row] = await sql<(Values & Stamped)[]>`
        update ${sql(resource.table)} set ${sql({ ...cells, updated_by: viewer.id || null } as never)}, version = version + 1, updated_at = ${moment}
        where id = ${id} returning *`
      await writeChildren(sql, resource.fields, id, patch as Values, approver(resource))
      const insideNow = await loggedChildren(sql, resource.fields, id, patch as Values)
      await noteRow(resource, options.logs ?? author.logs, { ...before, ...inside }, { ...row!, ...insideNow })
    }
    return show(resource, id)
  }

  /** Whether what the viewer writes counts as seen by an officer: who may approve such rows, and not a producer its own. */
  const sees = (resource: Resource): boolean =>
    reach.scope !== 'manufacture' &&
    ((viewer.id === 0 && viewer.role.code === SYSTEM) || can(viewer.permissions, needs(resource, 'update')))

  const approver = (resource: Resource): Approver => ({
    sees: sees(resource),
    id: viewer.id || null,
    at: now().toISOString(),
  })

  async function refuseStale(resource: Resource, row: Stamped, version: unknown): Promise<void> {
    if (isNewest(version, row.version)) return
    throw new Refusal(409, 'Dữ liệu đã được người khác thay đổi', { data: { entry: await show(resource, row.id) } })
  }

  /** Puts a row in the trash; one that others still use stays, and says who uses it. */
  async function remove(resource: Resource, id: number): Promise<void> {
    refuseStranger(resource, reach)
    const before = await locked(resource, id, 'own')
    const uses = await usesOf(sql, resource, id)
    if (uses.length > 0) {
      const most = uses
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MOST_NAMED)
        .map(({ label, count }) => `${count} ${label}`)
        .join(', ')
      const where = uses.length > MOST_NAMED ? `${most} và ${uses.length - MOST_NAMED} mục khác` : most
      throw new Refusal(409, `Không thể xóa: đang được sử dụng ở ${where}`, { data: { uses } })
    }
    await sql`update ${sql(resource.table)} set deleted_at = ${moment}, updated_by = ${viewer.id || null}, version = version + 1 where id = ${id}`
    await noteRow(resource, 'delete', before, null)
  }

  async function noteRow(
    resource: Resource,
    action: LogAction,
    before: (Values & Stamped) | null,
    after: (Values & Stamped) | null,
  ) {
    const row = after ?? before!
    const ids = changes.get(resource.name) ?? new Set()
    changes.set(resource.name, ids.add(row.id))
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

  /** Adds a line to the log by hand, for what is not a row of a resource: a sign-in, an export, a print. */
  async function note(action: LogAction, { by = viewer, ...line }: Line): Promise<void> {
    await sql`insert into system_logs ${sql({
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
      ...born,
    } as never)}`
  }

  /** Says that a row looks different now though its own table was not written. */
  const touch = (resource: Resource, id: number): void =>
    void changes.set(resource.name, (changes.get(resource.name) ?? new Set()).add(id))

  /** The same of a table that is no resource's. */
  const touchTable = (table: string): void => void changes.set(table, changes.get(table) ?? new Set())

  return {
    sql,
    reach,
    now,
    draw: past?.draw ?? randomInt,
    read: readBody,
    find,
    show,
    page,
    matching,
    insert,
    update,
    remove,
    note,
    touch,
    touchTable,
  }
}

/** Whether a write may go on that names the version it changes; one that names none has the last word. */
export function isNewest(said: unknown, known: number): boolean {
  const { version } = read({ version: integer('Phiên bản') }, { version: said })
  return version === null || version === known
}

const notFound = ({ label }: Resource): Refusal => new Refusal(404, `Không tìm thấy ${label.toLowerCase()}`)

/** The values a table has columns for, sealed and cleaned as their kinds ask. */
function keepable({ fields }: Resource, values: Values): Values {
  const cells: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (!field || value === undefined || kinds[field.kind].column === null) continue
    if ((field.kind === 'slug' && value === null) || (field.kind === 'identity' && value === UNREADABLE)) continue
    cells[name] =
      typeof value !== 'string'
        ? value
        : field.kind === 'identity'
          ? seal(value)
          : field.kind === 'richText'
            ? sanitise(value)
            : value
  }
  return cells
}

/** What of `after` is not as in `before`. */
const changed = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])))

/** What approval keeps stands in the lines of the values themselves. */
const UNLOGGED = ['approved_values']

/** The log keeps no secrets and nothing the row has anyway. */
const logged = ({ fields }: Resource, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) =>
        name in fields &&
        !UNLOGGED.includes(name) &&
        fields[name]!.kind !== 'password' &&
        fields[name]!.kind !== 'identity',
    ),
  )
