import type { Resource } from '@trace/define/resource.ts'
import { inBatches } from '../in-batches.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from './store.ts'

const MOST_AT_ONCE = 1_000

/** A batch insert failed: nothing was inserted, and which row failed is unknown. */
class InsertedTogether extends Error {}

/**
 * A store that combines inserts requested at the same time into one batch. Callers get only the id and version of
 * the inserted rows.
 */
export function withBatchedInserts(store: Store): Store {
  const inserts = new Map<Resource, (values: object) => Promise<object>>()
  const gather = (resource: Resource) =>
    inBatches<object, object>(
      (rows) =>
        store.insertAll(resource, rows as Record<string, unknown>[]).catch((cause: unknown) => {
          throw new InsertedTogether('Of rows inserted together at least one failed', { cause })
        }),
      MOST_AT_ONCE,
    )
  async function insert(resource: Resource, values: object, derived?: Promise<object>): Promise<object> {
    const known = inserts.get(resource) ?? gather(resource)
    inserts.set(resource, known)
    const entry = await known({ ...values, ...(await derived) })
    if (entry instanceof Refusal) throw entry
    return entry
  }
  return { ...store, insert: insert as Store['insert'] }
}
