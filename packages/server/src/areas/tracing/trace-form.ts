import type { products } from '@trace/domain/areas/catalogue/products.ts'
import { formatAmount, toleranceOf } from '@trace/domain/areas/growing/amounts.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { harvestDayProblem } from '@trace/domain/areas/growing/harvest-days.ts'
import { defaultExpiry, traceDateLabels, traceDateProblems } from '@trace/domain/areas/tracing/trace-dates.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { notBeforeMessage } from '@trace/define/problem.ts'
import { readValues } from '@trace/define/read.ts'
import type { Row } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { refuseField } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { checkMovements } from './check-movements.ts'
import { isPerennial } from './is-perennial.ts'
import { leftForLot, leftSentence } from './settled/balance.ts'
import { readLedgers } from './settled/ledger.ts'
import { lockReferencedRow } from '@trace/platform/store/lock-referenced-row.ts'
import { withApprovedValues } from '@trace/platform/store/vouch.ts'
import { hasFailed, readHarvests, unitRatio } from '../growing/index.ts'
import { approvedPeriod, isStandingOn } from '../producers/index.ts'
import type { Readable } from '@trace/platform/operation/body.ts'
import type { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { Raw } from '@trace/platform/operation/raw-call.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'

type Trace = Row<typeof traces>
type Values = Partial<Trace>
type Batch = Row<typeof batches>

/** The request with default values from the trace's batch. */
export async function suggestedTrace(store: Store, sent: Raw): Promise<Raw> {
  const { batch_id } = readValues({ batch_id: { ...traces.fields.batch_id, required: false } }, sent)
  if (!batch_id) return sent
  const { manufacture_id, product_id, product_unit_id, start_date, actual_harvest_date } = await lockReferencedRow(
    store,
    batches,
    batch_id,
    'batch_id',
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

/** Checks a trace against its batch and computes derived fields. Locks the batch row until the transaction ends. */
export async function checkedTrace(
  { body, store, problems }: CheckContext<Values>,
  before?: Trace,
): Promise<TraceForm> {
  const batch = await lockReferencedRow(store, batches, body.batch_id, 'batch_id')
  if (batch.status === 'cancelled' || batch.status === 'recalled') problems.at('batch_id', 'Lô đã hủy hoặc bị thu hồi')
  const [product] = await store.unscoped('the product of a batch that is held, whatever became of it')<
    (Row<typeof products> & { is_perennial: boolean })[]
  >`select p.*, ${isPerennial(store.sql)} as is_perennial from products p where p.id = ${batch.product_id}`
  const { name, gtin, shelf_life_days } = withApprovedValues(product!)
  const { planting_date = null, harvest_date = null, packaging_date = null } = body
  const made = { planting_date, harvest_date, packaging_date, expired_date: null }
  const usual = defaultExpiry(made, shelf_life_days)
  const expired_date = body.expired_date ?? usual
  const sector = batch.sector_kind ?? 'other'
  problems.add(traceDateProblems({ ...made, expired_date }, sector))
  const isMoved = planting_date !== before?.planting_date
  if (planting_date && planting_date < batch.start_date && isMoved && !product!.is_perennial)
    problems.at(
      'planting_date',
      `${notBeforeMessage(traceDateLabels(sector).planting_date, 'ngày bắt đầu của lô')} (${formatDay(batch.start_date)})`,
    )
  const isLonger = usual !== null && expired_date !== null && expired_date > usual
  if (isLonger && !body.expiry_reason && expired_date !== before?.expired_date)
    problems.at(
      'expired_date',
      `Hạn sử dụng dài hơn thời hạn ${shelf_life_days} ngày của sản phẩm (${formatDay(usual)}); hãy sửa lại, hoặc ghi lý do`,
    )
  await checkHarvestDay(store, batch, harvest_date, problems, before)
  await problems.try(() => checkQuantity(store, batch, body, before))
  const { movements, quantity = 0, product_unit_id = null } = body
  await checkMovements(store, { harvest_date, packaging_date, movements, quantity, product_unit_id }, problems)
  await checkCertificates(store, batch, body, problems, before)
  return {
    batch,
    gtin,
    values: {
      expired_date,
      name: body.name ?? `${name} – lô ${batch.code}`,
      material_area_id: batch.material_area_id,
      diary_ids: body.diary_ids?.length ? body.diary_ids : await traceableDiaries(store, batch.id),
    },
  }
}

/**
 * The harvest day must agree with the batch's harvests. An unchanged day is not refused here; the check-list reports
 * it.
 */
async function checkHarvestDay(
  { sql }: Store,
  batch: Batch,
  day: string | null,
  problems: ProblemList,
  before?: Trace,
): Promise<void> {
  if (!day || day === before?.harvest_date) return
  const problem = harvestDayProblem(day, await readHarvests(sql, batch))
  if (problem) problems.at('harvest_date', problem)
}

/** A lot has no more than is left of its batch, nor than had been harvested by its day and is not certified yet. */
async function checkQuantity(store: Store, batch: Batch, values: Readable<Values>, before?: Trace): Promise<void> {
  const { quantity, product_unit_id = null, harvest_date = null } = values
  const amount = (quantity ?? 0) * (await unitRatio(store, product_unit_id, batch.product_unit_id))
  const [ledger] = await readLedgers(store.sql, [batch.id])
  const { left, day } = leftForLot(ledger!, { id: before?.id ?? 0, harvest_date })
  if (left > 0 && amount <= left + toleranceOf(left)) return
  throw refuseField(
    'quantity',
    day === null
      ? `Số lượng vượt sản lượng còn lại của lô (${formatAmount(left)})`
      : leftSentence(ledger!, { id: before?.id ?? 0, harvest_date }),
  )
}

/** Only certificates of producer, product and area that stand on the packing day may be chosen; others are kept. */
async function checkCertificates(
  { now, sql, unscoped }: Store,
  { manufacture_id, product_id, material_area_id }: Batch,
  { certificate_ids: named = [], packaging_date, harvest_date }: Readable<Values>,
  problems: ProblemList,
  before?: Trace,
): Promise<void> {
  const day = packaging_date ?? harvest_date ?? today(now())
  const chosen = named.filter((id) => !before?.certificate_ids.includes(id))
  if (chosen.length === 0) return
  const [good] = await unscoped(
    'certificates that a form names, of the producer, product and area of a batch that is held',
  )<{ count: number }[]>`
    select count(*)::int as count from certificates c
    where id = any(${chosen}) and approval_status = 'approved'
      and ${isStandingOn(sql, approvedPeriod(sql, 'c'), sql`${day}::text`)}
      and (manufacture_id = ${manufacture_id} or product_id = ${product_id} or material_area_id = ${material_area_id})`
  if (good!.count === chosen.length) return
  problems.at(
    'certificate_ids',
    `Chứng nhận không có hiệu lực vào ngày ${formatDay(day)}, chưa được duyệt hoặc không thuộc cơ sở, sản phẩm, vùng này`,
  )
}

async function traceableDiaries({ sql, rows }: Store, batchId: number): Promise<number[]> {
  const found = await sql<{ id: number }[]>`
    select id from ${rows(diaries)} t where batch_id = ${batchId} and status = 'approved' and is_traceable and not ${hasFailed(sql, 't')}
    order by performed_at, id limit 500`
  return found.map(({ id }) => id)
}
