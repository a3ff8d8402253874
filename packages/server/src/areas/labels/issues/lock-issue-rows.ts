import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'

export type Stamp = Row<typeof stamps>
export type Trace = Row<typeof traces>
export type Order = Row<typeof orders>

/** An issue of labels with its trace and order. */
export interface Issue {
  stamp: Stamp
  trace: Trace
  order: Order | null
}

/** Locks the order row before the trace is locked. The store reports an order that does not exist. */
export const lockOrderRow = async ({ unscoped }: Store, id: number | null): Promise<void> =>
  void (await unscoped('only held, and told of by the store alone')`select from orders where id = ${id} for update`)

/** Locks order, trace and issue, always in this sequence, which avoids deadlocks. */
export async function lockIssueRows(store: Store, stampId: number): Promise<Issue> {
  const { sql, rows } = store
  const [link] = await sql<{ order_id: number | null; trace_id: number }[]>`
    select t.order_id, t.trace_id from ${rows(stamps)} t where t.id = ${stampId}`
  if (!link) throw new Refusal(404, 'Không tìm thấy đợt tem')
  const order = link.order_id === null ? null : await store.find(orders, link.order_id)
  const trace = await store.find(traces, link.trace_id)
  return { stamp: await store.find(stamps, stampId), trace, order }
}
