import { isDeepStrictEqual } from 'node:util'
import {
  defaultExpiry, digitalLink, formatNumber, gs1Key, Invalid, lotOf, needs, read, today, traceCode, traceCodes, traceDateProblems, traces,
} from '@trace/domain'
import type { batches, Row } from '@trace/domain'
import { mayEdit } from '../crud.ts'
import { operation } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { heldBatch, refreshBatch, unitRatio } from './batch-figures.ts'
import { answered } from './trace-facts.ts'
import { traceSteps } from './trace-steps.ts'

type Trace = Row<typeof traces>
type Values = Partial<Trace>
type Body = Record<string, unknown>

const PATH = '/api/admin/traces'

const show = operation({
  method: 'GET', path: `${PATH}/:id`, needs: needs(traces, 'read', 'edit'), summary: 'Xem hồ sơ truy xuất cùng bảng kiểm 10 thông tin', input: {},
  run: ({ id, store }) => answered(store, id),
})

/** A trace gets its public code, lot and GS1 key here, once: they are printed on labels. */
const create = operation({
  method: 'POST', path: PATH, needs: needs(traces, 'create'), summary: 'Lập hồ sơ truy xuất', input: {},
  async run({ body, store, settings }) {
    const { batch, values, gtin } = await readTrace(store, { ...(await suggested(store, body)), ...body })
    const [earlier] = await store.sql<{ count: number }[]>`select count(*)::int as count from traces where batch_id = ${batch.id}`
    const lot = lotOf(batch.code!, earlier!.count + 1)
    const code = traceCode(settings.province, store.draw(traceCodes))
    const { id } = await store.insert(traces, {
      ...values,
      code,
      lot,
      gs1_key: gtin && gs1Key(gtin, lot),
      qr_url: gtin ? digitalLink(settings.publicUrl, { gtin, lot }) : `${settings.publicUrl}/t/${code}`,
    })
    return settled(store, id, batch.id)
  },
})

/** What stands on the public page of an active trace: its producer leaves that as it is. */
const SHOWN = ['planting_date', 'harvest_date', 'packaging_date', 'expired_date', 'quantity', 'product_unit_id', 'diary_ids', 'certificate_ids', 'test_results'] as const

const edit = operation({
  method: 'PUT', path: `${PATH}/:id`, needs: mayEdit(traces), summary: 'Sửa hồ sơ truy xuất', input: {},
  async run({ id, body, store }) {
    const before = await store.find(traces, id)
    if (before.status === 'recalled') throw new Refusal(422, 'Hồ sơ đã bị thu hồi, không sửa được')
    const { manufacture_id, product_id, batch_id } = before
    const { batch, values } = await readTrace(store, { manufacture_id, product_id, batch_id, ...body }, before)
    if (values.batch_id !== batch_id) throw refuseField('batch_id', 'Không đổi được lô của hồ sơ')
    const moved = before.status === 'active' && store.reach.scope === 'manufacture' ? SHOWN.find((field) => !isDeepStrictEqual(values[field], before[field])) : undefined
    if (moved) throw refuseField(moved, 'Hồ sơ đang hiệu lực, chỉ cán bộ được sửa thông tin này')
    await store.update(traces, id, values, { version: body['version'] })
    return settled(store, id, batch.id)
  },
})

const remove = operation({
  method: 'DELETE', path: `${PATH}/:id`, needs: needs(traces, 'update'), summary: 'Xóa hồ sơ truy xuất', input: {},
  async run({ id, store }) {
    const { status, batch_id } = await store.find(traces, id)
    if (status === 'active' || status === 'recalled') throw new Refusal(422, 'Chỉ xóa được hồ sơ nháp hoặc tạm ẩn')
    await store.remove(traces, id)
    await refreshBatch(store, batch_id)
  },
})

export const traceOperations: Operation[] = [show, create, edit, remove, ...traceSteps]

