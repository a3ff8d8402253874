import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { issueStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { canMove } from '@trace/define/machine.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Store } from '@trace/platform/store/store.ts'

type Stamp = Pick<Row<typeof stamps>, 'id' | 'status' | 'lock_reason' | 'public_reason' | 'locked_at' | 'before_recall'>

type Reason = Pick<Stamp, 'lock_reason' | 'public_reason'>

/**
 * Recalls all issues of a trace except drafts, which have no labels yet. Each keeps its earlier state in
 * `before_recall`.
 */
export async function recallStamps(store: Store, traceId: number, reason: Reason): Promise<void> {
  for (const { id, ...before_recall } of await issuesOf(store, traceId)) {
    const { status, lock_reason, public_reason, locked_at } = before_recall
    if (!canMove(issueStatus, status, 'recalled')) continue
    const recalled = { status: 'recalled', ...reason, locked_at: store.now().toISOString() } as const
    await store.update(
      stamps,
      id,
      { ...recalled, before_recall: { status, lock_reason, public_reason, locked_at } },
      { logs: 'status' },
    )
  }
}

/** Tells the published reason of a recall with the issues, too. */
export async function publishOnStamps(store: Store, traceId: number, public_reason: string): Promise<void> {
  for (const { id, status } of await issuesOf(store, traceId))
    if (status === 'recalled') await store.update(stamps, id, { public_reason }, { logs: 'status' })
}

/** Undoes the recall of a trace's issues: each is again exactly what it was before, or locked where that is not known. */
export async function restoreStamps(store: Store, traceId: number): Promise<void> {
  for (const { id, status, before_recall } of await issuesOf(store, traceId)) {
    if (status !== 'recalled') continue
    const before = before_recall ?? ({ status: 'locked' } as const)
    await store.update(stamps, id, { ...before, before_recall: null }, { logs: 'status' })
  }
}

const issuesOf = ({ unscoped }: Store, traceId: number) => unscoped(
  'a recall takes all issues of a trace that is held',
)<Stamp[]>`
  select id, status, lock_reason, public_reason, locked_at, before_recall from stamps
  where trace_id = ${traceId} and deleted_at is null order by id for update`
