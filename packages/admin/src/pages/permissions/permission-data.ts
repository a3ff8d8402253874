import type { Action, RoleScope } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { load } from '../../load.ts'
import type { Entry } from '../../screens/entry.ts'

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
  const permissionsOn = (page: number) => pageOf<GrantablePermission>('permissions', page, request)
  const [roles, first] = await Promise.all([pageOf<Role>('roles', 1, request), permissionsOn(1)])
  const rest = await Promise.all(Array.from({ length: first.pagination.total_page - 1 }, (_, index) => permissionsOn(index + 2)))
  const sorted = roles.entries.toSorted((a, b) => a.id - b.id)
  const wanted = Number(new URL(request.url).searchParams.get('role'))
  const permissions = [first, ...rest].flatMap(({ entries }) => entries)
  return { roles: sorted, role: sorted.find(({ id }) => id === wanted) ?? sorted[0], permissions }
}

const pageOf = <T>(name: string, page: number, request: Request) =>
  load<{ entries: T[]; pagination: { total_page: number } }>(`/${name}?length=${MOST}&page=${page}`, request)
