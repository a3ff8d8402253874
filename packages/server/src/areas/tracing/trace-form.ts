import {
  defaultExpiry,
  diaries,
  formatNumber,
  harvestDayProblem,
  Invalid,
  read,
  today,
  traceDateProblems,
  traces,
} from '@trace/domain'
import type { batches, products, Row } from '@trace/domain'
import { refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'
import { asSeen } from '../../engine/store/vouch.ts'
import { heldBatch, readHarvests, unitRatio } from '../growing/index.ts'
import type { Raw } from '../../engine/calls/raw-call.ts'

type Trace = Row<typeof traces>
type Values = Partial<Trace>
type Batch = Row<typeof batches>

/** The request with default values from the trace's batch. */
export async function suggestedTrace(store: Store, sent: Raw): Promise<Raw> {
  const { batch_id } = read({ batch_id: { ...traces.fields.batch_id, required: false } }, sent)
  if (!batch_id) return sent
  const { manufacture_id, product_id, product_unit_id, start_date, actual_harvest_date } = await heldBatch(
    store,
    batch_id,
  )
  return {
    manufacture_id,
    product_id,
    product_unit_id,
    planting_date: start_date,
    harvest_date: actual_harvest_date,
    ...sent,
  }
}

interface TraceForm {
  batch: Batch
  values: Values
  gtin: string | null
}

/** Validates a trace against its batch and computes derived fields. Locks the batch row until the transaction ends. */
export async function checkedTrace(store: Store, values: Values, before?: Trace): Promise<TraceForm> {
  const batch = await heldBatch(store, values.batch_id!)
  if (batch.status === 'cancelled' || batch.status === 'recalled')
    throw refuseField('batch_id', 'Lô đã hủy hoặc bị thu hồi')
  const [product] = await store.unscoped('the product of a batch that is held, whatever became of it')<
    Row<typeof products>[]
  >`select * from products where id = ${batch.product_id}`
  const { name, gtin, shelf_life_days } = asSeen(product!)
  const expired_date = checkDates(values, batch, shelf_life_days)
  await checkHarvestDay(store, batch, values, before)
  await checkQuantity(store, batch, values, before)
  await checkCertificates(store, batch, values, before)
  return {
    batch,
    gtin,
    values: {
      ...values,
      expired_date,
      name: values.name ?? `${name} – lô ${batch.code}`,
      material_area_id: batch.material_area_id,
      diary_ids: values.diary_ids?.length ? values.diary_ids : await traceableDiaries(store, batch.id),
    },
  }
}

/** Refuses dates out of order; returns the expiry date, computed from the product's shelf life when none was given. */
function checkDates(values: Values, { sector_kind }: Batch, shelfLife: number | null): string | null {
  const { planting_date = null, harvest_date = null, packaging_date = null } = values
  const made = { planting_date, harvest_date, packaging_date, expired_date: null }
  const expired_date = values.expired_date ?? defaultExpiry(made, shelfLife)
  const problems = traceDateProblems({ ...made, expired_date }, sector_kind ?? 'other')
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  return expired_date
}

/**
 * The harvest day must agree with the batch's harvests. An unchanged day is not refused here; the check-list reports
 * it.
 */
async function checkHarvestDay({ sql }: Store, batch: Batch, { harvest_date }: Values, before?: Trace): Promise<void> {
  if (!harvest_date || harvest_date === before?.harvest_date) return
  const problem = harvestDayProblem(harvest_date, await readHarvests(sql, batch))
  if (problem) throw refuseField('harvest_date', problem)
}

/** Tolerance for comparing quantities: half of the smallest unit stored. */
const SAME = 0.0005

async function checkQuantity(store: Store, batch: Batch, values: Values, before?: Trace): Promise<void> {
  const inBatchUnit = async ({ quantity, product_unit_id }: Values) =>
    quantity! * (await unitRatio(store, product_unit_id!, batch.product_unit_id))
  const left = (batch.remaining_quantity ?? 0) + (before ? await inBatchUnit(before) : 0)
  if ((await inBatchUnit(values)) <= left + SAME) return
  throw refuseField('quantity', `Số lượng vượt sản lượng còn lại của lô (${formatNumber(left)})`)
}

/** Only valid certificates of producer, product and area may be chosen; one chosen earlier may have expired since. */
async function checkCertificates(
  { now, unscoped }: Store,
  batch: Batch,
  values: Values,
  before?: Trace,
): Promise<void> {
  const { manufacture_id, product_id, material_area_id } = batch
  const chosen = (values.certificate_ids ?? []).filter((id) => !before?.certificate_ids.includes(id))
  if (chosen.length === 0) return
  const [good] = await unscoped(
    'certificates that a form names, of the producer, product and area of a batch that is held',
  )<{ count: number }[]>`
    select count(*)::int as count from certificates
    where id = any(${chosen}) and approval_status = 'approved'
      and coalesce(approved_values->>'expires_at', 'infinity') >= ${today(now())}
      and (manufacture_id = ${manufacture_id} or product_id = ${product_id} or material_area_id = ${material_area_id})`
  if (good!.count === chosen.length) return
  throw refuseField(
    'certificate_ids',
    'Chứng nhận đã hết hạn, chưa được duyệt hoặc không thuộc cơ sở, sản phẩm, vùng này',
  )
}

async function traceableDiaries({ sql, rows }: Store, batchId: number): Promise<number[]> {
  const found = await sql<{ id: number }[]>`
    select id from ${rows(diaries)} t where batch_id = ${batchId} and status = 'approved' and is_traceable
    order by performed_at, id limit 500`
  return found.map(({ id }) => id)
}
