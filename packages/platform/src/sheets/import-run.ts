import { isDeepStrictEqual } from 'node:util'
import { Invalid } from '@trace/define/read.ts'
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
import { digestOf } from './already-imported.ts'
import type { PlannedRow } from './planned-row.ts'
import { otherProblems, problemsOf } from './row-problems.ts'

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
  /** Whether the rows come from a workbook, and not from a grid. */
  isWorkbook: boolean
}

/** A row written by an import, with its new version and, if it was edited, its previous values. */
export interface ImportedRow {
  id: number
  version: number
  before?: Values
  /** Of a new row from a workbook: what it says there (`already-imported.ts`). */
  digest?: string
}

export function importerFor(
  resource: Resource,
  { operations, call, callTogether }: Pick<Work, 'operations' | 'call' | 'callTogether'>,
  { isWorkbook }: Pick<Importer, 'isWorkbook'>,
): Importer {
  const path = `/api/admin/${resource.name}`
  return {
    resource,
    call,
    callTogether,
    isWorkbook,
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
    if (row.problems.length > 0) row.problems.push(...otherProblems(importer.resource, importer.create, row))
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
    if (answer.status === 'fulfilled') made.push(madeOf(importer, rows[at]!, answer.value.data))
    else noteRefusal(importer.resource, rows[at]!, failureOf(answer.reason))
  }
  return made
}

/** Returns the result for each row; throws if a row failed for any reason other than a refusal. */
async function madeTogether(
  sql: Transaction,
  { create, callTogether, isWorkbook }: Importer,
  rows: PlannedRow[],
  changes: Changes,
): Promise<PromiseSettledResult<Answer>[]> {
  let answers: PromiseSettledResult<Answer>[] = []
  await inSavepoint(sql, changes, async (inner) => {
    const asked = rows.map((row) => ({ body: sentAnew(create, row), mayLack: true, isWorkbook }))
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

/** Notes why a row was refused. What a form would ask its user to confirm is a question here, too. */
function noteRefusal(resource: Resource, row: PlannedRow, { message, errors, data = {} }: Failure): void {
  const asks = 'confirm' in data ? 'insist' : 'changes' in data ? 'stale' : null
  const problems = problemsOf(resource, row.number, message, errors)
  row.problems.push(...problems.map((one) => (asks ? ({ ...one, asks } as const) : one)))
}

/** The values of a row as a form would send them, whose user insists on them. */
const sentBy = ({ body, insists }: PlannedRow): Values => ({ ...body, ...(insists && { confirm: true }) })

/** A new row as a form would send it, which leaves out what the operation fills in itself. */
const sentAnew = ({ body: form }: Operation, row: PlannedRow): Values => {
  const told = form && isForm(form) ? form.told : []
  return Object.fromEntries(
    Object.entries(sentBy(row)).filter(([name, value]) => value !== null || !told.includes(name)),
  )
}

async function createRow(sql: Sql, importer: Importer, row: PlannedRow, changes: Changes): Promise<ImportedRow> {
  const { create, call, isWorkbook } = importer
  const body = sentAnew(create, row)
  return madeOf(importer, row, await call(sql, create, { body, mayLack: true, isWorkbook }, changes))
}

function madeOf({ isWorkbook }: Importer, row: PlannedRow, data: unknown): ImportedRow {
  const { id, version } = (data as { entry: ImportedRow }).entry
  return { id, version, ...(isWorkbook && { digest: digestOf(row) }) }
}

/**
 * A form sends all its values, so values that are not in the sheet are taken from the stored row. Null if all that was
 * sent stays as it was, because its form leaves out what the sender may not set.
 */
async function updateRow(sql: Sql, importer: Importer, row: PlannedRow, changes: Changes): Promise<ImportedRow | null> {
  const { id, body } = row
  const { resource, update, show, call, isWorkbook } = importer
  // A row that this import has written already, as a consequence of another, has a new version because of that.
  const version = changes.get(resource.name)?.has(id!) ? null : row.version
  const { entry } = (await call(sql, show!, { id: id! }, changes)) as { entry: Values }
  const form = Object.fromEntries(Object.keys(formFields(resource)).map((name) => [name, entry[name]]))
  const mayLack = entry['lacks_files'] === true
  const edited = { ...form, ...sentBy(row), ...(version !== null && { version }) }
  const done = (await call(sql, update!, { id: id!, body: edited, mayLack, isWorkbook }, changes)) as {
    entry: ImportedRow & Values
  }
  if (Object.keys(body).every((name) => name in entry && isDeepStrictEqual(entry[name], done.entry[name]))) {
    row.action = 'unchanged'
    return null
  }
  const before = Object.fromEntries(Object.keys(body).map((name) => [name, form[name]]))
  return { id: id!, version: done.entry.version, before }
}
