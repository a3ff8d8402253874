import { resourceByName } from '@trace/domain'
import type { Changes } from '../store/store.ts'
import { failureOf } from '../failures.ts'
import { announce } from '../live/announce.ts'
import { carryOut, permit, tablesOf } from '../perform.ts'
import { Refusal } from '../refusal.ts'
import { forgetTotals } from '../store/totals.ts'
import type { ImportInput } from './run-import.ts'
import { JOB_ORIGIN } from './work.ts'
import type { Work } from './work.ts'

/** Puts the rows that an import made into the trash, but for those that changed since or that others use by now. */
export async function runUndo({ pool, settings, operations, input, viewer, finish }: Work<{ job: number }>): Promise<void> {
  const [job] = await pool<{ input: ImportInput; result: { rows: [id: number, version: number][] } }[]>`
    select input, result from jobs where id = ${input.job} and user_id = ${viewer.id}`
  const resource = resourceByName(job!.input.resource)
  const remove = operations.find(({ method, path }) => method === 'DELETE' && path === `/api/admin/${resource.name}/:id`)
  if (!remove) throw new Refusal(422, 'Dữ liệu này không xóa được')
  permit(viewer, remove.needs)
  const made = new Map(job!.result.rows)
  const changes: Changes = new Map()
  await pool.begin(async (sql) => {
    const found = await sql<{ id: number; version: number; label: string }[]>`
      select id, version, ${sql(resource.title)}::text as label from ${sql(resource.table)} where id = any(${[...made.keys()]}) and deleted_at is null order by id desc`
    const kept: { id: number; label: string; message: string }[] = []
    for (const { id, version, label } of found) {
      try {
        if (version !== made.get(id)) throw new Refusal(409, 'Đã có thay đổi sau khi nhập')
        await sql.savepoint((inner) =>
          carryOut(inner, remove, { params: { id: String(id) }, query: {}, body: {}, origin: JOB_ORIGIN, viewer, upload: undefined }, settings, changes))
      } catch (error) {
        const { code, message } = failureOf(error)
        if (code >= 500) throw error
        kept.push({ id, label, message })
      }
    }
    await announce(sql, changes)
    await finish(sql, {
      status: 'done', message: `Đã chuyển ${found.length - kept.length} dòng vào thùng rác${kept.length > 0 ? `, giữ lại ${kept.length} dòng` : ''}`,
      result: { removed: found.length - kept.length, refused: kept },
    })
  })
  forgetTotals(tablesOf(changes))
}
