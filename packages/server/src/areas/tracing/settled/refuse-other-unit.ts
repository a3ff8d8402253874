import { batches } from '@trace/domain/areas/growing/batches.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Settling } from '@trace/platform/request/settle.ts'

/**
 * Refuses another unit for a batch once amounts are recorded in its unit. Amounts of drafts and in the trash count
 * too, since they may come back unchanged.
 */
export async function refuseOtherUnit({ store, written }: Settling): Promise<void> {
  const moved = [...(written.get(batches.name) ?? [])].filter(
    ([, { before, after }]) => before && after && before['product_unit_id'] !== after['product_unit_id'],
  )
  for (const [id] of moved) {
    const [weighed] = await store.unscoped('whether there are amounts of a batch that was written')`
      select 1 where exists (select 1 from diaries where batch_id = ${id} and quantity is not null)
        or exists (select 1 from traces where batch_id = ${id})
        or exists (select 1 from batch_sources where source_batch_id = ${id})`
    if (weighed) throw refuseField('product_unit_id', 'Lô đã có sản lượng hoặc hồ sơ, không đổi được đơn vị tính')
  }
}
