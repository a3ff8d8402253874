import type { Field, Fields, JsonSchema, Resource } from '@trace/domain'
import type { Operation } from '../operation.ts'
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
export function describe({ method, path }: Pick<Operation, 'method' | 'path'>): Described {
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

/**
 * The fields of a body beside those of a resource's form: what an operation declares, the toggle it flips, what else it reads;
 * not what its path says already.
 */
export function bodyFields({ method, path, input }: Operation): Fields {
  const { form } = describe({ method, path })
  const resource = resourceOf(path)
  const toggle = toggleOf(resource, path)
  const fields = {
    ...input,
    ...(toggle && { [toggle]: resource!.fields[toggle]! }),
    ...(form && !isResource(form) && form),
  }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !path.endsWith(`/:${name}`)))
}

export const isResource = (shape: Resource | Shape | Fields): shape is Resource => typeof shape['table'] === 'string'

/** The toggle that a call flips, by its last word. */
export function toggleOf(resource: Resource | undefined, path: string): string | undefined {
  const call = path.slice(path.lastIndexOf('/') + 1)
  return Object.entries(resource?.fields ?? {}).find(([, field]) => field.kind === 'toggle' && field.call === call)?.[0]
}
