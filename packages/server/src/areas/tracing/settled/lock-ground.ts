import { certificates, traces } from '@trace/domain'
import type { RowChange, WrittenRows } from '../../../engine/store/changes.ts'
import type { Store } from '../../../engine/store/store.ts'
import { linksOf, drugDiaries } from './judged-batches.ts'

/**
 * Locks what judging stands on and other writes may change at the same moment, so that of two that contradict each other the
 * second sees the first: the area of a drug, before one asks whose harvests it reaches, and who answers for a lot that is
 * activated. Areas of judged batches are locked with these.
 */
export async function lockGround({ sql, unscoped }: Store, written: WrittenRows): Promise<void> {
  const activated = [...(written.get(traces.name)?.values() ?? [])].filter(
    ({ before, after }) => after?.['status'] === 'active' && before?.['status'] !== 'active',
  )
  const drugs = drugDiaries(written).map(([, change]) => change)
  const named = [...(written.get(certificates.name)?.values() ?? [])]
  const lock = async (table: string, link: string, changes: readonly RowChange[]): Promise<void> => {
    const ids = [...new Set(changes.flatMap((change) => linksOf(change, 'batch_id')))]
    const owned = named.flatMap((change) => linksOf(change, link))
    if (ids.length > 0 || owned.length > 0)
      await unscoped('only locked')`
        select from ${sql(table)} where id = any(
          array(select ${sql(link)} from batches where id = any(${ids})) || ${owned}::int[]) order by id for no key update`
  }
  await lock('material_areas', 'material_area_id', drugs)
  await lock('manufactures', 'manufacture_id', activated)
  await lock('products', 'product_id', activated)
}
