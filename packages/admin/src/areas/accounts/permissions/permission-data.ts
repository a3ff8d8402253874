import { permissions, roles } from '@trace/domain'
import type { Listed } from '@trace/domain'
import type { LoaderFunctionArgs } from 'react-router'
import { loadPage } from '../../../app/load.ts'
import type { FormData } from '../../../resource/form/form-screen.tsx'
import { beginRow, loadRow } from '../../../resource/resource-routes.tsx'

export type Role = Listed<typeof roles>
export type GrantablePermission = Pick<Listed<typeof permissions>, 'id' | 'action' | 'subject'>

export interface Matrix {
  roles: Role[]
  /** The role shown: the one in the address, otherwise the first. */
  role: Role | undefined
  permissions: GrantablePermission[]
}

const MOST = 100

/** Loads all permissions and all roles with their permissions. */
export async function loadMatrix({ request }: LoaderFunctionArgs): Promise<Matrix> {
  const [found, all] = await Promise.all([loadPage(roles, { length: MOST }, request), loadPermissions(request)])
  const sorted = found.entries.toSorted((a, b) => a.id - b.id)
  const wanted = Number(new URL(request.url).searchParams.get('role'))
  return { roles: sorted, role: sorted.find(({ id }) => id === wanted) ?? sorted[0], permissions: all }
}

async function loadPermissions(request: Request): Promise<GrantablePermission[]> {
  const permissionsOn = (page: number) => loadPage(permissions, { length: MOST, page }, request)
  const first = await permissionsOn(1)
  const rest = await Promise.all(
    Array.from({ length: first.pagination.total_page - 1 }, (_, index) => permissionsOn(index + 2)),
  )
  return [first, ...rest].flatMap(({ entries }) => entries)
}

export interface RoleFormData extends FormData {
  permissions: GrantablePermission[]
}

/** Adds all permissions to the loaded data of a role's form. */
const withPermissions =
  (read: (args: LoaderFunctionArgs) => Promise<FormData>) =>
  async (args: LoaderFunctionArgs): Promise<RoleFormData> => {
    const [data, all] = await Promise.all([read(args), loadPermissions(args.request)])
    return { ...data, permissions: all }
  }

export const beginRole = withPermissions(beginRow(roles, {}))
export const editRole = withPermissions(loadRow(roles))
