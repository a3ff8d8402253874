import type { Granted } from '@trace/domain/permission'
import type { Calls } from '@trace/server/calls'
import { redirect } from 'react-router'
import { api, isMaintenance } from './api.ts'
import type { Answer } from './api.ts'
import { forgetEverything, forgetToken, readToken } from '../boot/token.ts'

export type User = Calls['GET /api/admin/profile']['data']['entry']
/** What is to be done before anything else: a password that others know, a second factor that the role asks for. */
export type Hold = NonNullable<User['hold']>

export interface Session {
  user: User
  permissions: Granted
}

let current: Promise<Session> | null = null

/** Who is signed in: asked for once, and again as long as the profile holds no role. Nobody leads to the sign-in screen. */
export async function session(request: Request): Promise<Session> {
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

/** Asks for the profile while the program of the screens is still on its way. */
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
  if (isMaintenance(answer)) throw redirect('/error/maintenance')
  if (answer.code === 0) throw answer
  lapse()
  throw redirect(signInPath(request))
}

/** Forgets who was here: user, token and everything kept in the browser. */
export function leave(): void {
  forgetEverything()
  current = null
}

/** Forgets a session that is over, but not what was being written in it: that is offered again to the same person. */
export function lapse(): void {
  forgetToken()
  current = null
}

/** Asks for the profile anew at the next screen: after it was changed. */
export function forgetProfile(): void {
  current = null
}

/** Where one does what has to be done first; from there it goes on to where one was going. */
export const holdPath = (hold: Hold, { url }: { url: string }): string =>
  `/auth/${hold === 'password' ? 'first-password' : 'second-factor'}?redirect=${encodeURIComponent(pathOf(url))}`

/** What the server holds somebody up with, where that is why it said no. */
export function holdOf({ code, data }: Pick<Answer, 'code' | 'data'>): Hold | null {
  const hold = code === 403 && typeof data === 'object' && data !== null && 'hold' in data ? data.hold : null
  return hold === 'password' || hold === 'factor' ? hold : null
}

export function signInPath({ url }: { url: string }): string {
  return `/auth/login?redirect=${encodeURIComponent(pathOf(url))}`
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
