import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { RowChange, WrittenRows } from '@trace/platform/store/changes.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { drugDiaries, linksOf, weighedBatches } from './judged-batches.ts'

/**
 * Locks rows that judging depends on and other writes may change at the same moment, so that of two contradicting
 * writes the second sees the first: the areas of drugs, before the harvests they affect are looked up; the sources of
 * a lot that is activated, and batches whose harvest is corrected; the producer and product of a lot that is activated;
 * and the owners of written certificates. Areas of judged batches are locked together with the batches.
 */
export async function lockGround({ sql }: Store, written: WrittenRows): Promise<void> {
  const activated = [...(written.get(traces.name)?.values() ?? [])].filter(
    ({ before, after }) => after?.['status'] === 'active' && before?.['status'] !== 'active',
  )
  const drugs = drugDiaries(written).map(([, change]) => change)
  const named = [...(written.get(certificates.name)?.values() ?? [])]
  const areas = { of: idsOf(drugs, 'batch_id'), own: idsOf(named, 'material_area_id') }
  if (areas.of.length + areas.own.length > 0)
    await unscoped(sql, 'areas of what was written, only locked')`
      select from material_areas where id = any(
        array(select material_area_id from batches where id = any(${areas.of})) || ${areas.own}::int[]) order by id for no key update`
  const sources = { of: idsOf(activated, 'batch_id'), own: weighedBatches(written) }
  if (sources.of.length + sources.own.length > 0)
    await unscoped(sql, 'batches that certified goods may be made of, only locked')`
      select from batches where id = any(
        array(select source_batch_id from batch_sources where batch_id = any(${sources.of})) || ${sources.own}::int[]) order by id for no key update`
  const producers = { of: idsOf(activated, 'batch_id'), own: idsOf(named, 'manufacture_id') }
  if (producers.of.length + producers.own.length > 0)
    await unscoped(sql, 'producers of what was written, only locked')`
      select from manufactures where id = any(
        array(select manufacture_id from batches where id = any(${producers.of})) || ${producers.own}::int[]) order by id for no key update`
  const goods = { of: idsOf(activated, 'batch_id'), own: idsOf(named, 'product_id') }
  if (goods.of.length + goods.own.length > 0)
    await unscoped(sql, 'products of what was written, only locked')`
      select from products where id = any(
        array(select product_id from batches where id = any(${goods.of})) || ${goods.own}::int[]) order by id for no key update`
}

const idsOf = (changes: readonly RowChange[], link: string): number[] => [
  ...new Set(changes.flatMap((change) => linksOf(change, link))),
]
