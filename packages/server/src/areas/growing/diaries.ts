import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { withdrawalEnd } from '@trace/domain/areas/growing/withdrawal.ts'
import { notRejected } from '@trace/define/blocks.ts'
import { flag, text } from '@trace/define/kinds/index.ts'
import { readValues } from '@trace/define/read.ts'
import { formFields, needs } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { none, one, page } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { rejectedNow, refuseOwners } from '@trace/platform/calls/approvals.ts'
import { unitRatio } from './batch-figures.ts'
import { hasFailed } from './batch-harvests.ts'
import { askAboutDouble, askAboutQuantity } from './likely-double.ts'
import { lockReferencedRow } from '@trace/platform/store/lock-referenced-row.ts'
import { checkHerd } from './check-herd.ts'
import { checkFarmInputs, withListed } from './diary-farm-inputs.ts'
import { checkDiary, checkTimes, checkWorker, isFarFrom, stageOf } from './diary-rules.ts'
import { statusChange } from '@trace/platform/calls/status.ts'
import { isOwner } from '@trace/platform/viewer.ts'
import type { Raw } from '@trace/platform/operation/raw-call.ts'

type Diary = Row<typeof diaries>

const PATH = '/api/admin/diaries'

const confirming = { confirm: flag('Vẫn lưu', { help: 'Khi giống một mục vừa ghi, hoặc sản lượng lớn bất thường' }) }

const insisting = { reason: text('Lý do', { max: 500, help: 'Khi điều đã xảy ra trái với những gì đã chứng nhận' }) }

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(diaries, 'create'),
  summary: 'Ghi nhật ký sản xuất',
  body: form(diaries, {
    told: ['activity_type'],
    also: { ...insisting, ...confirming },
    complete: (sent, { store }) => withStage(store, sent),
  }),
  answers: one(diaries),
  check: (call) => checkedDiary(call, null),
  async run({ body, store, checked, mayLack, isWorkbook }) {
    if (!body.confirm) await askAboutDouble(store, { ...body, ...checked }, mayLack)
    return { entry: await store.insert(diaries, { ...body, ...checked, ...(isWorkbook && { source: 'import' }) }) }
  },
})

const edit = operation({
  method: 'PATCH',
  path: `${PATH}/:id`,
  needs: editNeed(diaries),
  summary: 'Sửa nhật ký sản xuất',
  body: form(diaries, {
    partial: true,
    also: { ...insisting, ...confirming },
    async complete(sent, { id, store }) {
      await unlocked(store, id, 'sửa')
      const known: Raw = await store.show<Resource>(diaries, id)
      const whole = Object.fromEntries(Object.keys(formFields(diaries)).map((name) => [name, known[name]]))
      return withStage(store, { ...whole, ...sent })
    },
  }),
  answers: one(diaries),
  async check(call) {
    const { id, body, store, problems } = call
    const before = await store.find(diaries, id)
    if (body.batch_id && body.batch_id !== before.batch_id)
      problems.at('batch_id', 'Không đổi được lô của nhật ký, hãy ghi nhật ký mới ở đúng lô')
    return checkedDiary(call, id)
  },
  async run({ id, body, version, store, checked }) {
    const diary = { ...body, ...checked }
    const { quantity, product_unit_id } = await store.find(diaries, id)
    const isMoved = diary.quantity !== quantity || diary.product_unit_id !== product_unit_id
    if (isMoved && !body.confirm) await askAboutQuantity(store, diary)
    return { entry: await store.update(diaries, id, diary, { version }) }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(diaries, 'update'),
  summary: 'Xóa nhật ký sản xuất',
  body: insisting,
  answers: none,
  async run({ id, store }) {
    await unlocked(store, id, 'xóa')
    await store.remove(diaries, id)
  },
})

/** A producer submits a diary; staff approve, reject or reopen it. */
const changeStatus = statusChange(diaries, ({ store, viewer }, row, to, reason) => {
  if (to !== 'submitted' || row.status === 'approved') refuseOwners(store, 'duyệt nhật ký')
  return to === 'rejected' ? rejectedNow(store, viewer.id, reason) : notRejected
})

/** The diaries that a trace may show, in order of time; no harvest that failed its quality. */
const traceable = operation({
  method: 'GET',
  path: '/api/admin/diaries-is-traceable',
  needs: needs(diaries, 'list'),
  summary: 'Nhật ký đã duyệt và cho truy xuất',
  query: filters(diaries),
  answers: page(diaries),
  run: ({ query, store }) =>
    store.page(
      diaries,
      { length: '100', sort_by: 'performed_at', ...query, status: 'approved', is_traceable: 'true' },
      store.sql`and not ${hasFailed(store.sql, 't')}`,
    ),
})

export const diaryOperations = [create, edit, remove, changeStatus, traceable]

/** An approved diary is read-only for its producer. */
async function unlocked(store: Store, id: number, what: string): Promise<Diary> {
  const row = await store.find(diaries, id)
  if (row.status !== 'approved' || !isOwner(store.reach)) return row
  throw new Refusal(422, `Nhật ký đã duyệt, chỉ cán bộ được ${what}`)
}

const { batch_id, stage_id } = diaries.fields
const links = { batch_id: { ...batch_id, required: false }, stage_id: { ...stage_id, required: false } }

/** The request with default values from its batch and stage. Locks the batch row until the transaction ends. */
async function withStage(store: Store, sent: Raw): Promise<Raw> {
  const named = readValues(links, sent)
  const batch = named.batch_id && (await lockReferencedRow(store, batches, named.batch_id, 'batch_id'))
  const stage = batch && named.stage_id && (await stageOf(store, batch.process_id, named.stage_id))
  return {
    ...(await withListed(store, sent)),
    ...(batch && { manufacture_id: batch.manufacture_id }),
    ...(stage && {
      activity_type: sent['activity_type'] || stage.activity_type,
      is_traceable: sent['is_traceable'] ?? stage.is_traceable,
    }),
  }
}

/**
 * Checks a diary against its batch and its stage, and returns the values derived from them; `id` is null for a new
 * one.
 */
async function checkedDiary(
  { body, store, problems }: CheckContext<Partial<Diary> & { reason: string | null }>,
  id: number | null,
) {
  checkTimes(body, store.now(), problems)
  const batch = await lockReferencedRow(store, batches, body.batch_id, 'batch_id')
  const stage = await problems.try(() => stageOf(store, batch.process_id, body.stage_id ?? 0))
  const isOpen = batch.status === 'in_production' || batch.status === 'harvested'
  const isLookedAfter = id !== null && !isOwner(store.reach)
  const isLate = (batch.status === 'closed' || batch.status === 'recalled') && Boolean(body.reason)
  if (!isOpen && !isLookedAfter && !isLate)
    problems.at('batch_id', 'Chỉ ghi nhật ký cho lô đang sản xuất hoặc đã thu hoạch')
  checkDiary(body, batch, stage, problems)
  await Promise.all([
    checkWorker(store, body, problems),
    checkFarmInputs(store, id, body, batch, problems),
    checkHerd(store, id, body, batch, problems),
  ])
  await problems.try(() => unitRatio(store, body.product_unit_id ?? null, batch.product_unit_id))
  const { performed_at, finished_at = null } = body
  return {
    manufacture_id: batch.manufacture_id,
    title: body.title ?? stage?.name ?? '',
    product_unit_id: body.quantity ? (body.product_unit_id ?? batch.product_unit_id) : null,
    is_far: await isFarFrom(store, batch.material_area_id, body),
    withdrawal_until: performed_at ? withdrawalEnd({ performed_at, finished_at }, body.inputs ?? []) : null,
  }
}
