import { roles } from '@trace/domain'
import type { Action, Entry, RoleScope } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { load } from '../../../app/load.ts'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { beginRow, loadRow } from '../../../resource/resource-routes.tsx'

export interface Role extends Entry {
  version: number
  code: string
  name: string
  description: string | null
  scope: RoleScope
  user_count: number
  permission_ids: number[]
}

export interface GrantablePermission {
  id: number
  action: Action
  subject: string
}

export interface Matrix {
  roles: Role[]
  /** The role that is looked at: the one the address names, or else the first. */
  role: Role | undefined
  permissions: GrantablePermission[]
}

const MOST = 100

/** Every permission there is, and every role with what it grants. */
export async function loadMatrix({ request }: LoaderFunctionArgs): Promise<Matrix> {
  const [found, permissions] = await Promise.all([pageOf<Role>('roles', 1, request), loadPermissions(request)])
  const sorted = found.entries.toSorted((a, b) => a.id - b.id)
  const wanted = Number(new URL(request.url).searchParams.get('role'))
  return { roles: sorted, role: sorted.find(({ id }) => id === wanted) ?? sorted[0], permissions }
}

async function loadPermissions(request: Request): Promise<GrantablePermission[]> {
  const permissionsOn = (page: number) => pageOf<GrantablePermission>('permissions', page, request)
  const first = await permissionsOn(1)
  const rest = await Promise.all(
    Array.from({ length: first.pagination.total_page - 1 }, (_, index) => permissionsOn(index + 2)),
  )
  return [first, ...rest].flatMap(({ entries }) => entries)
}

export interface RoleFormData extends FormData {
  permissions: GrantablePermission[]
}

/** What the form of a role reads, with every permission there is. */
const withPermissions =
  (read: (args: LoaderFunctionArgs) => Promise<FormData>) =>
  async (args: LoaderFunctionArgs): Promise<RoleFormData> => {
    const [data, permissions] = await Promise.all([read(args), loadPermissions(args.request)])
    return { ...data, permissions }
  }

export const beginRole = withPermissions(beginRow(roles, {}))
export const editRole = withPermissions(loadRow(roles))

const pageOf = <T>(name: string, page: number, request: Request) =>
  load<{ entries: T[]; pagination: { total_page: number } }>(`/${name}?length=${MOST}&page=${page}`, request)
