const KEY = 'token'

/** Kept for good, or until the browser closes for those who did not ask to be remembered. */
export const readToken = (): string | null => localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY)

export function keepToken(token: string, remember: boolean): void {
  ;(remember ? localStorage : sessionStorage).setItem(KEY, token)
}

export function forgetToken(): void {
  localStorage.removeItem(KEY)
  sessionStorage.removeItem(KEY)
}

export function forgetEverything(): void {
  localStorage.clear()
  sessionStorage.clear()
}

export const isRemembered = (): boolean => localStorage.getItem(KEY) !== null
