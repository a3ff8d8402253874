import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { traceDateLabels } from '@trace/domain/areas/tracing/trace-dates.ts'
import type { SectorKind } from '@trace/domain/areas/tracing/trace-dates.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Judged } from './judged.ts'
import { isPerennial } from '../is-perennial.ts'
import { linksOf } from './judged-batches.ts'

/** What every trace of a batch repeats. */
const OF_TRACES = ['product_id', 'manufacture_id', 'material_area_id', 'code'] as const

/** Refuses changes of batches that contradict what is recorded of them: their traces, amounts and diaries. */
export async function refuseBatchChanges({ store, written }: Settling, judged: readonly Judged[]): Promise<void> {
  const changed = [...(written.get(batches.name) ?? [])].filter(([, { before, after }]) => before && after)
  for (const [id, change] of changed) {
    refuseCancelling(
      change,
      judged.find(({ ledger }) => ledger.id === id),
    )
    await refuseOtherGoods(store, id, change)
    await refuseOtherUnit(store, id, change)
  }
  for (const [id, change] of changed)
    if (isMoved(change, 'start_date') || change.before!['deleted_at']) await refuseLateStart(store, id)
  await refuseEarlyDiaries(store, written.get(diaries.name) ?? new Map<number, RowChange>())
}

const isMoved = ({ before, after }: RowChange, name: string): boolean => before?.[name] !== after?.[name]

/** Refuses to cancel a batch of which goods were certified. Undoing a recall may make a batch cancelled again. */
function refuseCancelling({ before, after }: RowChange, one: Judged | undefined): void {
  if (after!['status'] !== 'cancelled' || ['cancelled', 'recalled'].includes(String(before!['status']))) return
  const codes = (one?.ledger.traces ?? []).filter(({ status }) => status !== 'draft').map(({ code }) => code)
  if (codes.length > 0)
    throw new Refusal(422, `Không hủy được lô: hồ sơ truy xuất ${codes.join(', ')} của lô đã được cấp`)
}

/**
 * Refuses another product, producer, place or code for a batch that has traces. Those in the trash count too, since
 * they may come back unchanged.
 */
async function refuseOtherGoods(store: Store, id: number, change: RowChange): Promise<void> {
  const moved = OF_TRACES.find((name) => isMoved(change, name))
  if (!moved) return
  const [trace] = await store.unscoped('whether there are traces of a batch that was written')`
    select 1 from traces where batch_id = ${id} limit 1`
  if (trace)
    throw refuseField(moved, `Lô đã có hồ sơ truy xuất, không đổi được ${batches.fields[moved].label.toLowerCase()}`)
}

/**
 * Refuses another unit for a batch once amounts are recorded in its unit. Amounts of drafts and in the trash count
 * too, since they may come back unchanged.
 */
async function refuseOtherUnit(store: Store, id: number, change: RowChange): Promise<void> {
  if (!isMoved(change, 'product_unit_id')) return
  const [weighed] = await store.unscoped('whether there are amounts of a batch that was written')`
    select 1 where exists (select 1 from diaries where batch_id = ${id} and quantity is not null)
      or exists (select 1 from traces where batch_id = ${id})
      or exists (select 1 from batch_sources where source_batch_id = ${id})`
  if (weighed) throw refuseField('product_unit_id', 'Lô đã có sản lượng hoặc hồ sơ, không đổi được đơn vị tính')
}

/** Refuses a start after the first diary of the batch, or after the day on which a lot of it was planted or harvested. */
async function refuseLateStart(store: Store, id: number): Promise<void> {
  const [found] = await store.unscoped('the first days of a batch that was written')<
    { sector_kind: SectorKind | null; first: string; diary: string | null; planting: string | null }[]
  >`
    select b.sector_kind, least(f.diary, f.planting, f.harvest) as first, f.diary, f.planting
    from batches b join products p on p.id = b.product_id cross join lateral (
      select (select to_char(min(d.performed_at at time zone 'Asia/Ho_Chi_Minh'), 'YYYY-MM-DD') from diaries d
          where d.batch_id = b.id and d.deleted_at is null and d.status <> 'rejected') as diary,
        case when not ${isPerennial(store.sql)} then min(t.planting_date)::text end as planting, min(t.harvest_date)::text as harvest
      from traces t where t.batch_id = b.id and t.deleted_at is null) f
    where b.id = ${id} and b.start_date::text > least(f.diary, f.planting, f.harvest)`
  if (!found) return
  const { sector_kind, first, diary, planting } = found
  const labels = traceDateLabels(sector_kind ?? 'other')
  const told = first === planting ? labels.planting_date : labels.harvest_date
  const what = first === diary ? 'nhật ký ngày' : `hồ sơ ghi ${told.toLowerCase()}`
  throw refuseField('start_date', `Lô đã có ${what} ${formatDay(first)}, ngày bắt đầu không được muộn hơn`)
}

/** Refuses diaries before the start of their batch that were moved, recovered, or sent again after a rejection. */
async function refuseEarlyDiaries(store: Store, written: ReadonlyMap<number, RowChange>): Promise<void> {
  for (const change of written.values()) {
    const { before, after } = change
    if (!before || !after || after['deleted_at'] || after['status'] === 'rejected') continue
    const isBack = before['deleted_at'] || before['status'] === 'rejected'
    if (!isBack && String(before['performed_at']) === String(after['performed_at'])) continue
    const [batch] = await store.unscoped('the start of the batch of a diary that was written')<
      { start_date: string }[]
    >`
      select start_date from batches where id = ${linksOf(change, 'batch_id')[0]!}`
    if (batch && today(new Date(String(after['performed_at']))) < batch.start_date)
      throw refuseField('performed_at', 'Thời gian thực hiện không được trước ngày bắt đầu lô')
  }
}
