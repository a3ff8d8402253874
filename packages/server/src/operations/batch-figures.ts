import { batches, batchProgress, harvestActivities, remainingQuantity, today } from '@trace/domain'
import type { PlannedStage, Row } from '@trace/domain'
import { Refusal, refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'

/** The batch that a diary or a trace belongs to, held until the transaction ends, so that its figures stay true. */
export async function heldBatch(store: Store, id: number): Promise<Row<typeof batches>> {
  return store.find(batches, id).catch((error: unknown) => {
    throw error instanceof Refusal ? refuseField('batch_id', 'Lô sản xuất không hợp lệ') : error
  })
}

/** The stages of a batch's process, in order. */
export const stagesOf = async ({ sql }: Store, processId: number): Promise<(PlannedStage & { is_traceable: boolean })[]> => sql`
  select p.stage_id, s.name, p.is_required, p.is_traceable from process_stages p join stages s on s.id = p.stage_id
  where p.process_id = ${processId} order by p.sort_order, p.position, p.id`

/**
 * Brings up to date what a batch tells of its diaries and traces: progress, harvest day, quantity and what is left of it. A harvest
 * counts from the day its diary is handed in. The batch keeps its version: nobody's open form of it has become stale.
 */
export async function refreshBatch(store: Store, id: number): Promise<void> {
  const { sql } = store
  const batch = await store.find(batches, id)
  const diaries = await sql<{ stage_id: number; status: string; activity_type: string; performed_at: string; quantity: number | null }[]>`
    select d.stage_id, d.status, d.activity_type, d.performed_at, ${inBatchUnit(sql, 'd')} as quantity
    from diaries d join batches b on b.id = d.batch_id where d.batch_id = ${id} and d.deleted_at is null`
  const traced = await sql<{ quantity: number }[]>`
    select ${inBatchUnit(sql, 'd')} as quantity from traces d join batches b on b.id = d.batch_id where d.batch_id = ${id} and d.deleted_at is null`
  const harvests = diaries.filter(({ activity_type, status }) => isHarvest(activity_type) && (status === 'submitted' || status === 'approved'))
  const actual_quantity = harvests.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const figures = {
    progress: batchProgress(await stagesOf(store, batch.process_id), diaries),
    actual_quantity,
    remaining_quantity: remainingQuantity(actual_quantity, traced.map(({ quantity }) => quantity)),
    actual_harvest_date: harvests.map(({ performed_at }) => today(new Date(performed_at))).sort().at(-1) ?? null,
  }
  await sql`update batches set ${sql(figures)} where id = ${id}`
  store.touch(batches, id)
}

export const isHarvest = (activity: string): boolean => (harvestActivities as readonly string[]).includes(activity)

/** A quantity of a diary or trace, aliased as named, in the unit of its batch, aliased b. */
const inBatchUnit = (sql: Store['sql'], alias: string) => sql`
  ${sql(`${alias}.quantity`)}
    * coalesce((select factor from product_units where id = ${sql(`${alias}.product_unit_id`)}), 1)
    / coalesce((select factor from product_units where id = b.product_unit_id), 1)`

/** How many units of the batch one of these is; units that do not measure the same thing are refused. */
export async function unitRatio({ sql }: Store, unitId: number | null, batchUnitId: number): Promise<number> {
  if (unitId === null || unitId === batchUnitId) return 1
  const units = await sql<{ id: number; name: string; base: number; factor: number }[]>`
    select id, name, coalesce(base_unit_id, id) as base, coalesce(factor, 1) as factor from product_units where id in (${unitId}, ${batchUnitId})`
  const [own, batch] = [unitId, batchUnitId].map((id) => units.find((unit) => unit.id === id))
  if (!own) throw refuseField('product_unit_id', 'Đơn vị tính không hợp lệ')
  if (own.base !== batch!.base) throw refuseField('product_unit_id', `Đơn vị tính không quy đổi được sang ${batch!.name} của lô`)
  return own.factor / batch!.factor
}
