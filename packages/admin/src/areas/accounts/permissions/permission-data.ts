import { permissions } from '@trace/domain/areas/accounts/permissions.ts'
import { roles } from '@trace/domain/areas/accounts/roles.ts'
import type { Listed } from '@trace/define/entry.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadAll } from '@trace/screens/app/load-all.ts'
import type { FormData } from '@trace/screens/resource/form/form-screen.tsx'
import { newRowLoader, rowLoader } from '@trace/screens/resource/resource-routes.tsx'

export type Role = Listed<typeof roles>
export type GrantablePermission = Pick<Listed<typeof permissions>, 'id' | 'action' | 'subject'>

export interface Matrix {
  roles: Role[]
  /** The role shown: the one in the address, otherwise the first. */
  role: Role | undefined
  permissions: GrantablePermission[]
}

/** Loads all permissions and all roles with their permissions. */
export async function loadMatrix({ request }: LoaderFunctionArgs): Promise<Matrix> {
  const [found, all] = await Promise.all([loadAll(roles, {}, request), loadAll(permissions, {}, request)])
  const sorted = found.toSorted((a, b) => a.id - b.id)
  const wanted = Number(new URL(request.url).searchParams.get('role'))
  return { roles: sorted, role: sorted.find(({ id }) => id === wanted) ?? sorted[0], permissions: all }
}

export interface RoleFormData extends FormData {
  permissions: GrantablePermission[]
}

/** Adds all permissions to the loaded data of a role's form. */
const withPermissions =
  (read: (args: LoaderFunctionArgs) => Promise<FormData>) =>
  async (args: LoaderFunctionArgs): Promise<RoleFormData> => {
    const [data, all] = await Promise.all([read(args), loadAll(permissions, {}, args.request)])
    return { ...data, permissions: all }
  }

export const beginRole = withPermissions(newRowLoader(roles, {}))
export const editRole = withPermissions(rowLoader(roles))
