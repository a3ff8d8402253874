import { can } from '@trace/define/permission.ts'
import type { Action, Need } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { redirect } from 'react-router'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { requireSession } from './session.ts'

/**
 * Route guard: loads a screen only for people with the permission; others see the 403 screen. Security rests on the
 * server alone.
 */
export const guard =
  (need: Need | 'ownAccount', load: (args: LoaderFunctionArgs) => unknown = () => null): LoaderFunction =>
  async (args) => {
    const { permissions } = await requireSession(args.request)
    if (need !== 'ownAccount' && !can(permissions, need)) throw redirect('/admin/errors/403')
    return load(args)
  }

/**
 * Permissions for a screen, any one of which is enough. A resource names the subject of its own screen first; the other
 * subjects only allow its calls.
 */
export function screenNeed({ subjects: [subject], open }: Guarded, ...actions: readonly [Action, ...Action[]]): Need {
  const [first, ...others] = actions
  if (open === 'screens' && actions.some((action) => LOOKS.includes(action))) return 'signedIn'
  return [{ action: first, subject }, ...others.map((action) => ({ action, subject }))]
}

/**
 * Permission that the address of a screen requires: only a sign-in if all signed-in users may view the screen,
 * whatever the action.
 */
export const routeNeed = (resource: Guarded, action: Action): Need =>
  resource.open === 'screens' ? 'signedIn' : screenNeed(resource, action)

type Guarded = Pick<Resource, 'subjects' | 'open'>

/** Actions that allow somebody to reach and view a screen. */
const LOOKS: readonly Action[] = ['menu', 'list', 'read']
