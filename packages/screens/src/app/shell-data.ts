import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { catalogue } from '@trace/define/catalogue.ts'
import { can } from '@trace/define/permission.ts'
import type { Granted, Need } from '@trace/define/permission.ts'
import { reachOf, readOnlyProblem } from '@trace/define/reach.ts'
import type { Reach } from '@trace/define/reach.ts'
import type { Resource } from '@trace/define/resource.ts'
import { api } from './api.ts'
import { requireSession } from './session.ts'
import type { User } from './session.ts'
import { useShell } from './shell.ts'
import type { Notices, Shell } from './shell.ts'

export async function loadShell({ request }: LoaderFunctionArgs): Promise<Shell> {
  const known = await requireSession(request)
  return { ...known, notices: loadNotices(known.permissions) }
}

/** How many notices the bell shows. */
const MOST = 10

async function loadNotices(granted: Granted): Promise<Notices> {
  const answer = can(granted, 'signedIn') ? await api('GET', `/notices?length=${MOST}`) : null
  return answer?.ok ? answer.data : { entries: [], unread: 0 }
}

/** Reloads the shell's data after a write, but not when a list changes its page. */
export const reloadsShell = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || currentUrl.href === nextUrl.href

/** Permission check for the user; actions that are not allowed are not shown. */
export function useCan(): (need: Need) => boolean {
  const permissions = useShell()?.permissions ?? null
  return (need) => can(permissions, need)
}

export const useUser = (): User | undefined => useShell()?.user

/** Why the user may not write a row that the user may read, or null; see `readOnlyProblem`. */
export function useReadOnlyProblem(): (resource: Resource, row: Readonly<Record<string, unknown>>) => string | null {
  const reach = useReach()
  return (resource, row) => readOnlyProblem(resource, reach, row)
}

interface Named {
  id: number
  name: string | null
}

/** The place and the owner that an account is bound to; if its place is in `ward_id`, the name is in `ward_name`. */
export function boundTo(user: User): { place: Named | null; owner: Named | null } {
  const { place, owner } = catalogue().reach
  const known: Readonly<Record<string, unknown>> = { ...user }
  const named = (account = ''): Named | null => {
    const [id, name] = [known[account], known[account.replace(/_id$/, '_name')]]
    return typeof id === 'number' ? { id, name: typeof name === 'string' ? name : null } : null
  }
  return { place: named(place?.account), owner: named(owner?.account) }
}

/** The part of the data that the user works on. */
export function useReach(): Reach {
  const user = useUser()
  if (!user?.role) return { scope: 'all' }
  const { place, owner } = boundTo(user)
  return reachOf({ scope: user.role.scope, place_id: place?.id ?? null, owner_id: owner?.id ?? null })
}

/** Whether the user is staff. Other users belong to an owner, and act only on the owner's own rows. */
export const useIsStaff = (): boolean => useReach().scope !== 'owner'
