import { can } from '@trace/define/permission.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { isOwner, SYSTEM } from '../viewer.ts'
import type { Author } from './author.ts'
import type { Approver } from './children.ts'
import type { Log } from './log.ts'

/** Decides whether an author's writes count as approved, and supplies their timestamp. */
export function approving({ viewer, past }: Pick<Author, 'viewer' | 'past'>, { markChild }: Pick<Log, 'markChild'>) {
  const { reach } = viewer
  const now = (): Date => (past ? new Date(past.at) : new Date())

  /** Whether the viewer's writes count as approved: those of the server, and of staff who may approve such rows. */
  const sees = (resource: Resource): boolean =>
    !isOwner(reach) &&
    ((viewer.id === 0 && viewer.role.code === SYSTEM) || can(viewer.permissions, needs(resource, 'update')))

  /** Rows that an approver who sees all adds to a list with proposals are approved at once. */
  const approvedAtOnce = (resource: Resource): Record<string, unknown> =>
    isProposable(resource) && sees(resource) && reach.scope === 'all'
      ? { approval_status: 'approved', approved_by: viewer.id || null, approved_at: now().toISOString() }
      : {}

  const approver = (resource: Resource): Approver => ({
    sees: sees(resource),
    id: viewer.id || null,
    at: now().toISOString(),
    tell(table, before, after) {
      const inside = catalogue().resources.find((one) => one.table === table)
      if (inside) markChild(inside, before, after)
    },
  })

  return { now, sees, approvedAtOnce, approver }
}
