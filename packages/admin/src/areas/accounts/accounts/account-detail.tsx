import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { useAccountActions } from './account-actions.tsx'
import type { Account } from './account.ts'

/** Detail screen of an account. */
export function AccountDetail({ resource }: { resource: Account }) {
  const { inDetail } = useAccountActions(resource)
  return <DetailScreen resource={resource} also={inDetail} />
}
