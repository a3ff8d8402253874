import { Invalid } from '@trace/domain'
import type { Problems, Resource } from '@trace/domain'
import { isForm } from './calls/body.ts'
import type { Form } from './calls/body.ts'
import type { Raw, RawCall } from './calls/raw-call.ts'
import { failureOf, takenProblem, uniqueKeys } from './failures.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { keepable } from './store/cells.ts'
import { joined } from '../ports/postgres/connect.ts'
import { ownedBy } from './store/read-form.ts'
import { referenceProblems } from './store/references.ts'

/**
 * The refusal of a form with all that is wrong with it: beside the first problem, of whatever rule it is, the references
 * and the unique values that would be refused next. Reads only, after the transaction was rolled back.
 */
export async function withAllProblems(error: unknown, { body }: Operation, call: RawCall): Promise<unknown> {
  const { code, message, errors, data } = failureOf(error)
  if (!errors || !body || !isForm(body) || !body.resource || (code !== 422 && code !== 409)) return error
  const further = await problemsOf(body, body.resource, call).catch(() => ({}))
  const all = { ...further, ...errors }
  return Object.keys(all).length > Object.keys(errors).length
    ? new Refusal(code, message, { errors: all, ...(data && { data }) })
    : error
}

async function problemsOf(form: Form, resource: Resource, call: RawCall): Promise<Problems> {
  const { store, rawBody, viewer, id, mayLack } = call
  const sent = (await form.complete?.(rawBody, call)) ?? rawBody
  const read = readableOf(() => form.read(sent, viewer.reach, mayLack))
  const before = id === 0 ? null : ((await store.find(resource, id, 'own')) as Raw)
  const values = ownedBy(resource, { ...before, ...read }, viewer.reach)
  const [references, taken] = await Promise.all([
    referenceProblems(store.sql, viewer.reach, resource.fields, values, before),
    takenProblems(call, resource, values, before),
  ])
  return { ...references, ...taken }
}

/** The values of a form that could be read. */
function readableOf(read: () => unknown): Raw {
  try {
    return read() as Raw
  } catch (error) {
    if (error instanceof Invalid) return error.values
    throw error
  }
}

/** Unique values that another row has. Those that were not changed are its own. */
async function takenProblems(
  { store, id }: RawCall,
  resource: Resource,
  values: Raw,
  before: Raw | null,
): Promise<Problems> {
  const problems: Problems = {}
  const cells = keepable(resource, values)
  for (const key of uniqueKeys(resource)) {
    const isKnown = key.every((name) => name in cells && (key.length > 1 || cells[name] !== null))
    if (!isKnown || key.every((name) => before?.[name] === cells[name])) continue
    const same = key.map((name) => store.sql`and ${store.sql(name)} is not distinct from ${cells[name] as string}`)
    const [other] = await store.unscoped('a value is taken whoever has it')`
      select 1 from ${store.sql(resource.table)} where deleted_at is null and id <> ${id} ${joined(store.sql, same)}`
    if (other) problems[key[0]!] = [takenProblem(resource, key)]
  }
  return problems
}
