import type { Resource } from '@trace/domain'
import type { Described, Operation } from '../operation.ts'
import { resourceOf } from './names.ts'

/**
 * What a call reads beside its input and what it answers. On a resource's own path that follows from method and path: the list
 * takes a list query, a new or changed row the resource's form, and whatever is done to one row answers it. An operation that
 * differs says so (`describes`).
 */
export function describe(operation: Operation): Described {
  const { method, path, describes } = operation
  const resource = resourceOf(path)
  const place = resource && path.slice(`/api/admin/${resource.name}`.length)
  if (describes || !resource || !path.startsWith(`/api/admin/${resource.name}`)) return describes ?? {}
  const row = { answers: { entry: resource } }
  if (place === '') return method === 'GET' ? { lists: resource, answers: { entries: resource } } : { form: resource, ...row }
  if (place === '/:id') return method === 'GET' ? row : method === 'DELETE' ? {} : { form: resource, ...row }
  return method === 'PUT' && place?.startsWith('/:id/') ? row : {}
}

/** The toggle that a call flips, by its last word. */
export function toggleOf(resource: Resource | undefined, path: string): string | undefined {
  const call = path.slice(path.lastIndexOf('/') + 1)
  return Object.entries(resource?.fields ?? {}).find(([, field]) => field.kind === 'toggle' && field.call === call)?.[0]
}
