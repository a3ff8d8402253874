import { activitiesBySector, diaries, harvestActivities, inputActivities, kilometresBetween, needs, read, today, withdrawalProblem } from '@trace/domain'
import type { batches, Row, stages, UsedInput } from '@trace/domain'
import { mayEdit, patched } from '../crud.ts'
import { operation } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { staffOnly } from './approvals.ts'
import { heldBatch, refreshBatch, unitRatio } from './batch-figures.ts'
import { statusChange } from './status.ts'

type Diary = Row<typeof diaries>
type Values = Partial<Diary>
type Body = Record<string, unknown>

const PATH = '/api/admin/diaries'
const ONE_HOUR = 3_600_000
const FAR_KILOMETRES = 5

const create = operation({
  method: 'POST', path: PATH, needs: needs(diaries, 'create'), summary: 'Ghi nhật ký sản xuất', input: {},
  async run({ body, store }) {
    const values = await readDiary(store, body)
    const { id } = await store.insert(diaries, values)
    return settled(store, id)
  },
})

const edit = operation({
  method: 'PATCH', path: `${PATH}/:id`, needs: mayEdit(diaries), summary: 'Sửa nhật ký sản xuất', input: {},
  async run({ id, body, store }) {
    const before = await unlocked(store, id, 'sửa')
    const values = await readDiary(store, patched(diaries, await store.show(diaries, id), body), true)
    if (values.batch_id !== before.batch_id) throw refuseField('batch_id', 'Không đổi được lô của nhật ký')
    await store.update(diaries, id, values, { version: body['version'] })
    return settled(store, id)
  },
})

const remove = operation({
  method: 'DELETE', path: `${PATH}/:id`, needs: needs(diaries, 'update'), summary: 'Xóa nhật ký sản xuất', input: {},
  async run({ id, store }) {
    const { batch_id } = await unlocked(store, id, 'xóa')
    await store.remove(diaries, id)
    await refreshBatch(store, batch_id)
  },
})

/** A producer hands a diary in; staff approve it, reject it, or open it again. */
const changeStatus = statusChange(diaries, async ({ store }, row, to, reason) => {
  if (to !== 'submitted' || row.status === 'approved') staffOnly(store, 'duyệt nhật ký')
  return { reject_reason: to === 'rejected' ? reason : null }
}, { after: ({ store }, id) => settled(store, id) })

/** What a trace may show, in the order it was done. */
const traceable = operation({
  method: 'GET', path: '/api/admin/diaries-is-traceable', needs: needs(diaries, 'list'), summary: 'Nhật ký đã duyệt và cho truy xuất', input: {},
  run: ({ query, store }) =>
    store.page(diaries, { length: '100', sort_by: 'performed_at', ...query, status: 'approved', is_traceable: 'true' }),
})

export const diaryOperations: Operation[] = [create, edit, remove, changeStatus, traceable]

/** An approved diary is locked for its producer. */
async function unlocked(store: Store, id: number, what: string): Promise<Diary> {
  const row = await store.find(diaries, id)
  if (row.status === 'approved' && store.reach.scope === 'manufacture') throw new Refusal(422, `Nhật ký đã duyệt, chỉ cán bộ được ${what}`)
  return row
}

/** Once a diary is written the whole batch must still keep its waiting times, and tells its new figures. */
async function settled(store: Store, id: number): Promise<{ entry: object }> {
  const row = await store.find(diaries, id)
  await checkWithdrawal(store, row.batch_id)
  await refreshBatch(store, row.batch_id)
  return { entry: await store.show(diaries, id) }
}

async function checkWithdrawal({ sql }: Store, batchId: number): Promise<void> {
  const used = await sql<UsedInput[]>`
    select i.name, i.withdrawal_days, d.performed_at from diary_inputs i join diaries d on d.id = i.diary_id
    where d.batch_id = ${batchId} and d.deleted_at is null and d.status <> 'rejected' and i.withdrawal_days > 0`
  const harvests = await sql<{ performed_at: string }[]>`
    select performed_at from diaries
    where batch_id = ${batchId} and deleted_at is null and status <> 'rejected' and activity_type = any(${[...harvestActivities]})`
  for (const { performed_at } of harvests) {
    const problem = withdrawalProblem(used, today(new Date(performed_at)))
    if (problem) throw refuseField('performed_at', problem)
  }
}