async function settled(store: Store, id: number, batchId: number): Promise<{ entry: object }> {
  await refreshBatch(store, batchId)
  return answered(store, id)
}

/** What the batch says of its trace where the form says nothing. */
async function suggested(store: Store, body: Body): Promise<Values> {
  const { batch_id } = read({ batch_id: { ...traces.fields.batch_id, required: false } }, body)
  if (!batch_id) return {}
  const { manufacture_id, product_id, product_unit_id, start_date, actual_harvest_date } = await heldBatch(store, batch_id)
  return { manufacture_id, product_id, product_unit_id, planting_date: start_date, harvest_date: actual_harvest_date! }
}

type Batch = Row<typeof batches>

/** Reads a trace and checks it against its batch, which is held from here on. */
async function readTrace(store: Store, body: Body, before?: Trace): Promise<{ batch: Batch; values: Values; gtin: string | null }> {
  const values = store.read(traces, body)
  const batch = await heldBatch(store, values.batch_id!)
  if (batch.status === 'cancelled' || batch.status === 'recalled') throw refuseField('batch_id', 'Lô đã hủy hoặc bị thu hồi')
  const [product] = await store.sql<{ name: string; gtin: string | null; shelf_life_days: number | null }[]>`
    select name, gtin, shelf_life_days from products where id = ${batch.product_id}`
  const { name, gtin, shelf_life_days } = product!
  const { planting_date = null, harvest_date = null, packaging_date = null } = values
  const made = { planting_date, harvest_date, packaging_date, expired_date: null }
  const expired_date = values.expired_date ?? defaultExpiry(made, shelf_life_days)
  const problems = traceDateProblems({ ...made, expired_date }, batch.sector_kind ?? 'other')
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
  await checkQuantity(store, batch, values, before)
  await checkCertificates(store, batch, values, before)
  const diary_ids = values.diary_ids?.length ? values.diary_ids : await traceableDiaries(store, batch.id)
  const { material_area_id } = batch
  return { batch, gtin, values: { ...values, expired_date, diary_ids, material_area_id, name: values.name ?? `${name} – lô ${batch.code}` } }
}

async function checkQuantity(store: Store, batch: Batch, { quantity, product_unit_id }: Values, before?: Trace): Promise<void> {
  const inBatchUnits = async (trace: Values) => trace.quantity! * (await unitRatio(store, trace.product_unit_id!, batch.product_unit_id))
  const left = (batch.remaining_quantity ?? 0) + (before ? await inBatchUnits(before) : 0)
  if ((await inBatchUnits({ quantity, product_unit_id } as Values)) <= left + 0.0005) return
  throw refuseField('quantity', `Số lượng vượt sản lượng còn lại của lô (${formatNumber(left) || 0})`)
}

/** Certificates are chosen among those of the producer, the product and the area that are still good; one chosen before may have ended since. */
async function checkCertificates({ sql }: Store, { manufacture_id, product_id, material_area_id }: Batch, { certificate_ids = [] }: Values, before?: Trace): Promise<void> {
  const chosen = certificate_ids.filter((id) => !before?.certificate_ids.includes(id))
  if (chosen.length === 0) return
  const [good] = await sql<{ count: number }[]>`
    select count(*)::int as count from certificates
    where id = any(${chosen}) and (expires_at is null or expires_at >= ${today()})
      and (manufacture_id = ${manufacture_id} or product_id = ${product_id} or material_area_id = ${material_area_id})`
  if (good!.count < chosen.length) throw refuseField('certificate_ids', 'Chứng nhận đã hết hạn hoặc không thuộc cơ sở, sản phẩm, vùng này')
}

async function traceableDiaries({ sql }: Store, batchId: number): Promise<number[]> {
  const found = await sql<{ id: number }[]>`
    select id from diaries where batch_id = ${batchId} and status = 'approved' and is_traceable and deleted_at is null order by performed_at, id limit 500`
  return found.map(({ id }) => id)
}
