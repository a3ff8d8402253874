import { products } from '@trace/domain/areas/catalogue/products.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Settling } from '@trace/platform/request/settle.ts'

/** Columns by which batches refer to what belongs to one producer. */
const owned = [
  [products, 'product_id'],
  [materialAreas, 'material_area_id'],
] as const

/**
 * Refuses to move a product or an area to another producer than that of the batches that name it. Batches in the trash
 * count too, since they may come back unchanged.
 */
export async function refuseOtherOwner({ store, written }: Settling): Promise<void> {
  const { sql, unscoped } = store
  for (const [{ name, table }, column] of owned)
    for (const [id, { before, after }] of written.get(name) ?? []) {
      if (!before || !after) continue
      if (!before['deleted_at'] && before['manufacture_id'] === after['manufacture_id']) continue
      await unscoped(
        'locked against batches that begin to name it',
      )`select from ${sql(table)} where id = ${id} for update`
      const [found] = await unscoped('only how many batches name what was written')<{ count: number }[]>`
        select count(*)::int as count from batches
        where ${sql(column)} = ${id} and manufacture_id <> ${Number(after['manufacture_id'])}`
      if (found!.count > 0)
        throw refuseField(
          'manufacture_id',
          `Đang dùng ở ${formatNumber(found!.count)} lô sản xuất của cơ sở hiện tại, không chuyển được sang cơ sở khác`,
        )
    }
}
