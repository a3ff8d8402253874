import { overruleNeed } from '@trace/domain/areas/accounts/permissions.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { batchStatus } from '@trace/domain/areas/growing/states.ts'
import { activationRequestStatus, traceStatus } from '@trace/domain/areas/tracing/states.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { notRejected } from '@trace/define/blocks.ts'
import type { Values } from '@trace/define/field.ts'
import { text } from '@trace/define/kinds/index.ts'
import { labelOf } from '@trace/define/machine.ts'
import { can } from '@trace/define/permission.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { rejectedNow, refuseOwners } from '@trace/platform/calls/approvals.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { toggled } from '@trace/platform/operation/body.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { checkMove } from '@trace/platform/calls/status.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Call } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { askAboutGoods, confirmFields } from './ask-about-goods.ts'
import { failedTests } from './failed-area.ts'
import { mergedFactKeys } from '../growing/index.ts'
import { answered, checkedRow, complianceOf, stageFactsOf } from './trace-facts.ts'

type Trace = Row<typeof traces>

const PATH = '/api/admin/traces'

export const override = { override_reason: text('Lý do bỏ qua bảng kiểm', { max: 500 }) }

/** The values of a trace without an open activation request. */
export const settledRequest = {
  activation_request: 'none',
  requested_by: null,
  requested_at: null,
  ...notRejected,
} as const

/** Publishes or unpublishes a trace, as the body says; without a body it toggles. */
const changeActive = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-active`,
  needs: needs(traces, 'update'),
  logs: 'toggle',
  summary: 'Kích hoạt hoặc tạm ẩn hồ sơ truy xuất',
  body: toggled('is_active', traces.fields.is_active, { ...override, ...confirmFields }),
  answers: one(checkedRow),
  async run(call) {
    const { id, body, store } = call
    const row = await store.find(traces, id)
    refuseOwners(store, 'kích hoạt hồ sơ')
    const is_active = body.is_active ?? !row.is_active
    if (is_active === row.is_active) return answered(call, id)
    refuseHeld(row)
    const status = is_active ? 'active' : 'inactive'
    checkMove(traceStatus, row.status, status, null)
    if (is_active) {
      await checkActivation(call, row)
      await askAboutGoods(store, row, {
        verb: 'kích hoạt hồ sơ',
        confirm: body.confirm,
        also: () => failedTests(store, row),
      })
    }
    await store.update(traces, id, { status, is_active, ...(is_active && settledRequest) })
    return answered(call, id)
  },
})

/** A held lot leaves that state only by being released or recalled. */
export function refuseHeld({ status }: Trace): void {
  if (status === 'held')
    throw new Refusal(422, 'Hồ sơ đang tạm giữ để xác minh: hãy bỏ tạm giữ kèm lý do, hoặc thu hồi')
}

/** Asks staff to activate a trace that is complete. Whoever may edit a trace may ask. */
const request = operation({
  method: 'PUT',
  path: `${PATH}/:id/request-activation`,
  needs: editNeed(traces),
  logs: 'status',
  summary: 'Đề nghị kích hoạt hồ sơ truy xuất',
  done: 'gửi đề nghị kích hoạt',
  answers: one(checkedRow),
  async run({ id, viewer, store, settings }) {
    const row = await store.find(traces, id)
    if (row.status !== 'draft' && row.status !== 'inactive')
      throw new Refusal(422, `Hồ sơ đang ở trạng thái “${labelOf(traceStatus, row.status)}”, không cần kích hoạt`)
    checkMove(activationRequestStatus, row.activation_request, 'asked', null)
    await checkActivation({ body: { override_reason: null }, store, viewer }, row)
    await store.update(traces, id, {
      activation_request: 'asked',
      requested_by: viewer.id || null,
      requested_at: store.now().toISOString(),
      ...notRejected,
    })
    return answered({ store, settings }, id)
  },
})

/** Staff return a request with a reason, which the producer reads above the trace. */
const returnRequest = operation({
  method: 'PUT',
  path: `${PATH}/:id/return-request`,
  needs: needs(traces, 'update'),
  logs: 'reject',
  summary: 'Trả lại đề nghị kích hoạt',
  done: 'trả lại đề nghị kích hoạt',
  body: { reason: text('Lý do', { required: true, max: 500 }) },
  answers: one(checkedRow),
  async run({ id, body, viewer, store, settings }) {
    const row = await store.find(traces, id)
    refuseOwners(store, 'trả lại đề nghị kích hoạt')
    checkMove(activationRequestStatus, row.activation_request, 'returned', body.reason)
    const refused = rejectedNow(store, viewer.id, body.reason)
    await store.update(traces, id, { activation_request: 'returned', ...refused })
    return answered({ store, settings }, id)
  },
})

export const activations = [changeActive, request, returnRequest]

/**
 * A trace can be published once its batch is harvested and its ten items pass. Those who may overrule can publish it
 * with a reason although items are missing; stages that are missing now do not hold it then.
 */
export async function checkActivation(
  { body, store, viewer }: Pick<Call<Values<typeof override>>, 'body' | 'store' | 'viewer'>,
  row: Trace,
): Promise<void> {
  refuseUnharvested((await store.find(batches, row.batch_id)).status)
  const compliance = await complianceOf(store.sql, row.id, store.now())
  if (compliance.passed) return
  const missing = compliance.items.filter(({ passed }) => !passed).map(({ label, hint }) => `${label}: ${hint}`)
  const { override_reason } = body
  if (override_reason && can(viewer.permissions, overruleNeed)) {
    const released_facts = mergedFactKeys(row.released_facts, await stageFactsOf(store, row.id))
    await store.derive(traces, row.id, { released_facts })
    return noteReason(store, row, { override_reason, missing })
  }
  const message = `Chưa thể kích hoạt, còn thiếu: ${missing.join('; ')}`
  throw new Refusal(422, message, { errors: { compliance: missing }, data: { compliance } })
}

/** Nothing is published of a batch that is not harvested. */
export function refuseUnharvested(status: string): void {
  if (status !== 'harvested' && status !== 'closed')
    throw new Refusal(
      422,
      `Chưa thể kích hoạt: lô đang ở trạng thái “${labelOf(batchStatus, status)}”, cần thu hoạch trước`,
    )
}

export const noteReason = (store: Store, { id, code }: Trace, new_values: object): Promise<void> =>
  store.note('status', { subject: traces.table, id, label: code!, new_values })
