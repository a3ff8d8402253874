import { resourceByName } from '@trace/domain'
import { announce } from '../live/announce.ts'
import { operationAt } from '../operation.ts'
import { permit, tablesOf } from '../perform.ts'
import { Refusal } from '../refusal.ts'
import type { Changes } from '../store/author.ts'
import { nameOf } from '../store/titles.ts'
import { forgetTotals } from '../store/totals.ts'
import type { ImportInput } from './run-import.ts'
import { refusalOf } from './work.ts'
import type { RefusedRow, Work } from './work.ts'
import { unscoped } from '../store/rows.ts'

/** Job: moves the rows of an import to the trash, except those changed since or referred to by others. */
export async function runUndo({
  pool,
  operations,
  input,
  viewer,
  call,
  hold,
  finish,
}: Work<{ job: number }>): Promise<void> {
  const [job] = await pool<{ input: ImportInput; result: { rows: [id: number, version: number][] } }[]>`
    select input, result from jobs where id = ${input.job} and user_id = ${viewer.id}`
  const resource = resourceByName(job!.input.resource)
  const remove = operationAt(operations, 'DELETE', `/api/admin/${resource.name}/:id`)
  if (!remove) throw new Refusal(422, 'Dữ liệu này không xóa được')
  permit(viewer, remove.needs)
  const made = new Map(job!.result.rows)
  const changes: Changes = new Map()

  await pool.begin(async (sql) => {
    await hold(sql)
    const living = await unscoped(sql, 'the rows that the import of who asks has made')<
      { id: number; version: number }[]
    >`
      select id, version from ${sql(resource.table)}
      where id = any(${[...made.keys()]}) and deleted_at is null order by id desc`
    const refused: RefusedRow[] = []
    for (const { id, version } of living) {
      const refusal =
        version === made.get(id)
          ? await refusalOf(sql, (inner) => call(inner, remove, { id }, changes))
          : { message: 'Đã có thay đổi sau khi nhập' }
      if (refusal) refused.push({ id, label: await nameOf(sql, resource, id), message: refusal.message })
    }
    const removed = living.length - refused.length
    const kept = refused.length > 0 ? `, giữ lại ${refused.length} dòng` : ''
    await announce(sql, changes)
    await finish(sql, {
      status: 'done',
      message: `Đã chuyển ${removed} dòng vào thùng rác${kept}`,
      result: { removed, refused },
    })
  })
  forgetTotals(tablesOf(changes))
}
