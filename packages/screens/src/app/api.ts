import type { Problems } from '@trace/define/read.ts'
import type { Calls } from './calls.ts'
import { takePrefetched } from '../boot/prefetch.ts'
import { readToken } from '../boot/token.ts'
import { vi } from '../ui/vi.ts'
import { noteSeen, versionFor } from './seen-versions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Response of an API call. A refusal is a normal answer: screens read its `code`. Code 0 means that no response came.
 */
export type Answer<T = unknown> =
  | { ok: true; code: 200; message: string; data: T }
  | { ok: false; code: number; message: string; data: unknown; errors: Problems }

/** Whether the platform is in maintenance mode; if so, this call itself is not at fault. */
export const isMaintenance = (answer: Answer): boolean =>
  answer.code === 503 && typeof answer.data === 'object' && answer.data !== null && 'maintenance' in answer.data

export interface CallOptions {
  /** Idempotency key: the server executes POST requests with the same key only once, however often they are sent. */
  key?: string
  /** Dry run: the server reports what it would refuse, and saves nothing. */
  isCheck?: boolean
  signal?: AbortSignal
}

const TIMEOUT = 30_000
const OWN_ECHO = 5_000

/** Time of the last write from this browser tab, by resource. */
const written = new Map<string, number>()

/** Jobs that this tab started or watches, by id, with the resource that they write; null until the server has named it. */
const followed = new Map<number, string | null>()
/** When this tab last polled one whose resource is not known yet, in milliseconds. */
let lookedAt = 0

/** Notes that this tab follows a job; `resource` is empty for a job that writes nothing. */
export function noteJob(id: number, resource = followed.get(id) ?? null): void {
  followed.set(id, resource)
  if (resource !== null) written.set(resource, Date.now())
  lookedAt = [...followed.values()].includes(null) ? Date.now() : 0
}
export const isFollowed = (job: number): boolean => followed.has(job)
export const leaveJob = (id: number): boolean => followed.delete(id)

/**
 * Whether a live event is probably an echo of our own write: within the last five seconds, this tab wrote to the
 * resource, or polled a job that writes to it or has not told yet what it writes.
 */
export const isOwnEcho = (resource: string): boolean =>
  Date.now() - Math.max(written.get(resource) ?? 0, lookedAt) < OWN_ECHO

const USED = 'used'

/** When the session was last used, in this tab or another one. */
export const lastUse = (): number => Number(localStorage.getItem(USED))

type Whole<P extends string> = P extends `/api/${string}` ? P : `/api/admin${P}`
type WithoutQuery<P extends string> = P extends `${infer A}?${string}` ? A : P
/** Type of the response data if the path is a literal; `unknown` for a path composed at run time (see `call.ts`). */
type DataAt<M extends Method, P extends string> = `${M} ${Whole<WithoutQuery<P>>}` extends infer K extends keyof Calls
  ? Calls[K]['data']
  : unknown

/**
 * Calls `/api/admin` plus the path, or the path alone if it begins with `/api`. Never throws on server or network
 * errors.
 */
export async function api<const M extends Method, const P extends string>(
  method: M,
  path: P,
  body?: unknown,
  options?: CallOptions,
): Promise<Answer<DataAt<M, P>>>
export async function api<T>(method: Method, path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>
export async function api<T>(
  method: Method,
  path: string,
  body?: unknown,
  { signal, ...how }: CallOptions = {},
): Promise<Answer<T>> {
  if (method !== 'GET') written.set(path.split('/')[1] ?? '', Date.now())
  const seen = method === 'GET' ? undefined : versionFor(path)
  const url = path.startsWith('/api/') ? path : `/api/admin${path}`
  const answer = await ask<T>(method, url, body, { ...how, seen }, signal)
  if (answer.ok) {
    localStorage.setItem(USED, String(Date.now()))
    noteSeen(path, answer.data)
  }
  if (answer.code === 401 && method !== 'GET') dispatchEvent(new CustomEvent('lapsed', { detail: answer }))
  if (!answer.ok && !signal?.aborted) console.warn(`${method} ${path}: ${answer.code} ${answer.message}`)
  return answer
}

/** Options that become headers of a call; `seen` is the version of the row that the user has seen. */
type Sent = Pick<CallOptions, 'key' | 'isCheck'> & { seen?: number | undefined }

async function ask<T>(
  method: Method,
  url: string,
  body: unknown,
  how: Sent,
  signal: AbortSignal | undefined,
): Promise<Answer<T>> {
  const limit = AbortSignal.timeout(TIMEOUT)
  try {
    const ahead = method === 'GET' ? takePrefetched(url) : undefined
    const response = await (ahead ??
      fetch(url, {
        method,
        headers: headersOf(body, how),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }))
    return answerOf<T>(response.status, await response.json())
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    return { ok: false, code: 0, message: timedOut ? vi.tooSlow : vi.unreachable, data: null, errors: {} }
  }
}

/** Downloads an uploaded document, with its file name. */
export async function fetchFile(url: string): Promise<Answer<{ name: string; content: Blob }>> {
  try {
    const response = await fetch(url, {
      headers: headersOf(undefined),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) return answerOf(response.status, await response.json())
    const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return answerOf(200, { data: { name: decodeURIComponent(name), content: await response.blob() } })
  } catch {
    return { ok: false, code: 0, message: vi.unreachable, data: null, errors: {} }
  }
}

function headersOf(body: unknown, { key, isCheck, seen }: Sent = {}): Record<string, string> {
  const token = readToken()
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
    ...(isCheck && { 'check-only': '1' }),
    // A user is present who can be asked to confirm.
    'ask-back': '1',
    ...(seen !== undefined && { 'if-match': `"${seen}"` }),
  }
}

function answerOf<T>(
  status: number,
  { code = status, message = '', data = null, errors = {} }: Partial<Answer<T>> & { errors?: Problems },
): Answer<T> {
  if (code === 200) return { ok: true, code, message, data: data as T }
  return { ok: false, code, message: message || vi.systemError, data, errors }
}
