import type { Resource, Row } from '@trace/define/resource.ts'
import type { RawCall } from '../operation/raw-call.ts'
import type { Operation } from '../operation/operation.ts'
import { isWithinReach } from '../store/scope.ts'
import type { Store } from '../store/store.ts'

/**
 * Finds a row whose comments are requested: the row must be shown to the viewer and be within the viewer's own reach.
 * So nobody sees what others say about rows that all owners may read, such as templates.
 */
export async function findOwn<R extends Resource>(
  call: Omit<RawCall, 'query'>,
  resource: R,
  show: Operation,
): Promise<Row<R>> {
  await show.run({ ...call, query: {}, rawBody: {} })
  return call.store.find(resource, call.id, 'own')
}

/** Whether a row that is shown to the viewer is within the viewer's own reach, too. */
export async function isOwn({ sql, reach, unscoped }: Store, resource: Resource, id: number): Promise<boolean> {
  const found = await unscoped('only whether the row is within reach is told')`
    select from ${sql(resource.table)} t where t.id = ${id} and ${isWithinReach(sql, resource, reach, 'own')}`
  return found.length > 0
}
