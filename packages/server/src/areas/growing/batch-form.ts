import { batches } from '@trace/domain/areas/growing/batches.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { batchCodePattern } from '@trace/domain/areas/growing/batch-code.ts'
import { formatCode, initials } from '@trace/define/codes.ts'
import type { Problems } from '@trace/define/read.ts'
import type { Row } from '@trace/define/resource.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import { nextNumber } from '@trace/platform/store/codes.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { lockReferencedRow } from '@trace/platform/store/lock-referenced-row.ts'
import type { Readable } from '@trace/platform/operation/body.ts'
import type { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import { acreageProblem } from './settled/land.ts'

type Batch = Row<typeof batches>
type Values = Partial<Batch>

/** Checks the form of a batch and returns its sector; the id of a new batch is 0. */
export async function checkBatch({ id, body, store, problems }: CheckContext<Values>): Promise<Batch['sector_kind']> {
  await lockSources(store, id, body)
  const [sectors] = await store.unscoped(
    'the store refuses links out of reach when the form is written; their line of production only decides what to ask for',
  )<{ product: Batch['sector_kind']; process: Batch['sector_kind'] }[]>`
    select (select sector_kind from products where id = ${body.product_id ?? null}) as product,
      (select sector_kind from processes where id = ${body.process_id ?? null}) as process`
  const { product, process } = sectors!
  if (product && process && product !== process) problems.at('process_id', 'Quy trình không cùng lĩnh vực với sản phẩm')
  problems.add(sourceProblems(id, body, product))
  await problems.try(() => checkAcreage(store, id, body, problems))
  return product
}

/** Locks a batch and its sources before its area, in the same order as all other code that changes batches. */
async function lockSources({ unscoped }: Store, id: number, { source_batches = [] }: Readable<Values>): Promise<void> {
  const ids = source_batches.flatMap(({ source_batch_id }) => source_batch_id ?? [])
  if (ids.length === 0) return
  await unscoped('only locked: what refers out of reach is refused when the batch is written')`
    select from batches where id = any(${[id, ...ids]}) order by id for no key update`
}

/** A processed batch needs a source batch or an external supplier. No batch can be its own source. */
function sourceProblems(id: number, values: Readable<Values>, sector: Batch['sector_kind']): Problems {
  const { source_batches = [], supplier_note } = values
  const isOwn = source_batches.some(({ source_batch_id }) => source_batch_id === id)
  return {
    ...(sector === 'processing' &&
      source_batches.length === 0 &&
      !supplier_note && { source_batches: ['Lô nguyên liệu bắt buộc, hoặc ghi nguồn nguyên liệu ngoài'] }),
    ...(isOwn && { source_batches: ['Lô không thể là nguyên liệu của chính nó'] }),
  }
}

/**
 * Locks the area row, so that two batches cannot take the same ground, and notes at the field why there is too little
 * of it.
 */
async function checkAcreage(store: Store, id: number, values: Readable<Values>, problems: ProblemList): Promise<void> {
  if (!values.acreage_used || !values.start_date) return
  const area = await lockReferencedRow(store, materialAreas, values.material_area_id, 'material_area_id')
  const problem = await acreageProblem(store, id, values, area)
  if (problem) problems.at('acreage_used', problem)
}

/** The next free batch code for the area's commune and the month of the start. */
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
