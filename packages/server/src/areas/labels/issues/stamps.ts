import { isDeepStrictEqual } from 'node:util'
import { canChangeIssueField } from '@trace/domain/areas/labels/printing/changeable-fields.ts'
import { publicReason, publicReasonFields } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import { labelsPerLine } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { linesFor } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { issueStatus, issueStatusReached } from '@trace/domain/areas/labels/issues/states.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Values } from '@trace/define/field.ts'
import { integer, text } from '@trace/define/kinds/index.ts'
import { labelOf } from '@trace/define/machine.ts'
import { needs } from '@trace/define/resource.ts'
import { none, one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { lockReferencedRow } from '@trace/platform/store/lock-referenced-row.ts'
import { askAboutLotLabels } from './ask-about-lot-labels.ts'
import { refuseStoppedGoods } from './fit-trace.ts'
import { lockIssueRows, lockOrderRow } from './lock-issue-rows.ts'
import type { Issue, Stamp } from './lock-issue-rows.ts'
import { draftStamp, issueStamp } from './issue-stamp.ts'
import { layoutProblems, problemsField } from './layout-problems.ts'
import { boundsOf, countActivated, markLabels, namedLabels } from './mark-labels.ts'
import { sheetLink } from './serve-sheets.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { askAboutGoods, confirmFields } from '../../tracing/index.ts'
import { sideOf } from '@trace/platform/viewer.ts'
import { refuseOwners } from '@trace/platform/calls/approvals.ts'
import { packingDayProblem } from '../settled/settle-dates.ts'
import { RECALLED_ALONE } from '../settled/settle-issues.ts'
import { stampReads } from './stamp-reads.ts'
import { labelOperations, noteLabels } from './stamp-labels.ts'
import { checkMove } from '@trace/platform/calls/status.ts'

const PATH = '/api/admin/stamps'

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(stamps, 'create'),
  summary: 'Lập đợt tem nháp cho một hồ sơ truy xuất',
  body: form(stamps),
  answers: one(stamps, { problems: problemsField }),
  async check({ body, store, problems }) {
    await lockOrderRow(store, body.order_id ?? null)
    const trace = await lockReferencedRow(store, traces, body.trace_id, 'trace_id')
    const problem = packingDayProblem(body.packaging_date, trace)
    if (problem) problems.at('packaging_date', problem)
    return trace
  },
  async run({ body, store, settings, checked: trace }) {
    const entry = await draftStamp(store, trace, body as Stamp)
    return { entry, problems: await layoutProblems(store, settings, entry, trace) }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(stamps),
  summary: 'Sửa đợt tem chưa in',
  body: form(stamps, {
    complete: async (sent, { id, store }) => {
      const { stamp } = await lockIssueRows(store, id)
      return { ...stamp, ...sent, trace_id: stamp.trace_id }
    },
  }),
  answers: one(stamps, { problems: problemsField }),
  async check({ id, body: values, store, settings, problems }) {
    const { stamp, trace } = await lockIssueRows(store, id)
    const isPrintable = (await layoutProblems(store, settings, stamp, trace)).length === 0
    const isMoved = values.packaging_date !== stamp.packaging_date
    const problem = isMoved && packingDayProblem(values.packaging_date, trace)
    if (problem) problems.at('packaging_date', problem)
    for (const name of Object.keys(values) as (keyof typeof values & keyof typeof stamps.fields)[]) {
      if (canChangeIssueField(stamp.status, name, isPrintable) || isDeepStrictEqual(values[name], stamp[name])) continue
      const state = labelOf(issueStatus, stamp.status)
      problems.at(name, `Không đổi được “${stamps.fields[name].label}” của đợt tem ở trạng thái “${state}”`)
    }
    return { stamp, trace }
  },
  async run({ id, body: values, version, store, settings, checked: { stamp, trace } }) {
    const print = { ...stamp, ...values } as Stamp
    const lines = linesFor(print.quantity, labelsPerLine(print, print))
    const entry = await store.update(stamps, id, { ...values, lines }, { version })
    return { entry, problems: await layoutProblems(store, settings, entry, trace) }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(stamps, 'update'),
  summary: 'Xóa đợt tem nháp',
  answers: none,
  async run({ id, store }) {
    const { stamp } = await lockIssueRows(store, id)
    if (stamp.status !== 'draft') throw new Refusal(422, 'Chỉ xóa được đợt tem nháp')
    await store.remove(stamps, id)
  },
})

/** States a producer may set on its own labels; only staff remove a lock. */
const PRODUCER_STEPS: readonly string[] = ['activated', 'closed', 'locked']

const changeStatus = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-status/:status`,
  needs: needs(stamps, 'update'),
  logs: 'status',
  summary: 'Chuyển trạng thái đợt tem',
  body: { reason: text('Lý do', { max: 500 }), ...confirmFields },
  answers: one(stamps),
  async run({ id, params, body: { reason, confirm }, viewer, store, settings }) {
    const issue = await lockIssueRows(store, id)
    const { stamp, trace } = issue
    const to = params['status'] as Stamp['status']
    checkMove(issueStatus, stamp.status, to, reason)
    if (stamp.status === 'locked' || !PRODUCER_STEPS.includes(to))
      refuseOwners(store, 'chuyển đợt tem sang trạng thái này')
    if (to === 'recalled') throw new Refusal(422, RECALLED_ALONE)
    if (stamp.status === 'locked') return { entry: await unlock(store, issue, to) }
    if (to === 'issued') {
      await askAboutGoods(store, trace, { verb: 'cấp dải số', confirm })
      return { entry: await issueStamp(store, settings, id, trace, stamp.quantity) }
    }
    if (to === 'printed') throw new Refusal(422, 'Hãy in tem hoặc ghi một lần in để đợt tem thành “Đã in”')
    if (to === 'activated') return { entry: await activate(store, issue, { confirm }, viewer.id) }
    if (to === 'closed') return { entry: await store.update(stamps, id, { status: to }) }
    askAboutLotLabels(store, stamp, trace, { verb: 'khóa đợt tem', confirm })
    return {
      entry: await store.update(stamps, id, {
        status: to,
        lock_reason: reason,
        public_reason: publicReason(sideOf(viewer), reason),
        locked_at: store.now().toISOString(),
      }),
    }
  },
})

/** Removes a lock: the issue returns to the state that it had before. */
async function unlock(store: Store, { stamp, order }: Issue, to: Stamp['status']) {
  if (order?.status === 'cancelled') throw new Refusal(422, 'Đơn đặt tem đã hủy, không mở khóa được đợt tem')
  const before = issueStatusReached(stamp)
  if (to !== before)
    throw new Refusal(422, `Đợt tem này chỉ mở khóa được về trạng thái “${labelOf(issueStatus, before)}”`)
  return store.update(stamps, stamp.id, { status: to, lock_reason: null, public_reason: null, locked_at: null })
}

const range = { serial_from: integer('Từ số', { min: 1 }), serial_to: integer('Đến số', { min: 1 }) }

const activateLabels = operation({
  method: 'POST',
  path: `${PATH}/:id/activate`,
  needs: needs(stamps, 'update'),
  logs: 'status',
  body: { ...range, ...confirmFields },
  answers: one(stamps),
  summary: 'Kích hoạt tem đã in',
  done: 'kích hoạt tem của',
  async run({ id, body, viewer, store }) {
    return { entry: await activate(store, await lockIssueRows(store, id), body, viewer.id) }
  },
})

/** Activates printed labels of a public trace. A producer may do so only after the order's delivery. */
async function activate(
  store: Store,
  { stamp, trace, order }: Issue,
  { confirm, ...asked }: Partial<Values<typeof range & typeof confirmFields>>,
  by: number,
) {
  if (stamp.status !== 'printed' && stamp.status !== 'activated') {
    throw new Refusal(422, `Không kích hoạt được đợt tem ở trạng thái “${labelOf(issueStatus, stamp.status)}”`)
  }
  refuseStoppedGoods(trace)
  if (trace.status !== 'active')
    throw new Refusal(422, 'Hồ sơ truy xuất chưa được kích hoạt, hãy kích hoạt hồ sơ trước')
  if (order && order.status !== 'completed') refuseOwners(store, 'kích hoạt tem khi đơn đặt tem chưa hoàn thành')
  await askAboutGoods(store, trace, { verb: 'kích hoạt tem', confirm })
  const labels = namedLabels(asked, {
    first: stamp.serial_from!,
    last: stamp.serial_from! + (stamp.printed_count ?? 0) - 1,
  })
  await markLabels(store.sql, stamp.id, 'activated', labels, { by })
  const activated_count = await countActivated(store.sql, stamp.id)
  return store.update(stamps, stamp.id, { status: 'activated', activated_count }, { logs: 'status' })
}

/** Locks some labels, or the whole issue when none are named. */
const lockLabels = operation({
  method: 'PUT',
  path: `${PATH}/:id/lock`,
  needs: needs(stamps, 'update'),
  logs: 'scan_lock',
  summary: 'Khóa tem nghi vấn',
  done: 'khóa tem của',
  body: { ...range, reason: text('Lý do', { required: true, max: 500 }), ...confirmFields },
  answers: one(stamps),
  async check({ id, body: { serial_from = null, serial_to = null }, store }) {
    const { stamp, trace } = await lockIssueRows(store, id)
    if (serial_from === null && serial_to === null) return { stamp, trace, labels: null }
    const only = serial_from ?? serial_to
    const labels = namedLabels({ serial_from: only, serial_to: serial_to ?? only }, boundsOf(stamp))
    return { stamp, trace, labels }
  },
  async run({ id, body: { reason, confirm }, viewer, store, checked: { stamp, trace, labels } }) {
    askAboutLotLabels(store, stamp, trace, { verb: 'khóa tem', confirm })
    const public_reason = publicReason(sideOf(viewer), reason)
    if (labels === null) {
      checkMove(issueStatus, stamp.status, 'locked', reason)
      return {
        entry: await store.update(stamps, id, {
          status: 'locked',
          lock_reason: reason,
          public_reason,
          locked_at: store.now().toISOString(),
        }),
      }
    }
    await markLabels(store.sql, id, 'locked', labels, { reason, public_reason, by: viewer.id })
    await noteLabels(store, stamp, { ...labels, reason })
    return { entry: await store.show(stamps, id) }
  },
})

/**
 * Publishes a producer's reason for a lock, as typed or in other words; staff only. That of a recall is published with the
 * trace.
 */
const publishReason = operation({
  method: 'PUT',
  path: `${PATH}/:id/publish-reason`,
  needs: needs(stamps, 'update'),
  logs: 'status',
  summary: 'Công bố lý do khóa tem',
  done: 'công bố lý do khóa của',
  body: publicReasonFields,
  answers: one(stamps),
  async run({ id, body, store }) {
    const stamp = await store.find(stamps, id)
    refuseOwners(store, 'công bố lý do')
    if (stamp.status !== 'locked') throw new Refusal(422, 'Đợt tem không bị khóa; lý do thu hồi thì công bố ở hồ sơ')
    return { entry: await store.update(stamps, id, body) }
  },
})

export const stampOperations = [
  ...stampReads,
  create,
  edit,
  remove,
  changeStatus,
  activateLabels,
  lockLabels,
  publishReason,
  sheetLink,
  ...labelOperations,
]
