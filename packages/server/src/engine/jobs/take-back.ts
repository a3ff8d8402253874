import { resourceByName } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { announceChanges } from '../notices/announce-changes.ts'
import { operationAt } from '../operation.ts'
import { permit, tablesOf } from '../perform.ts'
import { Refusal } from '../refusal.ts'
import { Changes } from '../store/changes.ts'
import { unscoped } from '../store/rows.ts'
import { nameOf } from '../store/titles.ts'
import { forgetTotals } from '../store/totals.ts'
import type { BulkInput, Moved } from './run-bulk.ts'
import { refusalOf } from './work.ts'
import type { RefusedRow, Work } from './work.ts'

const BATCH = 50
const MOST_LISTED = 500

/**
 * Gives the rows of a bulk action the states back that they had, by the call that moved them: except those changed since,
 * those that may not go back, and approved changes, whose former values are gone.
 */
export async function takeBack(work: Work, { resource: name, state, ...action }: BulkInput, moved: Moved[]) {
  const { pool, operations, viewer, call, hold, progress, finish } = work
  const resource = resourceByName(name)
  const step = operationAt(operations, action.method, action.path)!
  permit(viewer, step.needs, step)
  const changes = new Changes()

  await pool.begin(async (sql) => {
    await hold(sql)
    const refused: RefusedRow[] = []
    for (let at = 0; at < moved.length; at += BATCH) {
      const batch = moved.slice(at, at + BATCH)
      const found = await unscoped(sql, 'the rows that a bulk action of who asks has moved')<
        { id: number; version: number; state: string }[]
      >`
        select id, version, ${sql(state!)} as state from ${sql(resource.table)}
        where id = any(${batch.map(([id]) => id)}) and deleted_at is null`
      const now = new Map(found.map((row) => [row.id, row]))
      for (const [id, version, before] of batch) {
        const refusal = await refusalOf(sql, changes, async (inner) => {
          const row = now.get(id)
          if (row?.version !== version) throw new Refusal(409, row ? 'Đã có người đổi sau đó' : 'Đã bị xóa sau đó')
          if (row.state === before) throw new Refusal(422, 'Giá trị trước khi duyệt không còn')
          const isMove = state === 'status'
          await call(
            inner,
            step,
            isMove ? { id, params: { status: before } } : { id, body: { [state!]: before } },
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
