import { resourceByName } from '@trace/define/catalogue.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { operationAt } from '../operation/operation.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { Refusal } from '../refusal.ts'
import { inBatches } from './in-batches.ts'
import { statesOf } from './run-bulk.ts'
import type { BulkInput, Moved } from './run-bulk.ts'
import type { Work } from './work.ts'

/**
 * Restores the earlier states of the rows of a bulk action, by the call that changed them, and undoes approvals. Leaves
 * out rows that changed since or may not go back.
 */
export async function takeBack(work: Work, action: BulkInput, moved: Moved[]) {
  const { resource: name, state } = action
  const { pool, operations, call, finish } = work
  const resource = resourceByName(name)
  const step = operationAt(operations, action.method, action.path)!
  const undoing = operationAt(operations, 'POST', `/api/admin/${name}/:id/undo`)!
  let standing: Awaited<ReturnType<typeof statesOf>> = new Map()
  const failed = await inBatches(work, {
    resource,
    rows: moved,
    idOf: ([id]) => id,
    refuse: (viewer) => refuseUnpermitted(viewer, step.needs, step),
    async begin(sql, batch) {
      const ids = batch.map(([id]) => id)
      standing = await statesOf(sql, resource, action, ids)
    },
    async act(sql, [id, version, before], changes) {
      const row = standing.get(id)
      if (row?.version !== version) throw new Refusal(409, row ? 'Đã có người đổi sau đó' : 'Đã bị xóa sau đó')
      if (state === 'status') await call(sql, step, { id, params: { status: before }, body: { version } }, changes)
      else await call(sql, undoing, { id, body: { version } }, changes)
    },
  })
  const label = resource.label.toLowerCase()
  const back = moved.length - failed
  const kept = failed > 0 ? `, giữ nguyên ${formatNumber(failed)} dòng` : ''
  await finish(
    pool,
    failed > 0 && back === 0
      ? { status: 'failed', message: `Không hoàn tác được ${label} nào, giữ nguyên ${formatNumber(failed)} dòng` }
      : { status: 'done', message: `Đã hoàn tác ${formatNumber(back)} ${label}${kept}` },
  )
}
