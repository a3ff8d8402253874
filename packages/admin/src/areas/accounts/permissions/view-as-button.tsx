import { ActionButton } from '@trace/screens/resource/detail/detail-screen.tsx'
import type { Role } from './permission-data.ts'
import { useViewAs } from './use-view-as.tsx'

/** Button beside the form of a role. */
export const ViewAsButton = ({ role }: { role: Pick<Role, 'id' | 'name' | 'scope'> }) =>
  useViewAs()(role).map((action) => <ActionButton key={action.label} action={action} />)
