import { batches } from '@trace/domain'
import type { Resource, Row } from '@trace/domain'
import { Refusal, refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'

/** A row that a form refers to, held until the transaction ends; one out of reach is a problem of its field. */
export function held<R extends Resource>(store: Store, resource: R, id: number, field: string): Promise<Row<R>> {
  return store.find(resource, id).catch((error: unknown) => {
    throw error instanceof Refusal ? refuseField(field, `${resource.label} không hợp lệ`) : error
  })
}

/** The batch of a diary or trace: while it is held, its figures stay true. */
export const heldBatch = (store: Store, id: number): Promise<Row<typeof batches>> =>
  held(store, batches, id, 'batch_id')
