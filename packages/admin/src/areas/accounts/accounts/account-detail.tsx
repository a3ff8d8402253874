import type { Resource } from '@trace/domain'
import { DetailScreen } from '../../../resource/detail/detail-screen.tsx'
import { useAccountActions } from './account-actions.tsx'

/** Somebody who signs in somewhere. */
export function AccountDetail({ resource }: { resource: Resource }) {
  const { inDetail } = useAccountActions(resource)
  return <DetailScreen resource={resource} also={inDetail} />
}
