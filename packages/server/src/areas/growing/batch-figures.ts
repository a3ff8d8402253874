import { batches, batchProgress, bringsIn, remainingQuantity, today } from '@trace/domain'
import type { diaries, PlannedStage, Row } from '@trace/domain'
import type { Fragment } from '../../ports/postgres/connect.ts'
import { refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'

type CountedDiary = Pick<Row<typeof diaries>, 'stage_id' | 'status' | 'activity_type' | 'performed_at' | 'quantity'>

/** The stages of a process, in order. */
export const stagesOf = async ({ unscoped }: Store, processId: number): Promise<PlannedStage[]> => unscoped(
  'the process of a batch that was found within reach',
)<PlannedStage[]>`
  select p.stage_id, s.name, p.is_required from process_stages p join stages s on s.id = p.stage_id
  where p.process_id = ${processId} order by p.sort_order, p.position, p.id`

/**
 * Recomputes the derived columns of a batch: progress, harvest day, quantity and remainder. A harvest counts once its
 * diary is submitted. The version (optimistic locking) stays: an open form does not become stale.
 */
export async function refreshBatch(store: Store, id: number): Promise<void> {
  const { sql } = store
  const { process_id, sector_kind, ...batch } = await store.find(batches, id)
  const [stages, told, traced] = await Promise.all([
    stagesOf(store, process_id),
    store.unscoped('all that is told of a batch which was found within reach')<CountedDiary[]>`
      select d.stage_id, d.status, d.activity_type, d.performed_at, ${inBatchUnit(sql)} as quantity
      from diaries d join batches b on b.id = d.batch_id where d.batch_id = ${id} and d.deleted_at is null`,
    store.unscoped('all traces of a batch which was found within reach')<{ quantity: number }[]>`
      select ${inBatchUnit(sql)} as quantity
      from traces d join batches b on b.id = d.batch_id where d.batch_id = ${id} and d.deleted_at is null`,
  ])
  const harvests = told.filter(
    ({ activity_type, status }) =>
      bringsIn(activity_type, sector_kind) && (status === 'submitted' || status === 'approved'),
  )
  const actual_quantity = harvests.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const figures = {
    progress: batchProgress(stages, told),
    actual_quantity,
    remaining_quantity: remainingQuantity(
      actual_quantity,
      traced.map(({ quantity }) => quantity),
    ),
    actual_harvest_date:
      harvests
        .map(({ performed_at }) => today(new Date(performed_at)))
        .toSorted()
        .at(-1) ?? null,
  }
  if (Object.entries(figures).every(([name, value]) => batch[name as keyof typeof figures] === value)) return
  await store.derive(batches, id, figures)
  store.markChanged(batches, id)
}

/** The quantity of a diary or trace `d`, converted to the unit of its batch `b`. */
const inBatchUnit = (sql: Store['sql']): Fragment => sql`
  d.quantity * coalesce((select factor from product_units where id = d.product_unit_id), 1)
    / coalesce((select factor from product_units where id = b.product_unit_id), 1)`

/** Conversion factor to the unit of the batch; units of different dimensions are refused. */
export async function unitRatio({ sql }: Store, unitId: number | null, batchUnitId: number): Promise<number> {
  if (unitId === null || unitId === batchUnitId) return 1
  const units = await sql<{ id: number; name: string; base: number; factor: number }[]>`
    select id, name, coalesce(base_unit_id, id) as base, coalesce(factor, 1) as factor
    from product_units where id in (${unitId}, ${batchUnitId})`
  const [own, batch] = [unitId, batchUnitId].map((id) => units.find((unit) => unit.id === id))
  if (!own) throw refuseField('product_unit_id', 'Đơn vị tính không hợp lệ')
  if (own.base !== batch!.base)
    throw refuseField('product_unit_id', `Đơn vị tính không quy đổi được sang ${batch!.name} của lô`)
  return own.factor / batch!.factor
}
