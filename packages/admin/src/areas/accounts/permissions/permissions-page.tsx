import { ADMINISTRATOR } from '@trace/domain/areas/accounts/default-roles.ts'
import { permissions } from '@trace/domain/areas/accounts/permissions.ts'
import { needs } from '@trace/define/resource.ts'
import { useLoaderData } from 'react-router'
import { Page } from '@trace/screens/ui/page.tsx'
import { useCan, useUser } from '@trace/screens/app/shell-data.ts'
import type { Matrix, Role } from './permission-data.ts'
import { RoleMatrix } from './role-matrix.tsx'
import { RolePicker } from './role-picker.tsx'
import { words } from './words.ts'

/** Permission matrix screen: the user chooses a role, and its matrix is saved as a whole. */
export function PermissionsPage() {
  const matrix = useLoaderData<Matrix>()
  const { role, roles } = matrix
  const readOnly = useReadOnly(role)
  if (!role)
    return (
      <Page>
        <p className="soft">{words.noRoles}</p>
      </Page>
    )

  return (
    <Page>
      <RoleMatrix
        key={role.id}
        role={role}
        permissions={matrix.permissions}
        readOnly={readOnly}
        picker={(leave) => <RolePicker role={role} roles={roles} leave={leave} />}
      />
    </Page>
  )
}

/** Why the user cannot change a role's matrix; null if it can be changed. */
function useReadOnly(role: Role | undefined): string | null {
  const own = useUser()?.role
  const can = useCan()
  if (role?.code === ADMINISTRATOR) return words.superAdmin
  if (role && role.id === own?.id) return words.ownRole
  return can(needs(permissions, 'edit', 'update')) ? null : words.readOnly
}
