const KEY = 'token'

/**
 * Session token: in localStorage, or in sessionStorage (until the browser closes) if the user did not choose "remember
 * me".
 */
export function readToken(): string | null {
  const token = keptToken()
  used = token ?? used
  return token
}

const keptToken = (): string | null => localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY)

/** The token that this page used last; another tab may have signed somebody in since. */
let used: string | null = null

/** Whether this is a personal device. Without "remember me" it counts as a shared one. */
let own: boolean | undefined
const isOwnMachine = (): boolean => (own ??= localStorage.getItem(KEY) !== null)

/** Storage for form drafts: on a shared device they last only as long as the session; null when signed out there. */
export const draftStorage = (): Storage | null =>
  isOwnMachine() ? localStorage : keptToken() === null ? null : sessionStorage

/** Storage key of the kept frame (`last-frame.ts`); removed whenever a session begins or ends. */
export const FRAME = 'frame'

function forgetFrame(): void {
  localStorage.removeItem(FRAME)
  sessionStorage.removeItem(FRAME)
}

/** Prefix of the storage keys of form drafts. */
export const DRAFT = 'draft:'

export const hasDrafts = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(DRAFT))

export function keepToken(token: string, remember: boolean): void {
  forgetFrame()
  own = remember
  ;(remember ? localStorage : sessionStorage).setItem(KEY, token)
}

/**
 * Ends the session of this page, but not one that another tab has begun meanwhile. Form drafts are kept for the same
 * person, but not on a shared device.
 */
export function forgetToken(): void {
  const kept = keptToken()
  if (kept !== null && kept !== used) return
  if (!isOwnMachine()) return forgetEverything()
  forgetFrame()
  localStorage.removeItem(KEY)
  sessionStorage.removeItem(KEY)
}

/** Clears all that this browser stores; what a form would still keep on its way out is not stored either. */
export function forgetEverything(): void {
  own = false
  localStorage.clear()
  sessionStorage.clear()
}

export const isRemembered = (): boolean => localStorage.getItem(KEY) !== null
