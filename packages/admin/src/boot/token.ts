const KEY = 'token'

/** Kept for good, or until the browser closes for those who did not ask to be remembered. */
export const readToken = (): string | null => localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY)

/** Whether this browser is one person's own. One who did not ask to be remembered sits at a machine that others use, too. */
let own: boolean | undefined
const isOwnMachine = (): boolean => (own ??= localStorage.getItem(KEY) !== null)

/** Where what is being written is kept: on a machine that others use only as long as the session lasts. */
export const draftStorage = (): Storage | null =>
  isOwnMachine() ? localStorage : readToken() === null ? null : sessionStorage

export function keepToken(token: string, remember: boolean): void {
  own = remember
  ;(remember ? localStorage : sessionStorage).setItem(KEY, token)
}

/** Ends a session. What was being written in it stays for the same person, but not on a machine that others use. */
export function forgetToken(): void {
  if (!isOwnMachine()) return forgetEverything()
  localStorage.removeItem(KEY)
  sessionStorage.removeItem(KEY)
}

export function forgetEverything(): void {
  localStorage.clear()
  sessionStorage.clear()
}

export const isRemembered = (): boolean => localStorage.getItem(KEY) !== null
