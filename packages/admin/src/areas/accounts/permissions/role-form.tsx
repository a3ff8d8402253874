import { roles } from '@trace/domain'
import { useLoaderData } from 'react-router'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import type { OwnInputs } from '../../../resource/form/form.tsx'
import type { RoleFormData } from './permission-data.ts'
import { PermissionsInput } from './permissions-input.tsx'

/** Form of a role, with its permissions as on the permission screen. */
export function RoleForm() {
  const { permissions } = useLoaderData<RoleFormData>()
  const inputs: OwnInputs = { permission_ids: (props) => <PermissionsInput {...props} permissions={permissions} /> }
  return <FormScreen resource={roles} inputs={inputs} />
}
