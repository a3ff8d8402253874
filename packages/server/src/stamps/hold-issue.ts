import { orders, stamps, traces } from '@trace/domain'
import type { Row } from '@trace/domain'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'

export type Stamp = Row<typeof stamps>
export type Trace = Row<typeof traces>
export type Order = Row<typeof orders>

/** An issue with its trace and order, all held; always in this order, so that no two calls wait for each other. */
export async function holdIssue(store: Store, stampId: number): Promise<{ stamp: Stamp; trace: Trace; order: Order | null }> {
  const [link] = await store.sql<{ order_id: number | null; trace_id: number }[]>`
    select order_id, trace_id from stamps where id = ${stampId} and deleted_at is null`
  if (!link) throw new Refusal(404, 'Không tìm thấy đợt tem')
  const order = link.order_id === null ? null : await store.find(orders, link.order_id)
  const trace = await store.find(traces, link.trace_id)
  return { stamp: await store.find(stamps, stampId), trace, order }
}
