import { certificates, traces } from '@trace/domain'
import type { WrittenRows } from '../../../engine/store/changes.ts'
import type { Store } from '../../../engine/store/store.ts'
import { linksOf, tellingDiaries } from './judged-batches.ts'

/**
 * Locks what judging stands on and other writes may change at the same moment, so that of two that contradict each other the
 * second sees the first: the area of what was harvested or treated, and who answers for a lot that is activated.
 */
export async function lockGround({ unscoped }: Store, written: WrittenRows): Promise<void> {
  const activated = [...(written.get(traces.name)?.values() ?? [])].filter(
    ({ before, after }) => after?.['status'] === 'active' && before?.['status'] !== 'active',
  )
  const told = [...tellingDiaries(written).map(([, change]) => change), ...activated]
  const ids = [...new Set(told.flatMap((change) => linksOf(change, 'batch_id')))]
  const named = [...(written.get(certificates.name)?.values() ?? [])]
  const owned = (link: string): number[] => named.flatMap((change) => linksOf(change, link))
  if (ids.length > 0 || named.length > 0)
    await unscoped('only locked')`
      select from material_areas where id in (select material_area_id from batches where id = any(${ids}))
        or id = any(${owned('material_area_id')}) order by id for no key update`
  if (activated.length === 0 && named.length === 0) return
  const certified = activated.flatMap((change) => linksOf(change, 'batch_id'))
  await unscoped('only locked')`
    select from manufactures where id in (select manufacture_id from batches where id = any(${certified}))
      or id = any(${owned('manufacture_id')}) order by id for no key update`
  await unscoped('only locked')`
    select from products where id in (select product_id from batches where id = any(${certified}))
      or id = any(${owned('product_id')}) order by id for no key update`
}
