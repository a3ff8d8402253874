import { formFields, Invalid, read } from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Sql, Transaction } from '../database/connect.ts'
import { failureOf } from '../failures.ts'
import type { Operation, Viewer } from '../operation.ts'
import { carryOut } from '../perform.ts'
import type { Settings } from '../settings.ts'
import type { Changes } from '../store/store.ts'
import { exportColumns } from './columns.ts'
import type { CellProblem, PlannedRow } from './import-plan.ts'

export interface Importer {
  resource: Resource
  create: Operation
  /** Absent where rows are only ever added. */
  update: Operation | undefined
  show: Operation | undefined
  viewer: Viewer
  settings: Settings
}

/** A row that an import made, as it was then. */
export interface Made {
  id: number
  version: number
}

/** The calls that an import is made of. */
export function importerFor(resource: Resource, operations: readonly Operation[]): Pick<Importer, 'resource' | 'create' | 'update' | 'show'> {
  const path = `/api/admin/${resource.name}`
  const call = (method: Operation['method'], at: string) => operations.find((one) => one.method === method && one.path === at)
  return {
    resource,
    create: call('POST', path)!,
    update: call('PUT', `${path}/:id`) ?? call('PATCH', `${path}/:id`),
    show: call('GET', `${path}/:id`),
  }
}

/** Does what a row asks for, by the call that a form would have made. A row that is refused leaves nothing behind; its problems say why. */
export async function applyRow(sql: Transaction, importer: Importer, row: PlannedRow, changes: Changes): Promise<Made | null> {
  if (row.problems.length > 0 || row.action === 'unchanged') {
    row.problems.push(...otherProblems(importer.resource, row))
    return null
  }
  try {
    return await sql.savepoint<Made | null>((inner) => (row.action === 'create' ? createRow(inner, importer, row, changes) : updateRow(inner, importer, row, changes)))
  } catch (error) {
    const failure = failureOf(error)
    if (failure.code >= 500) throw error
    row.problems.push(...problemsOf(importer.resource, row.number, failure.message, error instanceof Invalid ? error.problems : failure.errors))
    return null
  }
}

const ORIGIN = { ip: '', userAgent: 'import' }

async function createRow(sql: Sql, { create, viewer, settings }: Importer, { body }: PlannedRow, changes: Changes): Promise<Made> {
  const { data } = await carryOut(sql, create, { params: {}, query: {}, body, origin: ORIGIN, viewer, upload: undefined }, settings, changes)
  const { id, version } = (data as { entry: Made }).entry
  return { id, version }
}

async function updateRow(sql: Sql, { resource, update, show, viewer, settings }: Importer, { id, body }: PlannedRow, changes: Changes): Promise<null> {
  const params = { id: String(id) }
  const asked = { params, query: {}, origin: ORIGIN, viewer, upload: undefined }
  const { data } = await carryOut(sql, show!, { ...asked, body: {} }, settings, changes)
  const now = (data as { entry: Record<string, unknown> }).entry
  const form = Object.fromEntries(Object.keys(formFields(resource)).map((name) => [name, now[name]]))
  await carryOut(sql, update!, { ...asked, body: { ...form, ...body } }, settings, changes)
  return null
}

/** What else a form would refuse of a new row some of whose cells could not be read: all is told at once. */
function otherProblems(resource: Resource, { action, number, body, problems }: PlannedRow): CellProblem[] {
  if (action !== 'create') return []
  const told = new Set(problems.map(({ field }) => field))
  try {
    read(formFields(resource), body)
    return []
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    return problemsOf(resource, number, error.message, error.problems).filter(({ field }) => !told.has(field))
  }
}

/** What was refused, beside the cells it speaks of. */
function problemsOf(resource: Resource, row: number, message: string, errors: Record<string, string[]> | undefined): CellProblem[] {
  if (!errors) return [{ row, column: null, field: null, message }]
  const headings = new Map(exportColumns(resource).map(({ name, heading }) => [name, heading]))
  return Object.entries(errors).map(([field, said]) => ({ row, column: headings.get(field) ?? null, field, message: said[0] ?? message }))
}
