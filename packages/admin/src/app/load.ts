import type { Entry, Listed, Paged, Resource, Single, SingleEntry } from '@trace/domain'
import { redirect } from 'react-router'
import { api, isMaintenance } from './api.ts'
import type { Answer } from './api.ts'
import { call } from './call.ts'
import type { CallInput, CallName, Data } from './call.ts'
import { forgetProfile, holdOf, holdPath, lapse, signInPath } from './session.ts'

/** Reads for a screen that is about to show: a lost session leads to the sign-in, a missing permission to the 403 screen. */
export async function load<const K extends CallName>(name: K, asked: CallInput<K>, request: Request): Promise<Data<K>> {
  return loaded(await call(name, asked, undefined, { signal: request.signal }), request)
}

function loaded<T>(answer: Answer<T>, request: Request): T {
  if (answer.ok) return answer.data
  if (answer.code === 401) {
    lapse()
    throw redirect(signInPath(request))
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

/** What the address of a screen asks for, handed on to a call. */
export const askedBy = ({ url }: Pick<Request, 'url'>): Record<string, string> =>
  Object.fromEntries(new URL(url).searchParams)

/** What a list is narrowed by: its own fields, from and to, and what every list is asked. */
export type ListQuery<R extends Resource> = Partial<
  Record<
    Name<R> | `${Name<R>}_${'from' | 'to'}` | 'id' | 'search' | 'length' | 'page' | 'sort_dir',
    string | number | boolean
  >
> & { sort_by?: Name<R> }

type Name<R extends Resource> = keyof R['fields'] & string

/** One row of a resource, for its own screen. */
export async function loadEntry<R extends Resource>({ name }: R, id: unknown, request: Request): Promise<Entry<R>> {
  const { signal } = request
  return loaded(await api<{ entry: Entry<R> }>('GET', `/${name}/${String(id)}`, undefined, { signal }), request).entry
}

/** The record of which there is one, and those of its fields that the environment has settled. */
export async function loadSingle<S extends Single>({ path }: S, request: Request): Promise<Settled<S>> {
  return loaded(await api<Settled<S>>('GET', path, undefined, { signal: request.signal }), request)
}

/** The same, for a screen of something else; null for those who may not read it. */
export async function findSingle<S extends Single>({ path }: S, { signal }: Request): Promise<SingleEntry<S> | null> {
  const answer = await api<Settled<S>>('GET', path, undefined, { signal })
  return answer.ok ? answer.data.entry : null
}

export interface Settled<S extends Single> {
  entry: SingleEntry<S>
  settled: string[]
}

/** One page of a resource's list, as an address says how it stands. */
export async function loadPage<R extends Resource>(
  { name }: R,
  query: URLSearchParams | ListQuery<R>,
  request: Request,
): Promise<Paged<R>> {
  const search = query instanceof URLSearchParams ? query : searchOf(query)
  return loaded(await api<Paged<R>>('GET', `/${name}?${search}`, undefined, { signal: request.signal }), request)
}

/** A row that a screen shows beside its own; null for those who may not read it. */
export async function findEntry<R extends Resource>(
  { name }: R,
  id: number,
  { signal }: Partial<Request> = {},
): Promise<Entry<R> | null> {
  const answer = await api<{ entry: Entry<R> }>('GET', `/${name}/${id}`, undefined, signal && { signal })
  return answer.ok ? answer.data.entry : null
}

/** Rows that a screen shows beside its own; null for those who may not read them. */
export async function findPage<R extends Resource>(
  { name }: R,
  query: ListQuery<R>,
  { signal }: Partial<Request> = {},
): Promise<Paged<R> | null> {
  const answer = await api<Paged<R>>('GET', `/${name}?${searchOf(query)}`, undefined, signal && { signal })
  return answer.ok ? answer.data : null
}

/** The rows alone; none for those who may not read them. */
export const findEntries = async <R extends Resource>(
  resource: R,
  query: ListQuery<R>,
  request?: Partial<Request>,
): Promise<Listed<R>[]> => (await findPage(resource, query, request))?.entries ?? []

const searchOf = (query: object): URLSearchParams =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
