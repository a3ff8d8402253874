import type { Field, Fields, JsonSchema, Resource } from '@trace/domain'
import type { Answers, Shape as NewShape } from '../calls/answers.ts'
import { form } from '../calls/body.ts'
import { byHand } from '../calls/operation-by-hand.ts'
import type { Operation } from '../operation.ts'
import { filters } from '../calls/query.ts'
import { describedCalls } from './described-calls.ts'
import { resourceOf } from './names.ts'

/** Values that are no row of a table: by fields, or as a schema where no kind of field says it. */
export type Shape = Record<string, Field | JsonSchema>

/** What a call reads beside its input, and what it answers. */
export interface Described {
  /** The form its body is: that of a resource, or these fields. */
  form?: Resource | Fields
  /** The resource whose list query it takes. */
  lists?: Resource
  /** What else its query may hold. */
  query?: Fields
  /** What `data` holds: one row, many in pages, or values of its own. */
  answers?: { entry: Resource | Shape } | { entries: Resource | Shape } | { data: Shape }
}

/** Fields a row must have that its form may go without: the batch, its stage or the path tells them. */
export const toldFields: Record<string, readonly string[]> = {
  banners: ['type'],
  diaries: ['activity_type'],
  traces: ['manufacture_id', 'product_id', 'product_unit_id', 'harvest_date'],
}

/**
 * On a resource's own path, what a call reads and answers follows from method and path: the list takes a list query, a new or
 * changed row the resource's form, and whatever is done to one row answers it. What differs stands in `describedCalls`.
 */
function describe({ method, path }: Pick<Operation, 'method' | 'path'>): Described {
  const told = describedCalls[`${method} ${path}`]
  const resource = resourceOf(path)
  const own = resource && `/api/admin/${resource.name}`
  if (told || !own || !path.startsWith(own)) return told ?? {}
  const row = { answers: { entry: resource } }
  if (path === own)
    return method === 'GET' ? { lists: resource, answers: { entries: resource } } : { form: resource, ...row }
  if (path === `${own}/:id`) return method === 'GET' ? row : method === 'DELETE' ? {} : { form: resource, ...row }
  return path.startsWith(`${own}/:id/`) && method !== 'GET' ? row : {}
}

export const isResource = (shape: Resource | Shape | Fields): shape is Resource => typeof shape['table'] === 'string'

/** The toggle that a call flips, by its last word. */
export function toggleOf(resource: Resource | undefined, path: string): string | undefined {
  const call = path.slice(path.lastIndexOf('/') + 1)
  return Object.entries(resource?.fields ?? {}).find(([, field]) => field.kind === 'toggle' && field.call === call)?.[0]
}

/** What an operation declares, or what the tables tell of one that does not yet. */
export function declared(operation: Operation): Pick<Operation, 'query' | 'body' | 'answers'> {
  if (!byHand.has(operation)) return operation
  const { method, path } = operation
  const told = describe(operation)
  const resource = resourceOf(path)
  const toggle = toggleOf(resource, path)
  const own = {
    ...(operation.body as Fields),
    ...(toggle && { [toggle]: resource!.fields[toggle]! }),
    ...(told.form && !isResource(told.form) && told.form),
  }
  const fields = Object.fromEntries(Object.entries(own).filter(([name]) => !path.endsWith(`/:${name}`)))
  return {
    ...(told.lists ? { query: filters(told.lists, told.query) } : told.query && { query: told.query }),
    ...(Object.keys(fields).length > 0 || !told.form || !isResource(told.form)
      ? { body: fields }
      : { body: { ...form(told.form), partial: method === 'PATCH', told: toldFields[told.form.name] ?? [] } }),
    answers: answersOf(told.answers),
  }
}

function answersOf(answers: Described['answers']): Answers {
  if (!answers) return { also: {} }
  if ('data' in answers) return { also: newShape(answers.data) }
  if ('entry' in answers)
    return { entry: isResource(answers.entry) ? answers.entry : newShape(answers.entry), also: {} }
  return { entries: isResource(answers.entries) ? answers.entries : newShape(answers.entries), also: {} }
}

const newShape = (shape: Shape): NewShape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, value]) => [
      name,
      'kind' in value ? (value as Field) : ({ schema: value, required: value['required'] === true } as never),
    ]),
  )
