import type { PlannedStage } from '@trace/domain/areas/growing/batch-progress.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'

/** The stages of a process, in order. */
export const stagesOf = async ({ unscoped }: Store, processId: number): Promise<PlannedStage[]> => unscoped(
  'the process of a batch that was found within reach',
)<PlannedStage[]>`
  select p.stage_id, s.name, p.is_required from process_stages p join stages s on s.id = p.stage_id
  where p.process_id = ${processId} order by p.sort_order, p.position, p.id`

/** Conversion factor to the unit of the batch; units of different dimensions are refused. */
export async function unitRatio({ sql }: Store, unitId: number | null, batchUnitId: number): Promise<number> {
  if (unitId === null || unitId === batchUnitId) return 1
  const units = await sql<{ id: number; name: string; base: number; factor: number }[]>`
    select id, name, coalesce(base_unit_id, id) as base, coalesce(factor, 1) as factor
    from product_units where id in (${unitId}, ${batchUnitId})`
  const [own, batch] = [unitId, batchUnitId].map((id) => units.find((unit) => unit.id === id))
  if (!own || !batch) throw refuseField('product_unit_id', 'Đơn vị tính không hợp lệ')
  if (own.base !== batch.base)
    throw refuseField('product_unit_id', `Đơn vị tính không quy đổi được sang ${batch.name} của lô`)
  return own.factor / batch.factor
}
