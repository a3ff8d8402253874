import { roles } from '@trace/domain'
import { useLoaderData } from 'react-router'
import { FormScreen } from '../../../resource/form/form-screen.tsx'
import type { OwnInputs } from '../../../resource/form/form.tsx'
import type { RoleFormData } from './permission-data.ts'
import { PermissionsInput } from './permissions-input.tsx'

/** A role, with what it grants as the permission screen shows it. */
export function RoleForm() {
  const { permissions } = useLoaderData<RoleFormData>()
  const inputs: OwnInputs = { permission_ids: (props) => <PermissionsInput {...props} permissions={permissions} /> }
  return <FormScreen resource={roles} inputs={inputs} />
}
