import { closingQuestion } from '@trace/domain/areas/growing/batch-progress.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { notHeld } from '@trace/domain/areas/growing/hold-fields.ts'
import { flag, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { stagesOf } from './batch-figures.ts'
import { checkBatch, nextBatchCode } from './batch-form.ts'
import { refuseOwners } from '@trace/platform/calls/approvals.ts'
import { noteRelease } from './note-release.ts'
import { statusChange } from '@trace/platform/calls/status.ts'

const PATH = '/api/admin/batches'

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(batches, 'create'),
  summary: 'Thêm lô sản xuất',
  body: form(batches),
  answers: one(batches),
  check: checkBatch,
  async run({ body, store, checked: sector_kind }) {
    const values = { ...body, sector_kind }
    return {
      entry: await store.insert(batches, { ...values, code: values.code ?? (await nextBatchCode(store, values)) }),
    }
  },
})

/** Fields that cannot change after the batch has started; its code may be printed on labels by then. */
const SETTLED = ['manufacture_id', 'product_id', 'process_id', 'material_area_id', 'code'] as const

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(batches),
  summary: 'Sửa lô sản xuất',
  body: form(batches, { also: { reason: text('Lý do', { max: 500 }) } }),
  answers: one(batches),
  async check(call) {
    const { id, body, store, problems } = call
    const before = await store.find(batches, id)
    const sector_kind = await checkBatch(call)
    const code = body.code ?? before.code
    const values = { ...body, code }
    for (const name of before.status === 'planned' ? [] : SETTLED)
      if (values[name] !== undefined && values[name] !== before[name])
        problems.at(name, `Chỉ đổi được ${batches.fields[name].label.toLowerCase()} khi lô còn dự kiến`)
    return { code, sector_kind }
  },
  async run({ id, body, version, store, checked }) {
    await store.update(batches, id, { ...body, ...checked }, { version })
    await store.settle()
    return { entry: await store.show(batches, id) }
  },
})

const confirm = flag('Xác nhận đóng lô', { help: 'Khi đóng lô còn sản lượng' })

const changeStatus = statusChange(
  batches,
  async ({ id, body, store }, row, to, reason) => {
    if (to === 'recalled') throw new Refusal(422, 'Lô chỉ được thu hồi cùng với hồ sơ truy xuất của lô')
    if (to === 'in_production' && row.start_date > today(store.now()))
      throw new Refusal(422, `Lô bắt đầu ngày ${formatDay(row.start_date)}: hãy sửa ngày bắt đầu rồi mới sản xuất`)
    if (to === 'harvested' && row.actual_harvest_date === null)
      throw new Refusal(422, 'Lô chưa có nhật ký thu hoạch: hãy ghi thu hoạch, có ngày và sản lượng, rồi xác nhận')
    if (to === 'closed' && !body.confirm) {
      const told = await store.sql<{ stage_id: number }[]>`
        select stage_id from ${store.rows(diaries)} t where batch_id = ${id} and status <> 'rejected'`
      const question = closingQuestion(await stagesOf(store, row.process_id), told)
      if (question) throw new Refusal(409, question, { data: { confirm: true, title: 'Lô còn công đoạn bắt buộc' } })
    }
    return to === 'cancelled' ? { cancel_reason: reason } : {}
  },
  { body: { confirm } },
)

/** Ends the hold of a batch after an officer has verified it; the known contradictions no longer hold it. */
const release = operation({
  method: 'PUT',
  path: `${PATH}/:id/release`,
  needs: needs(batches, 'update'),
  logs: 'status',
  summary: 'Bỏ tạm giữ lô sản xuất đã xác minh',
  done: 'bỏ tạm giữ',
  body: { reason: text('Lý do', { required: true, max: 500 }) },
  answers: one(batches),
  async run({ id, body, store }) {
    const row = await store.find(batches, id)
    refuseOwners(store, 'bỏ tạm giữ')
    if (row.hold !== 'held') throw new Refusal(422, 'Lô không bị tạm giữ')
    const released = await noteRelease(store, batches, row, body.reason)
    await store.update(batches, id, { hold: 'none', ...notHeld, ...released })
    await store.settle()
    return { entry: await store.show(batches, id) }
  },
})

export const batchOperations = [create, edit, changeStatus, release]
