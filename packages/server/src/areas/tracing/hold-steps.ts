import { batches } from '@trace/domain/areas/growing/batches.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { one } from '@trace/platform/operation/answers.ts'
import { refuseOwners } from '@trace/platform/calls/approvals.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { noteRelease, mergedFactKeys } from '../growing/index.ts'
import { hasOthers } from './others-of-batch.ts'
import { releasedTraceValues } from './settled/settle-batches.ts'
import { answered, checkedRow } from './trace-facts.ts'

/**
 * Release by an officer who has verified the facts: the lot returns to its former state, and the same facts no
 * longer hold it.
 */
export const release = operation({
  method: 'PUT',
  path: '/api/admin/traces/:id/release',
  needs: needs(traces, 'update'),
  logs: 'status',
  summary: 'Bỏ tạm giữ hồ sơ truy xuất đã xác minh',
  done: 'bỏ tạm giữ',
  body: { reason: text('Lý do', { required: true, max: 500 }) },
  answers: one(checkedRow),
  async run({ id, body, store, settings }) {
    const row = await store.find(traces, id)
    refuseOwners(store, 'bỏ tạm giữ')
    if (row.status !== 'held') throw new Refusal(422, 'Hồ sơ không bị tạm giữ')
    const batch = await store.find(batches, row.batch_id)
    const released = await noteRelease(store, traces, row, body.reason)
    await store.update(traces, id, { ...releasedTraceValues(row.held_from), ...released })
    if (batch.hold === 'held' && !(await hasOthers(store, row, 'held')))
      await store.update(batches, batch.id, { released_facts: mergedFactKeys(batch.released_facts, row.held_facts) })
    await store.settle()
    return answered({ store, settings }, id)
  },
})