type Stage = Pick<Row<typeof stages>, 'name' | 'activity_type' | 'required_fields'> & { is_traceable: boolean | null }

/** Reads a diary with what its stage says of it, and checks it against its batch, which is held from here on. Staff go on looking after diaries of closed batches. */
async function readDiary(store: Store, body: Body, isKnown = false): Promise<Values> {
  const named = read({ batch_id: { ...diaries.fields.batch_id, required: false }, stage_id: { ...diaries.fields.stage_id, required: false } }, body)
  const batch = named.batch_id ? await heldBatch(store, named.batch_id) : null
  const stage = batch && named.stage_id ? await stageOf(store, batch.process_id, named.stage_id) : null
  const values = store.read(diaries, {
    ...body,
    ...(batch && { manufacture_id: batch.manufacture_id }),
    ...(stage && { activity_type: body['activity_type'] || stage.activity_type, is_traceable: body['is_traceable'] ?? stage.is_traceable }),
  })
  const isOpen = batch!.status === 'in_production' || batch!.status === 'harvested'
  if (!isOpen && !(isKnown && store.reach.scope !== 'manufacture')) throw refuseField('batch_id', 'Chỉ ghi nhật ký cho lô đang sản xuất hoặc đã thu hoạch')
  checkStage(values, batch!, stage!)
  checkTime(values, batch!)
  await unitRatio(store, values.product_unit_id ?? null, batch!.product_unit_id)
  return {
    ...values,
    manufacture_id: batch!.manufacture_id,
    title: values.title ?? stage!.name,
    product_unit_id: values.quantity ? values.product_unit_id ?? batch!.product_unit_id : null,
    is_far: await isFar(store, values, batch!),
  }
}

async function stageOf({ sql }: Store, processId: number, stageId: number): Promise<Stage> {
  const [stage] = await sql<Stage[]>`
    select s.name, s.activity_type, s.required_fields, p.is_traceable
    from process_stages p join stages s on s.id = p.stage_id where p.process_id = ${processId} and p.stage_id = ${stageId} limit 1`
  if (!stage) throw refuseField('stage_id', 'Công đoạn không thuộc quy trình của lô')
  return stage
}

function checkStage({ activity_type, inputs, details }: Values, batch: Row<typeof batches>, stage: Stage): void {
  const known: readonly string[] = [...(batch.sector_kind ? activitiesBySector[batch.sector_kind] : []), stage.activity_type, 'other']
  if (!known.includes(activity_type!)) throw refuseField('activity_type', 'Loại hoạt động không thuộc lĩnh vực của lô')
  if ((inputActivities as readonly string[]).includes(activity_type!) && !inputs?.length) throw refuseField('inputs', 'Vật tư sử dụng bắt buộc với hoạt động này')
  const asked = stage.required_fields.map((name) => [name, diaries.fields.details.fields![name]] as const)
  const missing = asked.find(([name, field]) => field?.when?.['activity_type']?.includes(activity_type!) && details?.[name as keyof typeof details] == null)
  if (missing) throw refuseField(`details.${missing[0]}`, `${missing[1]!.label} bắt buộc`)
}

function checkTime({ performed_at, finished_at }: Values, batch: Row<typeof batches>): void {
  if (today(new Date(performed_at!)) < batch.start_date) throw refuseField('performed_at', 'Thời gian thực hiện không được trước ngày bắt đầu lô')
  for (const [field, moment] of Object.entries({ performed_at, finished_at })) {
    if (moment && Date.parse(moment) > Date.now() + ONE_HOUR) throw refuseField(field, `${diaries.fields[field as 'performed_at'].label} không được ở tương lai`)
  }
}

async function isFar({ sql }: Store, { latitude, longitude }: Values, { material_area_id }: Row<typeof batches>): Promise<boolean> {
  const [area] = await sql<{ latitude: number | null; longitude: number | null }[]>`select latitude, longitude from material_areas where id = ${material_area_id}`
  if (latitude == null || longitude == null || area?.latitude == null || area.longitude == null) return false
  return kilometresBetween({ latitude, longitude }, { latitude: area.latitude, longitude: area.longitude }) > FAR_KILOMETRES
}
