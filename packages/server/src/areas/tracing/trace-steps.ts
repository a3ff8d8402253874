import { can } from '@trace/define/permission.ts'
import { overruleNeed } from '@trace/domain/areas/accounts/permissions.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { publicReason, publicReasonFields } from '@trace/domain/areas/labels/issues/public-reasons.ts'
import { traceStatus } from '@trace/domain/areas/tracing/states.ts'
import { recallFields, traces } from '@trace/domain/areas/tracing/traces.ts'
import { text } from '@trace/define/kinds/index.ts'
import { readValues } from '@trace/define/read.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { hasOthers } from './others-of-batch.ts'
import { recallExtent } from './recall-extent.ts'
import { publishOnStamps, recallStamps, restoreStamps } from './recall-stamps.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { sideOf } from '@trace/platform/viewer.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { refuseOwners } from '@trace/platform/calls/approvals.ts'
import { checkMove, statusChangeWith } from '@trace/platform/calls/status.ts'
import { release } from './hold-steps.ts'
import { activations, checkActivation, refuseHeld, noteReason, override, settledRequest } from './trace-activation.ts'
import { answered, checkedRow } from './trace-facts.ts'

type Trace = Row<typeof traces>

const PATH = '/api/admin/traces'
const need = needs(traces, 'update')
const { recall_kind, recall_reason, recall_handling } = recallFields
const maybeRecalled = {
  recall_kind: { ...recall_kind, required: false as const },
  recall_reason: { ...recall_reason, required: false as const },
  recall_handling: { ...recall_handling, required: false as const },
}

const changeStatus = statusChangeWith(
  traces,
  async (call, row, to, reason) => {
    const { body, store, viewer } = call
    if (to === 'recalled')
      return recalling(store, row, viewer, { ...body, recall_reason: body.recall_reason ?? reason })
    refuseOwners(store, 'kích hoạt hồ sơ')
    refuseHeld(row)
    if (to === 'active') await checkActivation(call, row)
    return { is_active: to === 'active', ...(to === 'active' && settledRequest) }
  },
  {
    body: { ...maybeRecalled, ...override },
    answers: one(checkedRow),
    after: (call, { id }) => answered(call, id),
  },
)

/** Recalls the goods of a trace, together with its batch and labels. */
const recall = operation({
  method: 'PUT',
  path: `${PATH}/:id/recall`,
  needs: need,
  logs: 'status',
  summary: 'Thu hồi hồ sơ truy xuất',
  done: 'thu hồi',
  body: recallFields,
  answers: one(checkedRow),
  async run({ id, body, viewer, store, settings }) {
    const row = await store.find(traces, id)
    checkMove(traceStatus, row.status, 'recalled', body.recall_reason)
    await store.update(traces, id, { ...(await recalling(store, row, viewer, body)), status: 'recalled' })
    return answered({ store, settings }, id)
  },
})

/** Undoes a mistaken recall: trace, issues and batch are again exactly what they were before it. */
const undoRecall = operation({
  method: 'PUT',
  path: `${PATH}/:id/undo-recall`,
  needs: need,
  admit({ viewer }) {
    if (!can(viewer.permissions, overruleNeed))
      throw new Refusal(403, 'Chỉ người được sửa phân quyền mới hủy được lệnh thu hồi, hãy nhờ quản trị hệ thống')
  },
  logs: 'status',
  summary: 'Hủy lệnh thu hồi',
  done: 'hủy lệnh thu hồi',
  body: { reason: text('Lý do', { required: true, max: 500 }) },
  answers: one(checkedRow),
  async run({ id, body, store, settings }) {
    const row = await store.find(traces, id)
    if (row.status !== 'recalled') throw new Refusal(422, 'Hồ sơ không ở trạng thái thu hồi')
    await noteReason(store, row, { undo_recall_reason: body.reason })
    await restoreStamps(store, id)
    await store.update(traces, id, {
      ...recalledBefore,
      recall_kind: null,
      recall_reason: null,
      public_reason: null,
      recall_handling: null,
      recalled_at: null,
      recalled_by: null,
      ...row.before_recall,
      before_recall: null,
    })
    if (!(await hasOthers(store, row, 'recalled'))) {
      const { before_recall } = await store.find(batches, row.batch_id)
      await store.update(batches, row.batch_id, {
        ...(before_recall ?? { status: 'harvested' }),
        before_recall: null,
      })
    }
    await store.settle()
    return answered({ store, settings }, id)
  },
})

/** The state restored by undoing a recall that is older than the column `before_recall`. */
const recalledBefore = { status: 'inactive', is_active: false } as const

/** Fields of a trace that a recall changes, besides those that describe the recall. */
const CHANGED_BY_RECALL = [
  'status',
  'is_active',
  'activation_request',
  'requested_by',
  'requested_at',
  'reject_reason',
  'rejected_by',
  'rejected_at',
] as const

/** Publishes a producer's reason for a recall, as typed or in other words; staff only. */
const publishReason = operation({
  method: 'PUT',
  path: `${PATH}/:id/publish-reason`,
  needs: need,
  logs: 'status',
  summary: 'Công bố lý do thu hồi',
  done: 'công bố lý do thu hồi của',
  body: publicReasonFields,
  answers: one(checkedRow),
  async run({ id, body, store, settings }) {
    const row = await store.find(traces, id)
    refuseOwners(store, 'công bố lý do')
    if (row.status !== 'recalled') throw new Refusal(422, 'Hồ sơ không ở trạng thái thu hồi')
    await store.update(traces, id, body)
    await publishOnStamps(store, id, body.public_reason)
    return answered({ store, settings }, id)
  },
})

export const traceSteps = [...activations, changeStatus, recallExtent, recall, undoRecall, publishReason, release]

async function recalling(
  store: Store,
  row: Trace,
  viewer: Viewer,
  body: Record<string, unknown>,
): Promise<Partial<Trace>> {
  const said = readValues(recallFields, body)
  const public_reason = publicReason(sideOf(viewer), said.recall_reason)
  const batch = await store.find(batches, row.batch_id)
  if (batch.status !== 'recalled')
    await store.update(
      batches,
      batch.id,
      { status: 'recalled', before_recall: { status: batch.status } },
      { logs: 'status' },
    )
  await recallStamps(store, row.id, { lock_reason: said.recall_reason, public_reason })
  return {
    ...said,
    public_reason,
    ...settledRequest,
    is_active: false,
    recalled_at: store.now().toISOString(),
    recalled_by: viewer.id || null,
    before_recall: Object.fromEntries(CHANGED_BY_RECALL.map((name) => [name, row[name]])),
  }
}
