import { isDeepStrictEqual } from 'node:util'
import { Invalid, readValues } from '@trace/define/read.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Sql, Transaction } from '../ports/postgres/connect.ts'
import { failureOf } from '../request/failures.ts'
import type { Failure } from '../request/failures.ts'
import type { Answer } from '../request/idempotency.ts'
import { inSavepoint, refusalOf } from '../jobs/work.ts'
import type { Work } from '../jobs/work.ts'
import { isForm } from '../operation/body.ts'
import { operationAt } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import type { Changes } from '../store/changes.ts'
import { sheetForm } from '../store/read-form.ts'
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
  callTogether: Work['callTogether']
}

/** A row written by an import, with its new version and, if it was edited, its previous values. */
export interface ImportedRow {
  id: number
  version: number
  before?: Values
}

export function importerFor(
  resource: Resource,
  { operations, call, callTogether }: Pick<Work, 'operations' | 'call' | 'callTogether'>,
): Importer {
  const path = `/api/admin/${resource.name}`
  return {
    resource,
    call,
    callTogether,
    create: operationAt(operations, 'POST', path)!,
    update: operationAt(operations, 'PUT', `${path}/:id`) ?? operationAt(operations, 'PATCH', `${path}/:id`),
    show: operationAt(operations, 'GET', `${path}/:id`),
    remove: operationAt(operations, 'DELETE', `${path}/:id`),
  }
}

/** New rows that are refused as a group are tried again in this many smaller groups. */
const FEWER = 10

/**
 * Imports rows in their order through the same operations as a form; returns those that were written. A refused row
 * changes nothing. New rows that follow each other are created together, if the operation allows it.
 */
export async function applyRows(
  sql: Transaction,
  importer: Importer,
  rows: readonly PlannedRow[],
  changes: Changes,
): Promise<ImportedRow[]> {
  const made: ImportedRow[] = []
  let fresh: PlannedRow[] = []
  const makeFresh = async () => {
    made.push(...(await createRows(sql, importer, fresh, changes)))
    fresh = []
  }
  for (const row of rows) {
    if (row.problems.length > 0) row.problems.push(...otherProblems(importer, row))
    if (row.problems.length > 0 || row.action === 'unchanged') continue
    if (row.action === 'create') fresh.push(row)
    else {
      await makeFresh()
      made.push(...(await applyRow(sql, importer, row, changes)))
    }
  }
  await makeFresh()
  return made
}

/**
 * Creates rows together in one savepoint. If a statement fails, the failing row is unknown: the rows are created again
 * in smaller groups, in the end one by one.
 */
async function createRows(
  sql: Transaction,
  importer: Importer,
  rows: PlannedRow[],
  changes: Changes,
): Promise<ImportedRow[]> {
  const made: ImportedRow[] = []
  if (rows.length < 2 || !importer.create.together) {
    for (const row of rows) made.push(...(await applyRow(sql, importer, row, changes)))
    return made
  }
  const answers = await madeTogether(sql, importer, rows, changes).catch(() => null)
  if (!answers) {
    const size = Math.ceil(rows.length / FEWER)
    for (let at = 0; at < rows.length; at += size)
      made.push(...(await createRows(sql, importer, rows.slice(at, at + size), changes)))
    return made
  }
  for (const [at, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') made.push(writtenOf(answer.value.data))
    else noteRefusal(importer.resource, rows[at]!, failureOf(answer.reason))
  }
  return made
}

/** Returns the result for each row; throws if a row failed for any reason other than a refusal. */
async function madeTogether(
  sql: Transaction,
  { create, callTogether }: Importer,
  rows: PlannedRow[],
  changes: Changes,
): Promise<PromiseSettledResult<Answer>[]> {
  let answers: PromiseSettledResult<Answer>[] = []
  await inSavepoint(sql, changes, async (inner) => {
    const asked = rows.map(({ body }) => ({ body, mayLack: true }))
    answers = await callTogether(inner, create, asked, changes)
    for (const answer of answers) if (answer.status === 'rejected' && !isRefusal(answer.reason)) throw answer.reason
  })
  return answers
}

const isRefusal = (error: unknown): boolean => error instanceof Refusal || error instanceof Invalid

/** Imports one row; returns it in a list, which is empty if it was refused. */
async function applyRow(
  sql: Transaction,
  importer: Importer,
  row: PlannedRow,
  changes: Changes,
): Promise<ImportedRow[]> {
  const made: ImportedRow[] = []
  const refusal = await refusalOf(sql, changes, async (inner) => {
    const apply = row.action === 'create' ? createRow : updateRow
    const written = await apply(inner, importer, row, changes)
    if (written) made.push(written)
  })
  if (!refusal) return made
  noteRefusal(importer.resource, row, refusal)
  return []
}

function noteRefusal(resource: Resource, row: PlannedRow, { message, errors }: Failure): void {
  row.problems.push(...problemsOf(resource, row.number, message, errors))
}

async function createRow(
  sql: Sql,
  { create, call }: Importer,
  { body }: PlannedRow,
  changes: Changes,
): Promise<ImportedRow> {
  return writtenOf(await call(sql, create, { body, mayLack: true }, changes))
}

function writtenOf(data: unknown): ImportedRow {
  const { entry } = data as { entry: ImportedRow }
  return { id: entry.id, version: entry.version }
}

/**
 * A form sends all its values, so values that are not in the sheet are taken from the stored row. Null if all that was
 * sent stays as it was, because its form leaves out what the sender may not set.
 */
async function updateRow(sql: Sql, importer: Importer, row: PlannedRow, changes: Changes): Promise<ImportedRow | null> {
  const { id, body, version = null } = row
  const { resource, update, show, call } = importer
  const { entry } = (await call(sql, show!, { id: id! }, changes)) as { entry: Values }
  const form = Object.fromEntries(Object.keys(formFields(resource)).map((name) => [name, entry[name]]))
  const mayLack = entry['lacks_files'] === true
  const edited = { ...form, ...body, ...(version !== null && { version }) }
  const done = (await call(sql, update!, { id: id!, body: edited, mayLack }, changes)) as {
    entry: ImportedRow & Values
  }
  if (Object.keys(body).every((name) => name in entry && isDeepStrictEqual(entry[name], done.entry[name]))) {
    row.action = 'unchanged'
    return null
  }
  const before = Object.fromEntries(Object.keys(body).map((name) => [name, form[name]]))
  return { id: id!, version: done.entry.version, before }
}

/**
 * Further problems of a new row with invalid cells: those that a form would report, so that all problems are reported
 * at once. Values that other rows give, such as the activity of a stage, are not known here.
 */
function otherProblems({ resource, create }: Importer, { action, number, body, problems }: PlannedRow): CellProblem[] {
  if (action !== 'create') return []
  const filledIn = create.body && isForm(create.body) ? create.body.told : []
  const told = new Set([...problems.map(({ field }) => field), ...filledIn])
  try {
    readValues(sheetForm(resource), body)
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

/** The headings of a resource's columns, by the paths of their fields; cached per resource. */
function headingsOf(resource: Resource): Map<string, string> {
  const known = headings.get(resource)
  if (known) return known
  const found = new Map(exportColumns(resource).map((column) => [pathOf(column), column.heading]))
  headings.set(resource, found)
  return found
}
