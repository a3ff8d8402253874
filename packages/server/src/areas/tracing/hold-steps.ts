import { batches, needs, text, traces } from '@trace/domain'
import { one } from '../../engine/calls/answers.ts'
import { staffOnly } from '../../engine/calls/approvals.ts'
import { operation } from '../../engine/operation.ts'
import { Refusal } from '../../engine/refusal.ts'
import { withKeys } from '../growing/index.ts'
import { givenBack } from './settled/settle-batches.ts'
import { noteReason } from './trace-activation.ts'
import { answered, checkedRow } from './trace-facts.ts'

/** An officer has found out what is true: the lot returns to what it was, and the same facts hold it no more. */
export const release = operation({
  method: 'PUT',
  path: '/api/admin/traces/:id/release',
  needs: needs(traces, 'update'),
  logs: 'status',
  summary: 'Bỏ tạm giữ hồ sơ truy xuất đã xác minh',
  done: 'bỏ tạm giữ',
  body: { reason: text('Lý do', { required: true, max: 500 }) },
  answers: one(checkedRow),
  async run({ id, body, store }) {
    const row = await store.find(traces, id)
    staffOnly(store, 'bỏ tạm giữ')
    if (row.status !== 'held') throw new Refusal(422, 'Hồ sơ không bị tạm giữ')
    const { held_facts } = row
    const batch = await store.find(batches, row.batch_id)
    await noteReason(store, row, { release_reason: body.reason, held_facts })
    await store.update(traces, id, {
      ...givenBack(row.held_from),
      released_facts: withKeys(row.released_facts, held_facts),
    })
    const [others] = await store.unscoped('lots of the batch of a trace that was found within reach')<
      { count: number }[]
    >`
      select count(*)::int as count from traces where batch_id = ${batch.id} and id <> ${id} and status = 'held' and deleted_at is null`
    if (batch.hold === 'held' && others!.count === 0)
      await store.update(batches, batch.id, { released_facts: withKeys(batch.released_facts, held_facts) })
    await store.settle()
    return answered(store, id)
  },
})
