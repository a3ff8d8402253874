import type { Fields } from '@trace/define/field.ts'
import { Invalid } from '@trace/define/read.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Resource } from '@trace/define/resource.ts'
import { isForm, readSent } from '../operation/body.ts'
import type { Raw, RawCall } from '../operation/raw-call.ts'
import { failureOf, takenProblem, uniqueKeys } from './failures.ts'
import type { Operation } from '../operation/operation.ts'
import { problemsMessage } from './problems-message.ts'
import { Refusal } from '../refusal.ts'
import type { RefusalCode } from '../refusal.ts'
import { toColumnValues } from '../store/cells.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import { ownedBy } from '../store/read-form.ts'
import { referenceProblems } from '../store/references.ts'

/** Completes the refusal of a write: with all problems, and a message that names their fields. */
export async function refusalOfWrite(error: unknown, operation: Operation, call: RawCall): Promise<unknown> {
  const whole = await withAllProblems(error, operation, call)
  const { code, errors, data } = failureOf(whole)
  const message = errors && problemsMessage(fieldsOf(operation), errors)
  return message ? new Refusal(code as RefusalCode, message, { errors, ...(data && { data }) }) : whole
}

/** The fields of a body, and those of its resource that the server sets itself. */
function fieldsOf({ body = {} }: Operation): Fields {
  return isForm(body) ? { ...body.resource?.fields, ...body.fields } : body
}

/**
 * Adds to the first problems of a form, whatever rule found them, those for which the form, the operation's rules, the
 * references and the unique values would be refused next. Reads only, after the transaction was rolled back.
 */
async function withAllProblems(error: unknown, operation: Operation, call: RawCall): Promise<unknown> {
  const { code, message, errors, data } = failureOf(error)
  if (!errors || !operation.body || (code !== 422 && code !== 409)) return error
  const all = { ...(await problemsOf(operation, call)), ...errors }
  return Object.keys(all).length > Object.keys(errors).length
    ? new Refusal(code, message, { errors: all, ...(data && { data }) })
    : error
}

async function problemsOf({ body, check }: Operation, call: RawCall): Promise<Problems> {
  const { values, problems } = await readableOf(body, call)
  const resource = body && isForm(body) ? body.resource : undefined
  const found = await Promise.all([
    resource && toldBy(async () => linkProblems(resource, values, call)),
    check && toldBy(async () => void (await check(call, values))),
  ])
  return { ...found[0], ...found[1], ...problems }
}

/** Collects the field errors of a validator. Refusals without field errors give none; defects are rethrown. */
async function toldBy(ask: () => Promise<Problems | void>): Promise<Problems> {
  try {
    return (await ask()) ?? {}
  } catch (error) {
    const { code, errors = {} } = failureOf(error)
    if (code === 500) throw error
    return errors
  }
}

interface ReadableBody {
  values: Raw
  problems: Problems
}

/** The values of a body that could be read, and the problems of the others. */
async function readableOf(body: Operation['body'], call: RawCall): Promise<ReadableBody> {
  const { rawBody, viewer, mayLack } = call
  const form = body && isForm(body) ? body : undefined
  const completed = await Promise.resolve(form?.complete?.(rawBody, call)).catch(() => undefined)
  try {
    return { values: readSent(body, completed ?? rawBody, viewer.reach, mayLack) as Raw, problems: {} }
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    const isFilledIn = (path: string): boolean => !completed && form?.told.includes(path) === true
    const problems = Object.entries(error.problems).filter(([path]) => !isFilledIn(path))
    return { values: error.values, problems: Object.fromEntries(problems) }
  }
}

/** Problems of references to missing or forbidden rows, and of unique values already in use. */
async function linkProblems(resource: Resource, read: Raw, call: RawCall): Promise<Problems> {
  const { store, viewer, id } = call
  const before = id === 0 ? null : ((await store.find(resource, id, 'own')) as Raw)
  const values = ownedBy(resource, { ...before, ...read }, viewer.reach)
  const [references, taken] = await Promise.all([
    referenceProblems(store.sql, viewer.reach, resource.fields, values, before),
    takenProblems(call, resource, values, before),
  ])
  return { ...references, ...taken }
}

/** Problems of unique values that another row has. Unchanged values are skipped. */
async function takenProblems(
  { store, id }: RawCall,
  resource: Resource,
  values: Raw,
  before: Raw | null,
): Promise<Problems> {
  const problems: Problems = {}
  const cells = toColumnValues(resource, values)
  for (const key of uniqueKeys(resource)) {
    const isKnown = key.every((name) => name in cells && (key.length > 1 || cells[name] !== null))
    if (!isKnown || key.every((name) => before?.[name] === cells[name])) continue
    const same = key.map((name) => store.sql`and ${store.sql(name)} is not distinct from ${cells[name] as string}`)
    const [other] = await store.unscoped('a value is taken whoever has it')`
      select 1 from ${store.sql(resource.table)} where deleted_at is null and id <> ${id} ${concatSql(store.sql, same)}`
    if (other) problems[key[0]!] = [takenProblem(resource, key)]
  }
  return problems
}
