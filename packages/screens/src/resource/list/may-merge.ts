import { proposalStatus } from '@trace/define/approval.ts'
import type { Entry } from '@trace/define/entry.ts'
import { canMove } from '@trace/define/machine.ts'
import { isProposable } from '@trace/define/proposals.ts'
import type { Resource } from '@trace/define/resource.ts'
import { screenNeed } from '../../app/guard.ts'
import { useCan, useReach } from '../../app/shell-data.ts'
import { approvalStateOf } from '../form/entry.ts'

/** Whether the user may merge a row into an existing one: officers of the province may, if the row is a proposal. */
export function useMayMerge(resource: Resource): (entry: Entry) => boolean {
  const can = useCan()
  const seesAll = useReach().scope === 'all'
  const decides = isProposable(resource) && seesAll && can(screenNeed(resource, 'update'))
  return (entry) => decides && canMove(proposalStatus, String(approvalStateOf(entry).approval_status), 'merged')
}
