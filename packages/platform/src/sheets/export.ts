import { randomBytes } from 'node:crypto'
import type { Resource } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { slugify } from '@trace/define/text/slug.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Storage } from '../ports/files/storage.ts'
import type { Operation } from '../operation/operation.ts'
import type { Reach, Viewer } from '../viewer.ts'
import { Refusal } from '../refusal.ts'
import { onReplicaOrPrimary } from '../replica/replica.ts'
import { readListQuery } from '../store/list-query.ts'
import { withChildren } from '../store/children.ts'
import { withNames } from '../store/names.ts'
import { orderBySql } from '../store/order.ts'
import { shownColumns } from '../store/select.ts'
import type { Store } from '../store/store.ts'
import { childSheets, withInner, workbookColumns } from './columns.ts'
import type { ChildSheet, FieldColumn } from './columns.ts'
import type { Cell } from './sheet.ts'
import { keepWorkbook } from './write-workbook.ts'
import type { AddRow } from './write-workbook.ts'
import type { RawCall } from '../operation/raw-call.ts'
import { unscoped } from '../store/rows.ts'

type Values = Record<string, unknown>

const BATCH = 500
/** Number of rows above which an export gets its own thread, since starting one takes a tenth of a second. */
const MANY = 2_000
/** Maximum number of rows in one exported file. */
const MOST_EXPORTED = 100_000

export interface Listing {
  query: Record<string, string>
  /** Further condition of the list besides its query: only the viewer's rows, for instance. */
  also: Fragment
  /** Whether the operation adds no condition, so that the rows themselves decide which are listed. */
  isOwn: boolean
}

/**
 * The query and condition of a list, obtained by running the list's own operation. So export, count and bulk action
 * always cover the same rows as the list.
 */
export async function listingOf(list: Operation, call: RawCall): Promise<Listing> {
  let listing: Listing | undefined
  const page: Store['page'] = async (_, query, also) => {
    listing = { query, also: also ?? call.store.sql``, isOwn: !also }
    return { entries: [], pagination: { page: 1, length: 0, total: 0, total_page: 0 } }
  }
  await list.run({ ...call, store: { ...call.store, page } })
  if (!listing) throw new Error(`${list.path} does not answer a page`)
  return listing
}

/** Ids of the rows of a list, in its order; throws if there are more rows than one file holds. */
export async function exportedIds(store: Store, resource: Resource, { query, also }: Listing): Promise<number[]> {
  const { sql } = store
  const order = orderBySql(sql, resource, readListQuery(resource, query))
  const rows = await sql<{ id: number }[]>`
    select t.id from ${store.rows(resource, query)} t ${order.join} where true ${also}
    order by ${order.by} limit ${MOST_EXPORTED + 1}`
  if (rows.length > MOST_EXPORTED) throw new Refusal(422, 'Danh sách dài quá 100.000 dòng, hãy lọc bớt')
  return rows.map(({ id }) => id)
}

export interface SheetFile {
  path: string
  name: string
}

/** A new storage key, which is random, and the file name for the download. */
export const newSheetFile = (title: string): SheetFile => ({
  path: `made/${randomBytes(16).toString('hex')}.xlsx`,
  name: `${slugify(title)}-${today()}.xlsx`,
})

interface Export {
  resource: Resource
  ids: number[]
  viewer: Viewer
  storage: Storage
  path: string
  /** Progress callback: the number of rows written so far. */
  onRows?: (count: number) => Promise<void>
}

/** Writes rows into an .xlsx file in the storage, with child rows in sheets of their own. */
export async function writeExport(sql: Sql, { resource, ids, viewer, storage, path, onRows }: Export): Promise<void> {
  const columns = workbookColumns(resource)
  const children = childSheets(resource.fields)
  const inner = withInner(children)
  const fill = async (add: AddRow): Promise<void> => {
    for (let at = 0; at < ids.length; at += BATCH) {
      const some = ids.slice(at, at + BATCH)
      for (const row of await onReplicaOrPrimary(sql, (from) => sheetRows(from, resource, some, viewer.reach))) {
        await add(0, cellsOf(columns, row))
        for (const [sheet, child] of childRows(children, row, row[resource.title]))
          await add(inner.indexOf(sheet) + 1, cellsOf(sheet.columns, child))
      }
      await onRows?.(Math.min(at + BATCH, ids.length))
    }
  }
  const sheets = [{ name: resource.plural, columns }, ...inner]
  await keepWorkbook(storage, path, sheets, fill, { inWorker: ids.length > MANY })
}

const cellsOf = (columns: FieldColumn[], row: Values): Cell[] => columns.map(({ cellOf }) => cellOf(row))

function* childRows(sheets: ChildSheet[], parent: Values, parent_name: unknown): Generator<[ChildSheet, Values]> {
  for (const sheet of sheets) {
    for (const child of parent[sheet.field] as Values[]) {
      yield [sheet, { ...child, parent_id: parent['id'], parent_name }]
      yield* childRows(sheet.inner, child, parent_name)
    }
  }
}

/** Rows as a sheet shows them, child rows included, in the order of the ids; rows deleted meanwhile are left out. */
export async function sheetRows(sql: Sql, resource: Resource, ids: number[], reach: Reach): Promise<Values[]> {
  const found = await unscoped(sql, 'rows that their list has just found within reach')<(Values & { id: number })[]>`
    select ${shownColumns(sql, reach, resource, 'sheet')} from ${sql(resource.table)} t
    where t.id = any(${ids}) and t.deleted_at is null`
  await withNames(sql, resource.fields, found)
  await withChildren(sql, resource.fields, found)
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
