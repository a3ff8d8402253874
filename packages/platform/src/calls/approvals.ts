import { isDeepStrictEqual } from 'node:util'
import { notRejected } from '@trace/define/blocks.ts'
import { choice, text } from '@trace/define/kinds/index.ts'
import { moveProblem } from '@trace/define/machine.ts'
import { isProposable } from '@trace/define/proposals.ts'
import { onlyAllMessage } from '@trace/define/reach.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { one } from '../operation/answers.ts'
import { operation } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { freeSlugs, slugOf } from '../store/codes.ts'
import { refuseUnsharing } from '../store/unsharing.ts'
import type { Store } from '../store/store.ts'
import { isOwner } from '../viewer.ts'
import type { UnvalidatedCall } from '../operation/raw-call.ts'

export const decisionFields = {
  approval_status: choice('Kết quả duyệt', { pending: 'Chờ duyệt', approved: 'Đã duyệt', rejected: 'Bị từ chối' }),
  reject_reason: text('Lý do từ chối', { max: 500 }),
}

/** Approves a row, rejects it with a reason, or sets it back to waiting. An empty body approves. */
export const decide = (resource: Resource): Operation =>
  operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/change-approved`,
    needs: needs(resource, 'update'),
    logs: 'approve',
    like: 'approve',
    summary: `Duyệt hoặc từ chối ${resource.label.toLowerCase()}`,
    body: decisionFields,
    answers: one(resource),
    run: async ({ id, body, viewer, store }) => ({
      entry: await decideRow(store, resource, id, viewer.id, body.approval_status ?? 'approved', body.reject_reason),
    }),
  })

/**
 * The approval step itself, for operations that do more besides; `also` is set in the same update. If an approved row
 * has changed since, the decision is about that change: when it is rejected, the approved values replace it, and the
 * row stays approved.
 */
export async function decideRow<R extends Resource>(
  store: Store,
  resource: R,
  id: number,
  by: number,
  to: 'pending' | 'approved' | 'rejected',
  reason: string | null,
  also: Record<string, unknown> = {},
) {
  const row: Record<string, unknown> = await store.find<Resource>(resource, id)
  if (to !== 'pending') refuseOwners(store, 'duyệt')
  const waits = row['has_changes'] === true && row['approved_values'] !== null && to !== 'pending'
  const { machine } = resource.fields['approval_status']!
  const problem = waits ? null : moveProblem(machine!, String(row['approval_status']), to)
  if (problem) throw new Refusal(422, problem)
  if (to === 'pending' && isProposable(resource)) await refuseUnsharing(store, resource, id, row)
  if (to === 'rejected' && !reason) throw refuseField('reject_reason', 'Lý do từ chối bắt buộc')
  const isApproved = to === 'approved' || waits
  const isFirst = to === 'approved' && row['approved_values'] === null && row['withdrawn_at'] === null
  const patch: Record<string, unknown> = {
    ...(!waits && also),
    ...(isFirst && (await approvedSlug(store, resource, row))),
    ...(waits && to === 'rejected' && (row['approved_values'] as object)),
    ...('has_changes' in row && { has_changes: false }),
    approval_status: isApproved ? 'approved' : to,
    approved_by: isApproved ? by || null : null,
    approved_at: isApproved ? store.now().toISOString() : null,
    ...(to === 'rejected' ? rejectedNow(store, by, reason) : notRejected),
  }
  return store.update(resource, id, patch as Partial<Row<R>>, { logs: to === 'rejected' ? 'reject' : 'approve' })
}

/** Returns a new slug for a page, made from its approved name; {} if nothing has to change. */
async function approvedSlug({ sql }: Store, resource: Resource, row: Record<string, unknown>) {
  const name = Object.keys(resource.fields).find((one) => resource.fields[one]!.kind === 'slug')
  if (!name) return {}
  const title = String(row[resource.title] ?? '')
  const base = slugOf(title)
  if (String(row[name]).replace(/-\d+$/, '') === base.replace(/-\d+$/, '')) return {}
  const [slug] = await freeSlugs(sql, resource, [title])
  return { [name]: slug }
}

/** The columns to set in a row that `by` rejects now (`rejection` in `blocks.ts`). */
export const rejectedNow = (store: Store, by: number, reason: string | null) => ({
  reject_reason: reason,
  rejected_by: by || null,
  rejected_at: store.now().toISOString(),
})

/** Refuses owners: they never approve or activate rows of their own. */
export function refuseOwners({ reach }: Store, what: string): void {
  if (isOwner(reach)) throw new Refusal(403, `Chỉ cán bộ được ${what}`)
}

/** Route guard: data that concerns everybody is changed only by viewers who see all rows. */
export const requireFullReach =
  (what: string) =>
  ({ viewer }: UnvalidatedCall): void => {
    if (viewer.reach.scope !== 'all') throw new Refusal(403, onlyAllMessage(what))
  }

const waiting = { approval_status: 'pending', approved_by: null, approved_at: null, ...notRejected } as const

/**
 * What an owner's edit does to the approval of a row: a rejected row is submitted again; an approved one waits again
 * only if one of the fields `spokenOf` has changed. Edits by staff change nothing here.
 */
export function approvalAfterEdit<V extends { approval_status: string }>(
  { reach }: Store,
  before: V,
  after: Partial<V>,
  spokenOf: readonly (keyof V)[] = [],
): Partial<typeof waiting> {
  if (!isOwner(reach)) return {}
  const isOther = () => spokenOf.some((name) => !isDeepStrictEqual(before[name], after[name]))
  return before.approval_status === 'rejected' || (before.approval_status === 'approved' && isOther()) ? waiting : {}
}
