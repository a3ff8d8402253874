import type { Calls } from './calls.ts'
import { api } from './api.ts'
import type { Answer, CallOptions, Method } from './api.ts'

/** Name of an API call, method and path, as the server's operations declare it. */
export type CallName = keyof Calls

/** Response data of a call. */
export type Data<K extends CallName> = Calls[K]['data']

/** Address parameters of a call: path parameters, such as `id`, and query parameters. */
export type CallInput<K extends CallName> = Places<K> &
  (Calls[K]['query'] extends undefined ? unknown : Calls[K]['query'])

type Places<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? Record<N, Place> & Places<Rest>
  : P extends `${string}:${infer N}`
    ? Record<N, Place>
    : unknown

type Place = string | number

/** Request body of a call, with the version of the row for optimistic locking. */
type Body<K extends CallName> =
  | FormData
  | (Calls[K]['body'] extends undefined ? never : Calls[K]['body'] & { version?: number })

/** Makes an API call. Never throws on server or network errors. */
export function call<const K extends CallName>(
  name: K,
  asked: CallInput<K>,
  body?: Body<K>,
  options?: CallOptions,
): Promise<Answer<Data<K>>> {
  const [method, path] = addressOf(name, asked as object)
  return api<Data<K>>(method, path, body, options)
}

/**
 * Builds method and address: 'PUT /api/admin/orders/:id' with `{ id: 7, confirm: true }` gives PUT and
 * '/orders/7?confirm=true'.
 */
function addressOf(name: string, asked: object): [Method, string] {
  const [method, path = ''] = name.split(' ')
  const left = new Map(Object.entries(asked).filter(([, value]) => value !== undefined && value !== null))
  const address = path.replace(/^\/api\/admin(?=\/)/, '').replace(/:(\w+)/g, (_, place: string) => {
    const value = String(left.get(place))
    left.delete(place)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams([...left].map(([field, value]) => [field, String(value)]))
  return [method as Method, left.size > 0 ? `${address}?${query}` : address]
}
