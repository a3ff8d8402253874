import type { Calls } from '@trace/server/calls'
import { api } from './api.ts'
import type { Answer, CallOptions, Method } from './api.ts'

/** A call of the API by method and path, as the server's own operations declare it. */
export type CallName = keyof Calls

/** What a call answers. */
export type Data<K extends CallName> = Calls[K]['data']

/** What stands in the address of a call: its places, such as `id`, and the query behind the question mark. */
export type CallInput<K extends CallName> = Places<K> &
  (Calls[K]['query'] extends undefined ? unknown : Calls[K]['query'])

type Places<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? Record<N, Place> & Places<Rest>
  : P extends `${string}:${infer N}`
    ? Record<N, Place>
    : unknown

type Place = string | number

/** What a call takes, with the version of the row that was seen. */
type Body<K extends CallName> =
  | FormData
  | (Calls[K]['body'] extends undefined ? never : Calls[K]['body'] & { version?: number })

/** Makes a call. Never throws for what the server or the network does. */
export function call<const K extends CallName>(
  name: K,
  asked: CallInput<K>,
  body?: Body<K>,
  options?: CallOptions,
): Promise<Answer<Data<K>>> {
  const [method, path] = addressOf(name, asked as object)
  return api<Data<K>>(method, path, body, options)
}

/** 'PUT /api/admin/orders/:id' of `{ id: 7, confirm: true }` is PUT of '/orders/7?confirm=true'. */
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
