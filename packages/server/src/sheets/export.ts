import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slugify, today } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Fragment, Sql } from '../database/connect.ts'
import type { Storage } from '../files/storage.ts'
import type { Call, Operation, Viewer } from '../operation.ts'
import { Refusal } from '../refusal.ts'
import { readListQuery } from '../store/list-query.ts'
import { withNames } from '../store/names.ts'
import { orderOf } from '../store/page.ts'
import { present } from '../store/present.ts'
import { shownColumns } from '../store/select.ts'
import type { Store } from '../store/store.ts'
import { toCell } from './cells.ts'
import { exportColumns } from './columns.ts'
import type { FieldColumn } from './columns.ts'
import { MOST_ROWS, writeSheet } from './workbook.ts'
import type { Cell } from './workbook.ts'

type Values = Record<string, unknown>

const BATCH = 500

export interface Listing {
  query: Record<string, string>
  /** What the list narrows by beside its query: the rows of one's own, say. */
  also: Fragment
}

/** What a list would show, told by the list itself: whatever it narrows by, an export, a count or a bulk action keeps to. */
export async function listingOf(list: Operation, call: Call): Promise<Listing> {
  let listing: Listing | undefined
  const page: Store['page'] = async (_, query, also = call.store.sql``) => {
    listing = { query, also }
    return { entries: [], pagination: { page: 1, length: 0, total: 0, total_page: 0 } }
  }
  await list.run({ ...call, store: { ...call.store, page } })
  if (!listing) throw new Error(`${list.path} does not answer a page`)
  return listing
}

/** The rows that a list finds, in its order; more than one file may hold are refused. */
export async function exportedIds({ sql, matching }: Store, resource: Resource, { query, also }: Listing): Promise<number[]> {
  const order = orderOf(sql, resource, readListQuery(resource, query))
  const rows = await sql<{ id: number }[]>`
    select t.id from ${sql(resource.table)} t ${order.join} where ${matching(resource, query)} ${also}
    order by ${order.by} limit ${MOST_ROWS + 1}`
  if (rows.length > MOST_ROWS) throw new Refusal(422, 'Danh sách dài quá 50.000 dòng, hãy lọc bớt')
  return rows.map(({ id }) => id)
}

export interface SheetFile {
  path: string
  name: string
}

/** A key for a file that nobody may guess, and the name people save it under. */
export const newSheetFile = (title: string): SheetFile =>
  ({ path: `made/${randomBytes(16).toString('hex')}.xlsx`, name: `${slugify(title)}-${today()}.xlsx` })

interface Export {
  resource: Resource
  ids: number[]
  viewer: Viewer
  storage: Storage
  path: string
  /** Told now and then how many rows are written. */
  onRows?: (count: number) => Promise<void>
}

/** Writes the rows into an .xlsx file and hands it to the storage. */
export async function writeExport(sql: Sql, { storage, path, ...what }: Export): Promise<void> {
  const columns = exportColumns(what.resource)
  await throughFile(storage, path, (file) => writeSheet(file, what.resource.plural, columns, rowsOf(sql, columns, what)))
}

/** Lets a file be written aside first, so that nobody ever gets half of it. */
async function throughFile(storage: Storage, path: string, write: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bang-tinh-'))
  try {
    await write(join(folder, 'sheet.xlsx'))
    await storage.adopt(path, join(folder, 'sheet.xlsx'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Rows = Omit<Export, 'storage' | 'path'>

async function* rowsOf(sql: Sql, columns: FieldColumn[], { resource, ids, viewer, onRows }: Rows): AsyncGenerator<Cell[]> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await presentedRows(sql, resource, ids.slice(at, at + BATCH), viewer)
    for (const row of rows) yield columns.map((column) => toCell(column, row))
    await onRows?.(Math.min(at + BATCH, ids.length))
  }
}

/** Rows as a list shows them, in the order of the ids; rows that are gone meanwhile are left out. */
export async function presentedRows(
  sql: Sql, resource: Resource, ids: number[], viewer: Pick<Viewer, 'permissions'>,
): Promise<Values[]> {
  const found = await sql<(Values & { id: number })[]>`
    select ${sql.unsafe(shownColumns(resource, 'list'))} from ${sql(resource.table)} t
    where t.id = any(${ids}) and t.deleted_at is null`
  await withNames(sql, resource.fields, [...found])
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => (byId.has(id) ? [present(resource, byId.get(id)!, viewer)] : []))
}
