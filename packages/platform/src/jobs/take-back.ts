import { resourceByName } from '@trace/define/catalogue.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import { operationAt } from '../operation/operation.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { tablesOf } from '../store/changes.ts'
import { Refusal } from '../refusal.ts'
import { Changes } from '../store/changes.ts'
import { nameOf } from '../store/titles.ts'
import { forgetTotals } from '../store/totals.ts'
import { statesOf } from './run-bulk.ts'
import type { BulkInput, Moved } from './run-bulk.ts'
import { refusalOf } from './work.ts'
import type { RefusedRow, Work } from './work.ts'

const BATCH = 50
const MOST_LISTED = 500

/**
 * Restores the earlier states of the rows of a bulk action, by the call that changed them, and undoes approvals. Leaves
 * out rows that changed since or may not go back. A batch and its progress are one transaction, so an interrupted job
 * continues after the last batch.
 */
export async function takeBack(work: Work, action: BulkInput, moved: Moved[]) {
  const { resource: name, state } = action
  const { pool, operations, viewer, id: job, call, hold, progress, finish } = work
  const resource = resourceByName(name)
  const step = operationAt(operations, action.method, action.path)!
  const undoing = operationAt(operations, 'POST', `/api/admin/${name}/:id/undo`)!
  refuseUnpermitted(viewer, step.needs, step)
  const total = moved.length

  let came = await doBatch()
  while (came.done < total) came = await doBatch()
  const kept = came.failed > 0 ? `, giữ nguyên ${formatNumber(came.failed)} dòng` : ''
  await finish(pool, {
    status: 'done',
    message: `Đã hoàn tác ${formatNumber(total - came.failed)} ${resource.label.toLowerCase()}${kept}`,
  })

  async function doBatch() {
    const changes = new Changes()
    const now = await pool.begin(async (sql) => {
      await hold(sql)
      const [{ done, result }] = await sql<
        [{ done: number; result: { refused?: RefusedRow[]; failed?: number } | null }]
      >`
        select done, result from jobs where id = ${job}`
      const batch = moved.slice(done, done + BATCH)
      const standing = await statesOf(
        sql,
        resource,
        action,
        batch.map(([id]) => id),
      )
      const no: RefusedRow[] = []
      for (const [id, version, before] of batch) {
        const refusal = await refusalOf(sql, changes, async (inner) => {
          const row = standing.get(id)
          if (row?.version !== version) throw new Refusal(409, row ? 'Đã có người đổi sau đó' : 'Đã bị xóa sau đó')
          if (state === 'status')
            await call(inner, step, { id, params: { status: before }, body: { version } }, changes)
          else await call(inner, undoing, { id, body: { version } }, changes)
        })
        if (refusal) no.push({ id, label: await nameOf(sql, resource, id), message: refusal.message })
      }
      const failed = (result?.failed ?? 0) + no.length
      const refused = [...(result?.refused ?? []), ...no].slice(0, MOST_LISTED)
      await progress(done + batch.length, total, sql, { refused, failed })
      await announceChanges(sql, changes)
      return { done: done + batch.length, failed }
    })
    forgetTotals(pool, tablesOf(changes))
    return now
  }
}
