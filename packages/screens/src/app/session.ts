import type { Granted } from '@trace/define/permission.ts'
import type { Calls } from './calls.ts'
import { redirect } from 'react-router'
import { api, isMaintenance } from './api.ts'
import type { Answer } from './api.ts'
import { forgetEverything, forgetToken, readToken } from '../boot/token.ts'
import { unfinishedReasons } from '../ui/dialogs.ts'
import { vi } from '../ui/vi.ts'

export type User = Calls['GET /api/admin/profile']['data']['entry']
/**
 * Task that must be done before anything else: change a password others know, or set up the second factor the role
 * requires.
 */
export type Hold = NonNullable<User['hold']>

export interface Session {
  user: User
  permissions: Granted
}

let current: Promise<Session> | null = null

/**
 * The signed-in user, cached; read again as long as the profile has no role. Without a user, redirects to the sign-in.
 */
export async function requireSession(request: Pick<Request, 'url'>): Promise<Session> {
  if (!readToken()) throw redirect(signInPath(request))
  current ??= loadProfile(request)
  try {
    const known = await current
    if (!known.user.role || known.user.hold) current = null
    if (known.user.hold) throw redirect(holdPath(known.user.hold, request))
    return known
  } catch (failure) {
    current = null
    throw failure
  }
}

/** Starts loading the profile while the code of the screens is still being loaded. */
export function beginSession(): void {
  if (!readToken()) return
  current ??= loadProfile({ url: location.href })
  current.catch(() => undefined)
}

async function loadProfile(request: Pick<Request, 'url'>): Promise<Session> {
  const answer = await api('GET', '/profile')
  if (answer.ok) {
    const { entry: user } = answer.data
    return { user, permissions: user.role?.is_granting ? user.role.permissions : null }
  }
  if (isViewOver(answer) && (await api('DELETE', '/view-as')).ok) return loadProfile(request)
  if (isMaintenance(answer)) throw redirect('/error/maintenance')
  if (answer.code === 0) throw answer
  expireSession()
  throw redirect(signInPath(request, signedOutWhy(answer)))
}

/** Whether the time for viewing as a role is over, which refuses everything until the view is ended. */
const isViewOver = ({ code, data }: Answer): boolean =>
  code === 403 && typeof data === 'object' && data !== null && 'view_over' in data

/** Signs out: clears user, token and everything stored in the browser. */
export function clearSession(): void {
  forgetEverything()
  unfinishedReasons.clear()
  current = null
}

/** Ends an expired session but keeps form drafts, which are offered again to the same person. */
export function expireSession(): void {
  forgetToken()
  current = null
}

/** Clears the cached profile after a change: the next screen reads it again. */
export function forgetProfile(): void {
  current = null
}

/** Address of the screen for the pending task; afterwards it returns to the address the user wanted. */
export const holdPath = (hold: Hold, { url }: { url: string }): string =>
  `/auth/${hold === 'password' ? 'first-password' : 'second-factor'}?redirect=${encodeURIComponent(pathOf(url))}`

/** The pending task, if it is the reason why the server refused a call. */
export function holdOf({ code, data }: Pick<Answer, 'code' | 'data'>): Hold | null {
  const hold = code === 403 && typeof data === 'object' && data !== null && 'hold' in data ? data.hold : null
  return hold === 'password' || hold === 'factor' ? hold : null
}

/** Address of the sign-in page, with the address to return to and the reason why the user was signed out. */
export function signInPath({ url }: { url: string }, why?: SignedOut): string {
  return `/auth/login?redirect=${encodeURIComponent(pathOf(url))}${why ? `&why=${why}` : ''}`
}

/** Why somebody was signed out; its words are in `vi.signedOut`. */
export type SignedOut = keyof typeof vi.signedOut

/** Why the server no longer knows a session, from its refusal. */
export function signedOutWhy({ data }: Pick<Answer, 'data'>): SignedOut | undefined {
  const why = typeof data === 'object' && data !== null && 'why' in data ? String(data.why) : ''
  return Object.keys(vi.signedOut).find((one): one is SignedOut => one === why)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
