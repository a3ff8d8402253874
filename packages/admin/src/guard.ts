import { can } from '@trace/domain/permission'
import type { Action, Need } from '@trace/domain/permission'
import { redirect } from 'react-router'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { session } from './session.ts'

/** Lets a screen load only for those who hold what it needs; the rest see the 403 screen. The server is the lock, this is the courtesy. */
export const guard = (need: Need, load: (args: LoaderFunctionArgs) => unknown = () => null): LoaderFunction => async (args) => {
  const { permissions } = await session(args.request)
  if (!can(permissions, need)) throw redirect('/admin/errors/403')
  return load(args)
}

/** What a screen asks for. A resource names its screen's own subject first; the others open its calls, not this screen. */
export const screenNeed = ({ subjects: [own] }: { subjects: readonly string[] }, ...actions: Action[]): Need =>
  own === undefined ? [] : actions.map((action) => ({ action, subject: own }))
