import { batches } from '@trace/domain'
import type { Resource, Row } from '@trace/domain'
import { Refusal, refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'

/** Locks a referenced row until the transaction ends. A row out of reach is reported as an error of its field. */
export function held<R extends Resource>(store: Store, resource: R, id: number, field: string): Promise<Row<R>> {
  return store.find(resource, id).catch((error: unknown) => {
    throw error instanceof Refusal ? refuseField(field, `${resource.label} không hợp lệ`) : error
  })
}

/** Locks the batch of a diary or trace, so that its derived figures stay correct. */
export const heldBatch = (store: Store, id: number): Promise<Row<typeof batches>> =>
  held(store, batches, id, 'batch_id')
