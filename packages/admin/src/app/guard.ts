import { can } from '@trace/domain/permission'
import type { Resource } from '@trace/domain'
import type { Action, Need } from '@trace/domain/permission'
import { redirect } from 'react-router'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { session } from './session.ts'

/** Lets a screen load only for those who hold what it needs; the rest see the 403 screen. The server is the lock, this is the courtesy. */
export const guard =
  (need: Need | 'ownAccount', load: (args: LoaderFunctionArgs) => unknown = () => null): LoaderFunction =>
  async (args) => {
    const { permissions } = await session(args.request)
    if (need !== 'ownAccount' && !can(permissions, need)) throw redirect('/admin/errors/403')
    return load(args)
  }

/** What a screen asks for. A resource names its screen's own subject first; the others open its calls, not this screen. */
export function screenNeed({ subjects: [subject], open }: Guarded, ...actions: readonly [Action, ...Action[]]): Need {
  const [first, ...others] = actions
  if (open === 'screens' && actions.some((action) => LOOKS.includes(action))) return 'signedIn'
  return [{ action: first, subject }, ...others.map((action) => ({ action, subject }))]
}

type Guarded = Pick<Resource, 'subjects' | 'open'>

/** What leads to a screen and shows it. */
const LOOKS: readonly Action[] = ['menu', 'list', 'read']
