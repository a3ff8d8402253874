import type { Resource, Row } from '@trace/define/resource.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Store } from './store.ts'

/**
 * Locks a row that a form refers to until the transaction ends. Reports an error of `field` if the id is missing, or
 * the row does not exist or is out of reach.
 */
export function lockReferencedRow<R extends Resource>(
  store: Store,
  resource: R,
  id: number | null | undefined,
  field: string,
): Promise<Row<R>> {
  return store.find(resource, id ?? 0).catch((error: unknown) => {
    throw error instanceof Refusal ? refuseField(field, `${resource.label} không hợp lệ`) : error
  })
}
