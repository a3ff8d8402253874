import { canMove, isProposable, proposalStatus } from '@trace/domain'
import type { Entry, Resource } from '@trace/domain'
import { screenNeed } from '../../app/guard.ts'
import { useCan, useUser } from '../../app/shell-data.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { standingOf } from '../form/entry.ts'

const SameAs = lazyPart<{ resource: Resource; entry: Entry }>(
  'same-as',
  async () => (await import('./same-as.tsx')).SameAs,
  () => null,
)

/** Beside a proposal for a list that all share: what officers of the province may merge it into. */
export function ProposalPart({ resource, entry }: { resource: Resource; entry: Entry }) {
  const can = useCan()
  const user = useUser()
  const decides = user?.role?.scope === 'province' && can(screenNeed(resource, 'update'))
  if (!isProposable(resource) || !decides) return null
  if (!canMove(proposalStatus, String(standingOf(entry).approval_status), 'merged')) return null
  return <SameAs resource={resource} entry={entry} />
}
