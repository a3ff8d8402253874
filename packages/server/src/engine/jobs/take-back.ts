import { resourceByName } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { announceChanges } from '../notices/announce-changes.ts'
import { operationAt } from '../operation.ts'
import { permit, tablesOf } from '../perform.ts'
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
 * Gives the rows of a bulk action the states back that they had, by the call that moved them: except those changed since,
 * those that may not go back, and approved changes, whose former values are gone.
 */
export async function takeBack(work: Work, action: BulkInput, moved: Moved[]) {
  const { resource: name, state } = action
  const { pool, operations, viewer, call, hold, progress, finish } = work
  const resource = resourceByName(name)
  const step = operationAt(operations, action.method, action.path)!
  permit(viewer, step.needs, step)
  const changes = new Changes()
  const isMove = state === 'status'

  await pool.begin(async (sql) => {
    await hold(sql)
    const refused: RefusedRow[] = []
    for (let at = 0; at < moved.length; at += BATCH) {
      const batch = moved.slice(at, at + BATCH)
      const now = await statesOf(
        sql,
        resource,
        action,
        batch.map(([id]) => id),
      )
      for (const [id, version, before] of batch) {
        const refusal = await refusalOf(sql, changes, async (inner) => {
          const row = now.get(id)
          if (row?.version !== version) throw new Refusal(409, row ? 'Đã có người đổi sau đó' : 'Đã bị xóa sau đó')
          if (row.state === before) throw new Refusal(422, 'Giá trị trước khi duyệt không còn')
          await call(
            inner,
            step,
            { id, ...(isMove ? { params: { status: before } } : { body: { [state!]: before } }) },
            changes,
          )
        })
        if (refusal) refused.push({ id, label: await nameOf(sql, resource, id), message: refusal.message })
      }
      await progress(at + batch.length, moved.length)
    }
    const kept = refused.length > 0 ? `, giữ nguyên ${formatNumber(refused.length)} dòng` : ''
    await announceChanges(sql, changes)
    await finish(sql, {
      status: 'done',
      message: `Đã hoàn tác ${formatNumber(moved.length - refused.length)} ${resource.label.toLowerCase()}${kept}`,
      result: { refused: refused.slice(0, MOST_LISTED), failed: refused.length },
    })
  })
  forgetTotals(tablesOf(changes))
}
