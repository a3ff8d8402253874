import { vouchedFields } from '@trace/domain'
import type { Entry, Paged, Resource, Row, Stamped } from '@trace/domain'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import type { Author } from './author.ts'
import { withChildren } from './children.ts'
import { readListQuery } from './list-query.ts'
import { withNames } from './names.ts'
import { readPage } from './page.ts'
import { present } from './present.ts'
import { rowsOf, sumsOf, trashOf, unscoped } from './rows.ts'
import { within } from './scope.ts'
import { shownColumns } from './select.ts'

type Values = Record<string, unknown>

export type Reader = ReturnType<typeof openReader>

/** Reads rows, each within the viewer's reach. */
export function openReader(sql: Sql, { viewer, holds }: Pick<Author, 'viewer' | 'holds'>) {
  const { reach } = viewer

  /** The bare row, for rules: no names of what it refers to. Asked for as one's own, a row that is shared by all is not found. */
  async function find<R extends Resource>(resource: R, id: number, access: 'read' | 'own' = 'read'): Promise<Row<R>> {
    const [row] = await sql<(Values & Stamped)[]>`
      select t.* from ${sql(resource.table)} t
      where t.id = ${id} and t.deleted_at is null and ${within(sql, resource, reach, access)} ${holds ? sql`for update of t` : sql``}`
    if (!row) throw notFound(resource)
    return row as Row<R>
  }

  /** The row as it is answered, with names, children and counts. */
  async function show<R extends Resource>(resource: R, id: number): Promise<Entry<R>> {
    const found = await sql<(Values & Stamped)[]>`
      select ${shownColumns(sql, reach, resource, 'entry')} from ${sql(resource.table)} t
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

  return {
    find,
    show,
    page,
    /** The rows of a resource that the viewer sees, and of these the ones a list query means: `from ${store.rows(traces)} t`. */
    rows: (resource: Resource, query?: Record<string, string>): Fragment => rowsOf(sql, reach, resource, query),
    /** The rows in the trash that the viewer may take back. */
    trash: (resource: Resource, query?: Record<string, string>): Fragment => trashOf(sql, reach, resource, query),
    /** Sums over the rows of a resource that the viewer sees, in a table of their own. */
    sums: (resource: Resource, table: string): Fragment => sumsOf(sql, reach, resource, table),
    /** SQL that names tables itself and sees every row, for the reason given. */
    unscoped: <const Reason extends string>(reason: string extends Reason ? never : Reason): Sql =>
      unscoped<Reason>(sql, reason),
  }
}

const notFound = ({ label }: Resource): Refusal => new Refusal(404, `Không tìm thấy ${label.toLowerCase()}`)
