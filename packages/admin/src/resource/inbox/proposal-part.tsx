import { canMove, isProposable, proposalStatus } from '@trace/domain'
import type { Entry, Resource } from '@trace/domain'
import { screenNeed } from '../../app/guard.ts'
import { useCan, useUser } from '../../app/shell-data.ts'
import { standingOf } from '../form/entry.ts'
import { SameAs } from './same-as.tsx'

/** Beside a proposal for a list that all share: what officers of the province may merge it into. */
export function ProposalPart({ resource, entry }: { resource: Resource; entry: Entry }) {
  const can = useCan()
  const user = useUser()
  const decides = user?.role?.scope === 'province' && can(screenNeed(resource, 'update'))
  if (!isProposable(resource) || !decides) return null
  if (!canMove(proposalStatus, String(standingOf(entry).approval_status), 'merged')) return null
  return <SameAs resource={resource} entry={entry} />
}
