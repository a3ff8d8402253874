import { readToken } from './token.ts'

/**
 * What an address asked the server for when it was last opened, asked for again before the program that reads the answers has started. It runs
 * first, alone, and small: on a slow line and machine the answers are there when the screen is ready to show them.
 */
const KEPT = 'asked'
const MOST_ADDRESSES = 30
const MOST_CALLS = 6
/** What every screen of the administration begins with. */
const PROFILE = '/api/admin/profile'

type Asked = Readonly<Record<string, readonly string[]>>

const address = location.pathname + location.search
const token = readToken()
const answers = new Map<string, Promise<Response>>()
let asked: string[] | null = []

if (token && /^\/admin(\/|$)/.test(address)) {
  for (const url of new Set([PROFILE, ...(readAsked()[address] ?? [])])) {
    const answer = fetch(url, { headers: { authorization: `Bearer ${token}` } })
    answer.catch(() => undefined)
    answers.set(url, answer)
  }
}

/** The answer that was asked for ahead, once; nothing when it was not, when somebody else signed in since, or when the first screen stands. */
export function takeAhead(url: string): Promise<Response> | undefined {
  if (asked && asked.length < MOST_CALLS && !asked.includes(url)) asked.push(url)
  const answer = readToken() === token ? answers.get(url) : undefined
  answers.delete(url)
  return answer
}

/** The first screen stands: remembers what it asked for, and from now on everything is asked for anew. */
export function endAhead(): void {
  if (!asked) return
  const { [address]: _, ...others } = readAsked()
  const kept = [...Object.entries(others).slice(1 - MOST_ADDRESSES), [address, asked]]
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)))
  asked = null
  answers.clear()
}

function readAsked(): Asked {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Asked
  } catch {
    return {}
  }
}
