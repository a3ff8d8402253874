import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { useLoaderData } from 'react-router'
import { FormScreen } from '@trace/screens/resource/form/form-screen.tsx'
import type { OwnInputs } from '@trace/screens/resource/form/form.tsx'
import type { Role, RoleFormData } from './permission-data.ts'
import { ViewAsButton } from './view-as-button.tsx'
import { PermissionsInput } from './permissions-input.tsx'

/** Form of a role, with its permissions as on the permission screen. */
export function RoleForm() {
  const { permissions, entry } = useLoaderData<RoleFormData>()
  const inputs: OwnInputs = { permission_ids: (props) => <PermissionsInput {...props} permissions={permissions} /> }
  return <FormScreen resource={roles} inputs={inputs} tools={entry && <ViewAsButton role={entry as Role} />} />
}
