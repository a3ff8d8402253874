import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import type { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import type { Row } from '@trace/define/resource.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { markLabels } from '../issues/mark-labels.ts'

type Stamp = Pick<Row<typeof stamps>, 'id' | 'status' | 'serial_from' | 'serial_to' | 'before_recall'>

/** An order that was rejected or cancelled. */
export type Ended = Pick<Row<typeof orders>, 'id' | 'status' | 'status_note'> & { updated_by: number | null }

/**
 * Revokes all labels of an order that ends without being delivered, and locks its issues. The note of an order that
 * was approved is an officer's and may be published; that of another may be its producer's.
 */
export async function revokeIssues(
  store: Store,
  { id: orderId, status, status_note, updated_by }: Ended,
  isOfOfficer: boolean,
): Promise<void> {
  const issues = await unscoped(store.sql, 'an order that ends takes all of its issues')<Stamp[]>`
    select id, status, serial_from, serial_to, before_recall from stamps
    where order_id = ${orderId} and serial_from is not null and deleted_at is null order by id for update`
  const reason = status_note ?? ''
  const ended = status === 'rejected' ? 'Đơn đặt tem bị từ chối' : 'Đơn đặt tem đã hủy'
  const public_reason = isOfOfficer ? `${ended}: ${reason}` : ended
  for (const { id, serial_from, serial_to, before_recall, ...issue } of issues) {
    const labels = { serial_from: serial_from!, serial_to: serial_to! }
    await markLabels(store.sql, id, 'revoked', labels, { reason, public_reason, by: updated_by ?? 0 })
    await store.derive(stamps, id, { activated_count: 0 })
    const locked = {
      status: 'locked',
      lock_reason: `${ended}: ${reason}`,
      public_reason,
      locked_at: store.now().toISOString(),
    } as const
    if (issue.status !== 'recalled') await store.update(stamps, id, locked, { logs: 'scan_lock' })
    else if (before_recall) await store.update(stamps, id, { before_recall: locked }, { logs: 'scan_lock' })
  }
}
