import { formFields, Invalid, read, withoutAwaited } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Sql, Transaction } from '../../ports/postgres/connect.ts'
import { refusalOf } from '../jobs/work.ts'
import type { Work } from '../jobs/work.ts'
import { operationAt } from '../operation.ts'
import type { Operation } from '../operation.ts'
import type { Changes } from '../store/changes.ts'
import { exportColumns } from './columns.ts'
import { pathOf } from './planned-row.ts'
import type { CellProblem, PlannedRow } from './planned-row.ts'

type Values = Record<string, unknown>

/** The operations used by an import. */
export interface Importer {
  resource: Resource
  create: Operation
  /** Undefined if rows of this resource cannot be changed. */
  update: Operation | undefined
  show: Operation | undefined
  remove: Operation | undefined
  call: Work['call']
}

/** A row written by an import, with its version after that; of an edited row, the values that it had before. */
export interface Written {
  id: number
  version: number
  before?: Values
}

export function importerFor(resource: Resource, operations: readonly Operation[], call: Work['call']): Importer {
  const path = `/api/admin/${resource.name}`
  return {
    resource,
    call,
    create: operationAt(operations, 'POST', path)!,
    update: operationAt(operations, 'PUT', `${path}/:id`) ?? operationAt(operations, 'PATCH', `${path}/:id`),
    show: operationAt(operations, 'GET', `${path}/:id`),
    remove: operationAt(operations, 'DELETE', `${path}/:id`),
  }
}

/** Imports one row through the same operation as a form; answers the row it wrote. A refused row changes nothing. */
export async function applyRow(
  sql: Transaction,
  importer: Importer,
  row: PlannedRow,
  changes: Changes,
): Promise<Written | null> {
  if (row.problems.length > 0) row.problems.push(...otherProblems(importer.resource, row))
  if (row.problems.length > 0 || row.action === 'unchanged') return null
  let made: Written | null = null
  const refusal = await refusalOf(sql, changes, async (inner) => {
    if (row.action === 'create') made = await createRow(inner, importer, row, changes)
    else made = await updateRow(inner, importer, row, changes)
  })
  if (refusal) row.problems.push(...problemsOf(importer.resource, row.number, refusal.message, refusal.errors))
  return refusal ? null : made
}

async function createRow(
  sql: Sql,
  { create, call }: Importer,
  { body }: PlannedRow,
  changes: Changes,
): Promise<Written> {
  const { entry } = (await call(sql, create, { body, mayLack: true }, changes)) as { entry: Written }
  return { id: entry.id, version: entry.version }
}

/** A form sends all its values, so values that are not in the sheet are taken from the stored row. */
async function updateRow(
  sql: Sql,
  importer: Importer,
  { id, body, version = null }: PlannedRow,
  changes: Changes,
): Promise<Written> {
  const { resource, update, show, call } = importer
  const { entry } = (await call(sql, show!, { id: id! }, changes)) as { entry: Values }
  const form = Object.fromEntries(Object.keys(formFields(resource)).map((name) => [name, entry[name]]))
  const mayLack = entry['lacks_files'] === true
  const edited = { ...form, ...body, ...(version !== null && { version }) }
  const done = (await call(sql, update!, { id: id!, body: edited, mayLack }, changes)) as { entry: Written }
  const before = Object.fromEntries(Object.keys(body).map((name) => [name, form[name]]))
  return { id: id!, version: done.entry.version, before }
}

/**
 * Further problems of a new row with invalid cells: what a form would refuse as well, so that all is reported at once.
 */
function otherProblems(resource: Resource, { action, number, body, problems }: PlannedRow): CellProblem[] {
  if (action !== 'create') return []
  const told = new Set(problems.map(({ field }) => field))
  try {
    read(withoutAwaited(formFields(resource)), body)
    return []
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return problemsOf(resource, number, error.message, error.problems).filter(
      ({ field }) => !told.has(field) && !told.has(field?.split('.')[0] ?? null),
    )
  }
}

/** Maps a refusal to the cells it refers to. */
function problemsOf(
  resource: Resource,
  row: number,
  message: string,
  errors?: Record<string, string[]>,
): CellProblem[] {
  if (!errors) return [{ row, column: null, field: null, message }]
  const known = headingsOf(resource)
  return Object.entries(errors).map(([field, [said = message]]) => ({
    row,
    column: known.get(field) ?? null,
    field,
    message: said,
  }))
}

const headings = new WeakMap<Resource, Map<string, string>>()

/** The headings of a resource's columns, by the paths of their fields; found out once for all wrong rows. */
function headingsOf(resource: Resource): Map<string, string> {
  const known = headings.get(resource)
  if (known) return known
  const found = new Map(exportColumns(resource).map((column) => [pathOf(column), column.heading]))
  headings.set(resource, found)
  return found
}
