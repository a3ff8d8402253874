import { readToken } from './token.ts'

/**
 * Prefetching: the GET calls that an address made when it was last opened are sent again before the program has loaded.
 * On slow networks and machines the responses are there when the screen needs them.
 */
interface FirstScreen {
  address: string
  token: string | null
  openedBefore: boolean
  answers: Map<string, Promise<Response>>
  asked: string[]
}

const KEPT = 'asked'
const MOST_ADDRESSES = 30
const MOST_CALLS = 6
/** Every screen of the administration reads the profile first. */
const PROFILE = '/api/admin/profile'

let first: FirstScreen | null = null

export function prefetch({ pathname, search }: Location): void {
  const [address, token] = [pathname + search, readToken()]
  const last = readCalls()[address]
  const urls = token && /^\/admin(\/|$)/.test(pathname) ? new Set([PROFILE, ...(last ?? [])]) : []
  const headers = { authorization: `Bearer ${token}` }
  const answers = new Map([...urls].map((url) => [url, fetch(url, { headers })]))
  for (const answer of answers.values()) answer.catch(() => undefined)
  first = { address, token, openedBefore: last !== undefined, asked: [], answers }
}

/** Whether this browser opened this address before; if so, most of the program is in its cache. */
export const openedBefore = (): boolean => first?.openedBefore ?? false

/**
 * Returns a prefetched response once; undefined if there is none, if somebody else signed in since, or after the first
 * screen.
 */
export function takePrefetched(url: string): Promise<Response> | undefined {
  if (!first) return undefined
  if (first.asked.length < MOST_CALLS && !first.asked.includes(url)) first.asked.push(url)
  const answer = readToken() === first.token ? first.answers.get(url) : undefined
  first.answers.delete(url)
  return answer
}

/** Called when the first screen is shown: stores its calls for the next visit, and ends the prefetching. */
export function endPrefetch(): void {
  if (!first) return
  const { [first.address]: _, ...others } = readCalls()
  const kept = [...Object.entries(others).slice(1 - MOST_ADDRESSES), [first.address, first.asked]]
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)))
  first = null
}

function readCalls(): Readonly<Record<string, readonly string[]>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}
