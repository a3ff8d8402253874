import type { Entry, Paged } from '@trace/define/entry.ts'
import { readOnlyProblem } from '@trace/define/reach.ts'
import { vouchedFields } from '@trace/define/resource.ts'
import type { Resource, Row, StandardColumns } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import type { Reach } from '../viewer.ts'
import type { Author } from './author.ts'
import { sumByBlocks } from './block-sums.ts'
import type { Count, Sums } from './block-sums.ts'
import { readListQuery } from './list-query.ts'
import { withNames } from './names.ts'
import { readPage } from './page.ts'
import { present } from './present.ts'
import { rowsOf, sumsOf, trashOf, unscoped } from './rows.ts'
import { isWithinReach } from './scope.ts'
import { readInner, shownColumns } from './select.ts'
import { reachNow } from './totals.ts'

type Values = Record<string, unknown>

export type Reader = ReturnType<typeof openReader>

/** Reads rows within the viewer's reach. */
export function openReader(sql: Sql, { viewer, holds }: Pick<Author, 'viewer' | 'holds'>) {
  const { reach } = viewer

  /**
   * Reads the stored row, for rules: without the names of references. With access 'own', throws for a row that the
   * viewer may only read, saying whose it is.
   */
  async function find<R extends Resource>(resource: R, id: number, access: 'read' | 'own' = 'read'): Promise<Row<R>> {
    const key = `${resource.name} ${id} ${differ(resource, reach) ? access : ''}`
    const known = held.get(key)
    if (known) return { ...known } as Row<R>
    const [row] = await sql<(Values & StandardColumns)[]>`
      select t.* from ${sql(resource.table)} t
      where t.id = ${id} and t.deleted_at is null and ${isWithinReach(sql, resource, reach, access)} ${holds ? sql`for no key update of t` : sql``}`
    const problem = access === 'own' ? readOnlyProblem(resource, reach, row ?? (await find(resource, id))) : null
    if (problem) throw new Refusal(403, problem)
    if (!row) throw notFound(resource)
    if (holds) held.set(key, { ...row })
    return row as Row<R>
  }

  /**
   * Rows that this transaction has locked, as they were read; no other transaction can change them. A write of this
   * store may change them, also by a trigger, so each write clears them all.
   */
  const held = new Map<string, Values>()

  /** The row for an answer, with names, child rows and counts. */
  const show = <R extends Resource>(resource: R, id: number): Promise<Entry<R>> =>
    showFrom(rowsOf(sql, reach, resource), resource, id)

  /** The versions of rows, in the order of their ids; all of them have to be within reach. */
  async function stampsOf(resource: Resource, ids: number[]): Promise<Pick<StandardColumns, 'id' | 'version'>[]> {
    const found = await sql<Pick<StandardColumns, 'id' | 'version'>[]>`
      select t.id, t.version from ${rowsOf(sql, reach, resource)} t where t.id = any(${ids})`
    const known = new Map(found.map((row) => [row.id, row]))
    return ids.map((id) => {
      const row = known.get(id)
      if (!row) throw notFound(resource)
      return row
    })
  }

  /** A row in the trash, for an answer. */
  const showTrashed = <R extends Resource>(resource: R, id: number): Promise<Entry<R>> =>
    showFrom(trashOf(sql, reach, resource), resource, id)

  async function showFrom<R extends Resource>(rows: Fragment, resource: R, id: number): Promise<Entry<R>> {
    const [row] = await sql<(Values & StandardColumns)[]>`
      select ${shownColumns(sql, reach, resource, 'entry')} from ${rows} t where t.id = ${id}`
    if (!row) throw notFound(resource)
    await withApprovedNames(resource, row)
    return present(resource, [readInner(resource.fields, row)], viewer)[0] as Entry<R>
  }

  /** Adds the names of approved references that have been replaced since. */
  async function withApprovedNames({ fields }: Resource, { has_changes, approved_values }: Values): Promise<void> {
    if (has_changes !== true || !approved_values) return
    const links = Object.fromEntries(vouchedFields(fields).map((name) => [name, fields[name]!]))
    await withNames(sql, links, [approved_values as Values])
  }

  /** One page of a list; `also` is a further condition of the caller. */
  async function page<R extends Resource>(
    resource: R,
    query: Record<string, string>,
    also?: Fragment,
  ): Promise<Paged<R>> {
    const { entries, pagination } = await readPage(sql, resource, reach, readListQuery(resource, query), also)
    await withNames(sql, resource.fields, entries)
    return { entries: present(resource, entries, viewer) as Paged<R>['entries'], pagination }
  }

  return {
    find,
    forgetHeld: () => held.clear(),
    show,
    stampsOf,
    showTrashed,
    page,
    /** Subquery of the rows that the viewer may see, filtered by a list query: `from ${store.rows(traces)} t`. */
    rows: (resource: Resource, query?: Record<string, string>): Fragment => rowsOf(sql, reach, resource, query),
    /** Subquery of the rows in the trash that the viewer may restore. */
    trash: (resource: Resource, query?: Record<string, string>): Fragment => trashOf(sql, reach, resource, query),
    /** Subquery of a table of sums over the rows that the viewer may see. */
    sums: (resource: Resource, table: string): Fragment => sumsOf(sql, reach, resource, table),
    /**
     * Sums over the rows that the viewer may see, cached by blocks of ids, so that only changed blocks are added up
     * again. The key distinguishes different sums of the same resource on the same day.
     */
    tally: (resource: Resource, key: string, count: Count): Promise<Sums> =>
      sumByBlocks(sql, resource.table, JSON.stringify([reachNow(sql, resource, reach), key, today()]), count),
    /** SQL that names tables directly and sees every row, with the reason why that is allowed. */
    unscoped: <const Reason extends string>(reason: string extends Reason ? never : Reason): Sql =>
      unscoped<Reason>(sql, reason),
  }
}

/** Whether viewers with this reach may see rows of the resource that they may not write. */
const differ = ({ scope }: Resource, reach: Reach): boolean =>
  reach.scope !== 'all' && Boolean(scope.shared || scope.parents)

const notFound = ({ label }: Resource): Refusal => new Refusal(404, `Không tìm thấy ${label.toLowerCase()}`)
