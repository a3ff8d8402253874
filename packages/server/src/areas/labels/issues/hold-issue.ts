import { orders, stamps, traces } from '@trace/domain'
import type { Row } from '@trace/domain'
import { Refusal } from '../../../engine/refusal.ts'
import type { Store } from '../../../engine/store/store.ts'

export type Stamp = Row<typeof stamps>
export type Trace = Row<typeof traces>
export type Order = Row<typeof orders>

/** An issue of labels with what it stands on. */
export interface Issue {
  stamp: Stamp
  trace: Trace
  order: Order | null
}

/** Holds the order that an issue is to be of before its trace is held; whether there is one is for the store to say. */
export const holdOrder = async ({ unscoped }: Store, id: number | null): Promise<void> =>
  void (await unscoped('only held, and told of by the store alone')`select from orders where id = ${id} for update`)

/** Holds an issue, its trace and its order, always in one order, so that no two calls wait for each other. */
export async function holdIssue(store: Store, stampId: number): Promise<Issue> {
  const { sql, rows } = store
  const [link] = await sql<{ order_id: number | null; trace_id: number }[]>`
    select t.order_id, t.trace_id from ${rows(stamps)} t where t.id = ${stampId}`
  if (!link) throw new Refusal(404, 'Không tìm thấy đợt tem')
  const order = link.order_id === null ? null : await store.find(orders, link.order_id)
  const trace = await store.find(traces, link.trace_id)
  return { stamp: await store.find(stamps, stampId), trace, order }
}
