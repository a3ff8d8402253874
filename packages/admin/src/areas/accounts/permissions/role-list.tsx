import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { useViewAs } from './use-view-as.tsx'

/** List of roles, with an action that shows the back-office as a role sees it. */
export function RoleList() {
  const viewAs = useViewAs()
  return <ListScreen resource={roles} also={viewAs} />
}
