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
import { withChildren } from '../store/children.ts'
import { withNames } from '../store/names.ts'
import { orderOf } from '../store/page.ts'
import { present } from '../store/present.ts'
import { shownColumns } from '../store/select.ts'
import type { Store } from '../store/store.ts'
import { toCell } from './cells.ts'
import { childSheets, exportColumns, withInner } from './columns.ts'
import type { ChildSheet, FieldColumn } from './columns.ts'
import { makeWorkbook, MOST_ROWS, writeSheet } from './workbook.ts'
import type { Cell, SmallSheet } from './workbook.ts'

type Values = Record<string, unknown>

const BATCH = 500
/** Longer lists are written row by row as they come, which has room for one sheet only. */
const MOST_WITH_CHILDREN = 10_000

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
  const { resource, ids } = what
  const columns = exportColumns(resource)
  const sheets = withInner(childSheets(resource.fields))
  if (sheets.length === 0 || ids.length > MOST_WITH_CHILDREN) {
    return throughFile(storage, path, (file) => writeSheet(file, resource.plural, columns, cellsOf(columns, sql, what)))
  }
  const parts = await partsOf(sql, columns, what)
  await storage.put(path, await makeWorkbook(parts))
}

/** The rows and, in sheets of their own, the rows inside them. */
async function partsOf(sql: Sql, columns: FieldColumn[], what: Rows): Promise<SmallSheet[]> {
  const { resource } = what
  const own: Cell[][] = []
  const children = new Map<string, Cell[][]>()
  for await (const row of rowsOf(sql, what)) {
    own.push(columns.map((column) => toCell(column, row)))
    for (const sheet of childSheets(resource.fields)) collect(sheet, row, row[resource.title], children)
  }
  const inner = withInner(childSheets(resource.fields))
  return [{ name: resource.plural, columns, rows: own }, ...inner.map((sheet) => ({ ...sheet, rows: children.get(sheet.name) ?? [] }))]
}

function collect(sheet: ChildSheet, parent: Values, name: unknown, into: Map<string, Cell[][]>): void {
  const rows = into.get(sheet.name) ?? []
  into.set(sheet.name, rows)
  for (const child of parent[sheet.field] as Values[]) {
    const row = { ...child, parent_id: parent['id'], parent_name: name }
    rows.push(sheet.columns.map((column) => toCell(column, row)))
    for (const inner of sheet.inner) collect(inner, child, name, into)
  }
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

async function* rowsOf(sql: Sql, { resource, ids, viewer, onRows }: Rows): AsyncGenerator<Values> {
  for (let at = 0; at < ids.length; at += BATCH) {
    yield* await presentedRows(sql, resource, ids.slice(at, at + BATCH), viewer)
    await onRows?.(Math.min(at + BATCH, ids.length))
  }
}

async function* cellsOf(columns: FieldColumn[], sql: Sql, what: Rows): AsyncGenerator<Cell[]> {
  for await (const row of rowsOf(sql, what)) yield columns.map((column) => toCell(column, row))
}

/** Rows as a sheet shows them, with the rows inside them, in the order of the ids; rows that are gone meanwhile are left out. */
export async function presentedRows(
  sql: Sql, resource: Resource, ids: number[], viewer: Pick<Viewer, 'permissions'>,
): Promise<Values[]> {
  const found = await sql<(Values & { id: number })[]>`
    select ${sql.unsafe(shownColumns(resource, 'sheet'))} from ${sql(resource.table)} t
    where t.id = any(${ids}) and t.deleted_at is null`
  await withNames(sql, resource.fields, [...found])
  await withChildren(sql, resource.fields, [...found])
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => (byId.has(id) ? [present(resource, byId.get(id)!, viewer)] : []))
}
