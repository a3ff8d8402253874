import { readToken } from './token.ts'

/**
 * What an address asked the server for when it was last opened is asked for again before the program that reads the answers has started: on a slow
 * line and machine the answers are there when the screen is ready to show them.
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
/** What every screen of the administration begins with. */
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

/** Whether this address was opened in this browser before, which then has most of what it needs. */
export const openedBefore = (): boolean => first?.openedBefore ?? false

/** The answer that was asked for ahead, once; nothing when it was not, when somebody else signed in since, or when the first screen stands. */
export function takePrefetched(url: string): Promise<Response> | undefined {
  if (!first) return undefined
  if (first.asked.length < MOST_CALLS && !first.asked.includes(url)) first.asked.push(url)
  const answer = readToken() === first.token ? first.answers.get(url) : undefined
  first.answers.delete(url)
  return answer
}

/** The first screen stands: remembers what it asked for, and from now on everything is asked for anew. */
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
