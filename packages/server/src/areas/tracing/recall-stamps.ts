import { canMove, stamps, stampStatus, stampStatusReached } from '@trace/domain'
import type { Row } from '@trace/domain'
import type { Store } from '../../engine/store/store.ts'

type Stamp = Pick<Row<typeof stamps>, 'id' | 'status' | 'lock_reason' | 'activated_count' | 'printed_count'>

/** Recalls all issues of a trace except drafts, which have no labels yet. */
export async function recallStamps(store: Store, traceId: number, reason: string): Promise<void> {
  for (const { id, status } of await issuesOf(store, traceId)) {
    if (!canMove(stampStatus, status, 'recalled')) continue
    const recalled = { status: 'recalled', lock_reason: reason, locked_at: store.now().toISOString() } as const
    await store.update(stamps, id, recalled, { logs: 'status' })
  }
}

/** Undoes the recall of a trace's issues: each returns to its earlier progress. */
export async function restoreStamps(store: Store, traceId: number, reason: string): Promise<void> {
  for (const stamp of await issuesOf(store, traceId)) {
    if (stamp.status !== 'recalled' || stamp.lock_reason !== reason) continue
    await store.update(
      stamps,
      stamp.id,
      { status: stampStatusReached(stamp), lock_reason: null, locked_at: null },
      { logs: 'status' },
    )
  }
}

const issuesOf = ({ unscoped }: Store, traceId: number) => unscoped(
  'a recall takes all issues of a trace that is held',
)<Stamp[]>`
  select id, status, lock_reason, activated_count, printed_count from stamps
  where trace_id = ${traceId} and deleted_at is null order by id for update`
