import { places } from '../calls.ts'
import type { Calls } from '../calls.ts'

export type * from '../calls.ts'

type Name = keyof Calls
type Asked<N extends Name> = Omit<Calls[N], 'answer'>

/** What the server said. A no is an answer like any other. */
export type Answer<T> =
  | { ok: true; code: 200; message: string; data: T }
  | { ok: false; code: number; message: string; data: unknown; errors: Record<string, string[]> }

/** Every call of the API by its name: `client.listProducts({ query: { search: 'trà' } })`. */
export type Client = {
  [N in Name]: (...asked: Arguments<Asked<N>>) => Promise<Answer<Calls[N]['answer']>>
}

type Arguments<A> = Record<never, never> extends A ? [asked?: A] : [asked: A]

interface Options {
  /** Where the server is: 'https://truyxuat.vi-du.vn'. */
  url: string
  /** What `authLogin` answered; without it only public calls are let in. */
  token?: string
}

interface Said {
  code: number
  message: string
  data: unknown
  errors?: Record<string, string[]>
}

interface Parts {
  path?: Record<string, string | number>
  query?: object
  body?: object
  key?: string
}

/** A client of one server, for one session. Throws only where the server cannot be reached. */
export function createClient({ url, token }: Options): Client {
  const calls = Object.entries(places).map(([name, place]) => [name, (asked: Parts = {}) => ask(place, asked)])
  return Object.fromEntries(calls) as Client

  async function ask(place: string, { path = {}, query = {}, body, key }: Parts): Promise<Answer<unknown>> {
    const [method = 'GET', pattern = '/'] = place.split(' ')
    const where = new URL(pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name]))), url)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) where.searchParams.set(name, String(value))
    const content = body && contentOf(body)
    const response = await fetch(where, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(typeof content === 'string' && { 'content-type': 'application/json' }),
      },
      ...(content && { body: content }),
    })
    const { code, message, data, errors = {} } = (await response.json()) as Said
    return code === 200 ? { ok: true, code, message, data } : { ok: false, code, message, data, errors }
  }
}

/** A form with a file travels as multipart, its plain fields first. */
function contentOf(body: object): string | FormData {
  const values = Object.entries(body)
  if (!values.some(([, value]) => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of values) if (!(value instanceof Blob)) form.set(name, String(value))
  for (const [name, value] of values) if (value instanceof Blob) form.set(name, value)
  return form
}
