import type { Entry, Listed, Paged, Pagination, SingleEntry } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Single } from '@trace/define/single.ts'
import { redirect, replace } from 'react-router'
import { api, isMaintenance } from './api.ts'
import type { Answer } from './api.ts'
import { call } from './call.ts'
import type { CallInput, CallName, Data } from './call.ts'
import { forgetProfile, holdOf, holdPath, expireSession, signedOutWhy, signInPath } from './session.ts'

/** Loads data for a route. A 401 redirects to the sign-in; a missing permission shows the 403 screen. */
export async function load<const K extends CallName>(name: K, asked: CallInput<K>, request: Request): Promise<Data<K>> {
  return loaded(await call(name, asked, undefined, { signal: request.signal }), request)
}

function loaded<T>(answer: Answer<T>, request: Request): T {
  if (answer.ok) return answer.data
  if (answer.code === 401) {
    expireSession()
    throw redirect(signInPath(request, signedOutWhy(answer)))
  }
  if (isMaintenance(answer)) throw redirect('/error/maintenance')
  const hold = holdOf(answer)
  if (hold) {
    forgetProfile()
    throw redirect(holdPath(hold, request))
  }
  if (answer.code === 403) throw redirect('/admin/errors/403')
  throw answer
}

/** Returns the page of rows or, if it is empty, throws a redirect to the page before. */
export function orPageBefore<P extends { entries: readonly unknown[]; pagination?: Pagination | undefined }>(
  page: P,
  { url }: Pick<Request, 'url'>,
): P {
  const before = pageBefore(page)
  if (before === null) return page
  const { pathname, searchParams } = new URL(url)
  searchParams.set('page', String(before))
  throw replace(`${pathname}?${searchParams}`)
}

/** Number of the page to show instead of an empty one; null if this page can be shown. */
export const pageBefore = ({
  entries,
  pagination,
}: {
  entries: readonly unknown[]
  pagination?: Pagination | undefined
}): number | null =>
  entries.length > 0 || !pagination || pagination.page <= 1
    ? null
    : Math.max(1, Math.min(pagination.page - 1, pagination.total_page))

/** Query parameters of the screen's address, to pass on to a call. */
export const addressQueryOf = ({ url }: Pick<Request, 'url'>): Record<string, string> =>
  Object.fromEntries(new URL(url).searchParams)

/** Query parameters of a list: filters by its fields, `_from` and `_to`, and the parameters that every list has. */
export type ListQuery<R extends Resource> = Partial<
  Record<
    Name<R> | `${Name<R>}_${'from' | 'to'}` | 'id' | 'search' | 'length' | 'page' | 'sort_dir',
    string | number | boolean
  >
> & { sort_by?: Name<R> }

type Name<R extends Resource> = keyof R['fields'] & string

/** Loads one row of a resource for its own screen. */
export async function loadEntry<R extends Resource>({ name }: R, id: unknown, request: Request): Promise<Entry<R>> {
  const { signal } = request
  return loaded(await api<{ entry: Entry<R> }>('GET', `/${name}/${String(id)}`, undefined, { signal }), request).entry
}

/**
 * Loads a single record (a resource with exactly one row), and the names of its fields that environment variables fix.
 */
export async function loadSingle<S extends Single>({ path }: S, request: Request): Promise<Settled<S>> {
  return loaded(await api<Settled<S>>('GET', path, undefined, { signal: request.signal }), request)
}

/** Loads a single record for another screen; null without permission. */
export async function findSingle<S extends Single>(
  { path }: S,
  { signal }: Partial<Request>,
): Promise<SingleEntry<S> | null> {
  const answer = await api<Settled<S>>('GET', path, undefined, signal && { signal })
  return answer.ok ? answer.data.entry : null
}

export interface Settled<S extends Single> {
  entry: SingleEntry<S>
  settled: string[]
}

/** Loads one page of a resource's list, with filters and order from the address. */
export async function loadPage<R extends Resource>(
  { name }: R,
  query: URLSearchParams | ListQuery<R>,
  request: Request,
): Promise<Paged<R>> {
  const search = query instanceof URLSearchParams ? query : searchOf(query)
  return loaded(await api<Paged<R>>('GET', `/${name}?${search}`, undefined, { signal: request.signal }), request)
}

/** Loads a related row of another resource; null without permission. */
export async function findEntry<R extends Resource>(
  { name }: R,
  id: number,
  { signal }: Partial<Request> = {},
): Promise<Entry<R> | null> {
  const answer = await api<{ entry: Entry<R> }>('GET', `/${name}/${id}`, undefined, signal && { signal })
  return answer.ok ? answer.data.entry : null
}

/** Loads a page of related rows of another resource; null without permission. */
export async function findPage<R extends Resource>(
  { name }: R,
  query: ListQuery<R>,
  { signal }: Partial<Request> = {},
): Promise<Paged<R> | null> {
  const answer = await api<Paged<R>>('GET', `/${name}?${searchOf(query)}`, undefined, signal && { signal })
  return answer.ok ? answer.data : null
}

/** Related rows without paging data; empty without permission. */
export const findEntries = async <R extends Resource>(
  resource: R,
  query: ListQuery<R>,
  request?: Partial<Request>,
): Promise<Listed<R>[]> => (await findPage(resource, query, request))?.entries ?? []

const searchOf = (query: object): URLSearchParams =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
