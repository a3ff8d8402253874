import { batchCodePattern, batches, closingQuestion, formatArea, formatCode, initials, materialAreas, needs } from '@trace/domain'
import type { Row } from '@trace/domain'
import { mayEdit } from '../crud.ts'
import { operation } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { nextNumber } from '../store/codes.ts'
import type { Store } from '../store/store.ts'
import { refreshBatch, stagesOf } from './batch-figures.ts'
import { statusChange } from './status.ts'

type Batch = Row<typeof batches>
type Values = Partial<Batch>

const PATH = '/api/admin/batches'

const create = operation({
  method: 'POST', path: PATH, needs: needs(batches, 'create'), summary: 'Thêm lô sản xuất', input: {},
  async run({ body, store }) {
    const values = await readBatch(store, 0, body)
    return { entry: await store.insert(batches, { ...values, code: values.code ?? await nextCode(store, values) }) }
  },
})

/** What a batch is made of is settled when it starts; its code may be on labels by then. */
const SETTLED = ['manufacture_id', 'product_id', 'process_id', 'material_area_id', 'code'] as const

const edit = operation({
  method: 'PUT', path: `${PATH}/:id`, needs: mayEdit(batches), summary: 'Sửa lô sản xuất', input: {},
  async run({ id, body, store }) {
    const before = await store.find(batches, id)
    const values = await readBatch(store, id, { ...body, code: body['code'] || before.code })
    const moved = before.status === 'planned' ? undefined : SETTLED.find((field) => values[field] !== before[field])
    if (moved) throw refuseField(moved, `Chỉ đổi được ${batches.fields[moved].label.toLowerCase()} khi lô còn dự kiến`)
    const entry = await store.update(batches, id, values, { version: body['version'] })
    await refreshBatch(store, id)
    return { entry: await store.show(batches, entry.id) }
  },
})

const changeStatus = statusChange(batches, async ({ id, body, store }, row, to, reason) => {
  if (to === 'recalled') throw new Refusal(422, 'Lô chỉ được thu hồi cùng với hồ sơ truy xuất của lô')
  if (to === 'closed' && body['confirm'] !== true) {
    const diaries = await store.sql<{ stage_id: number }[]>`select stage_id from diaries where batch_id = ${id} and status <> 'rejected' and deleted_at is null`
    const question = closingQuestion(await stagesOf(store, row.process_id), diaries)
    if (question) throw refuseField('confirm', question)
  }
  return to === 'cancelled' ? { cancel_reason: reason } : {}
})

export const batchOperations: Operation[] = [create, edit, changeStatus]

async function readBatch(store: Store, id: number, body: Record<string, unknown>): Promise<Values> {
  const values = store.read(batches, body)
  const [sectors] = await store.sql<{ product: Batch['sector_kind']; process: Batch['sector_kind'] }[]>`
    select (select sector_kind from products where id = ${values.product_id!}) as product,
      (select sector_kind from processes where id = ${values.process_id!}) as process`
  const { product, process } = sectors!
  if (product && process && product !== process) throw refuseField('process_id', 'Quy trình không cùng lĩnh vực với sản phẩm')
  checkSource(id, { ...values, sector_kind: product })
  await checkAcreage(store, id, values)
  return { ...values, sector_kind: product }
}

/** What a batch of each line of production begins with; raw material leads one step back. */
function checkSource(id: number, { sector_kind, head_count_start, stocking_count, source_batches = [], supplier_note }: Values): void {
  if (sector_kind === 'animal' && head_count_start == null) throw refuseField('head_count_start', `${batches.fields.head_count_start.label} bắt buộc`)
  if (sector_kind === 'seafood' && stocking_count == null) throw refuseField('stocking_count', `${batches.fields.stocking_count.label} bắt buộc`)
  if (sector_kind === 'processing' && source_batches.length === 0 && !supplier_note) {
    throw refuseField('source_batches', 'Lô nguyên liệu bắt buộc, hoặc ghi nguồn nguyên liệu ngoài')
  }
  if (source_batches.some(({ source_batch_id }) => source_batch_id === id)) throw refuseField('source_batches', 'Lô không thể là nguyên liệu của chính nó')
}

/** The area is held while its open batches are added up, so that two of them cannot take the same ground at once. */
async function checkAcreage(store: Store, id: number, { material_area_id, acreage_used, start_date, expected_harvest_date }: Values): Promise<void> {
  if (!acreage_used) return
  const area = await store.find(materialAreas, material_area_id!).catch(() => null)
  if (!area) return
  const [others] = await store.sql<{ used: number }[]>`
    select coalesce(sum(acreage_used), 0) as used from batches
    where material_area_id = ${area.id} and id <> ${id} and deleted_at is null and status in ('planned', 'in_production', 'harvested')
      and start_date <= ${expected_harvest_date ?? 'infinity'}::date
      and coalesce(actual_harvest_date, expected_harvest_date, 'infinity') >= ${start_date!}::date`
  const left = Math.max(0, Math.round((area.acreage - others!.used) * 10_000) / 10_000)
  if (acreage_used > left) throw refuseField('acreage_used', `Vùng chỉ còn ${formatArea(left) || '0 ha'} trong thời gian này`)
}

/** The next free code of the area's commune and the month the batch starts in. */
async function nextCode({ sql }: Store, { material_area_id, start_date }: Values): Promise<string> {
  const [place] = await sql<{ ward: string; province: string }[]>`
    select w.code as ward, p.short_name as province from material_areas a join wards w on w.id = a.ward_id join provinces p on p.id = w.province_id
    where a.id = ${material_area_id!}`
  if (!place) throw refuseField('material_area_id', 'Vùng sản xuất không hợp lệ')
  const parts = { letters: initials(place.province), ward: place.ward, day: start_date! }
  const series = formatCode(batchCodePattern, { ...parts, seq: 0 })
  for (;;) {
    const code = formatCode(batchCodePattern, { ...parts, seq: await nextNumber(sql, `batches.code ${series}`) })
    const [taken] = await sql`select 1 from batches where code = ${code} and deleted_at is null`
    if (!taken) return code
  }
}
