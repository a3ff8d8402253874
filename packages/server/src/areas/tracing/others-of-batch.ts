import type { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Store } from '@trace/platform/store/store.ts'

type Trace = Row<typeof traces>

/** Whether other lots of the same batch are in a state. */
export async function hasOthers(
  { unscoped }: Store,
  { id, batch_id }: Trace,
  status: Trace['status'],
): Promise<boolean> {
  const found = await unscoped('lots of the batch of a trace that was found within reach')`
    select 1 from traces where batch_id = ${batch_id} and id <> ${id} and status = ${status} and deleted_at is null limit 1`
  return found.length > 0
}
