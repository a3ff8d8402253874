import { batchCodePattern, batches, formatCode, formatNumber, initials, materialAreas } from '@trace/domain'
import type { Row } from '@trace/domain'
import { refuseField } from '../../engine/refusal.ts'
import { nextNumber } from '../../engine/store/codes.ts'
import type { Store } from '../../engine/store/store.ts'
import { held } from './held.ts'

type Batch = Row<typeof batches>
type Values = Partial<Batch>

/** Validates the starting data of a batch and sets its sector; id 0 stands for a new batch. */
export async function checkedBatch(store: Store, id: number, values: Values): Promise<Values> {
  const [sectors] = await store.unscoped(
    'the store refuses links out of reach when the form is written; their line of production only decides what to ask for',
  )<{ product: Batch['sector_kind']; process: Batch['sector_kind'] }[]>`
    select (select sector_kind from products where id = ${values.product_id!}) as product,
      (select sector_kind from processes where id = ${values.process_id!}) as process`
  const { product, process } = sectors!
  if (product && process && product !== process)
    throw refuseField('process_id', 'Quy trình không cùng lĩnh vực với sản phẩm')
  checkSource(id, { ...values, sector_kind: product })
  await checkAcreage(store, id, values)
  return { ...values, sector_kind: product }
}

/** Required starting data per sector. A source batch cannot be the batch itself. */
function checkSource(id: number, values: Values): void {
  const { sector_kind, head_count_start, stocking_count, source_batches = [], supplier_note } = values
  const required = (field: 'head_count_start' | 'stocking_count') =>
    refuseField(field, `${batches.fields[field].label} bắt buộc`)
  if (sector_kind === 'animal' && head_count_start == null) throw required('head_count_start')
  if (sector_kind === 'seafood' && stocking_count == null) throw required('stocking_count')
  if (sector_kind === 'processing' && source_batches.length === 0 && !supplier_note) {
    throw refuseField('source_batches', 'Lô nguyên liệu bắt buộc, hoặc ghi nguồn nguyên liệu ngoài')
  }
  if (source_batches.some(({ source_batch_id }) => source_batch_id === id)) {
    throw refuseField('source_batches', 'Lô không thể là nguyên liệu của chính nó')
  }
}

/**
 * Locks the area row while the acreage of its open batches is summed, so that two batches cannot take the same ground.
 */
async function checkAcreage(store: Store, id: number, values: Values): Promise<void> {
  const { material_area_id, acreage_used, start_date, expected_harvest_date } = values
  if (!acreage_used) return
  const area = await held(store, materialAreas, material_area_id!, 'material_area_id')
  const [others] = await store.unscoped('ground that other producers use is taken too; only the sum is told')<
    { used: number }[]
  >`
    select coalesce(sum(acreage_used), 0) as used from batches
    where material_area_id = ${area.id} and id <> ${id} and deleted_at is null
      and status in ('planned', 'in_production', 'harvested') and start_date <= ${expected_harvest_date ?? 'infinity'}::date
      and coalesce(actual_harvest_date, expected_harvest_date, 'infinity') >= ${start_date!}::date`
  const left = Math.max(0, Math.round((area.acreage - others!.used) * 10_000) / 10_000)
  if (acreage_used > left)
    throw refuseField('acreage_used', `Vùng chỉ còn ${formatNumber(left, 4)} ha trong thời gian này`)
}

/** The next free batch code of the area's commune and the starting month. */
export async function nextBatchCode(
  { sql, unscoped }: Store,
  { material_area_id, start_date }: Values,
): Promise<string> {
  const [place] = await unscoped('an area out of reach is refused when the batch is written')<
    { ward: string; province: string }[]
  >`
    select w.code as ward, p.short_name as province
    from material_areas a join wards w on w.id = a.ward_id join provinces p on p.id = w.province_id
    where a.id = ${material_area_id!}`
  if (!place) throw refuseField('material_area_id', 'Vùng sản xuất không hợp lệ')
  const parts = { letters: initials(place.province), ward: place.ward, day: start_date! }
  const series = formatCode(batchCodePattern, { ...parts, seq: 0 })
  for (;;) {
    const code = formatCode(batchCodePattern, { ...parts, seq: await nextNumber(sql, `batches.code ${series}`) })
    const [taken] = await unscoped(
      'a code is taken whoever has it',
    )`select 1 from batches where code = ${code} and deleted_at is null`
    if (!taken) return code
  }
}
