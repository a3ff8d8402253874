import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { useAccountActions } from './account-actions.tsx'
import type { Account } from './account.ts'

/** List of accounts. */
export function AccountList({ resource }: { resource: Account }) {
  const { inList } = useAccountActions(resource)
  return <ListScreen resource={resource} also={inList} />
}
