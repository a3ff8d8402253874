import { formFields } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import { importerFor } from '../sheets/import-run.ts'
import type { ImportedRow } from '../sheets/import-run.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { tablesOf } from '../store/changes.ts'
import { Refusal } from '../refusal.ts'
import { Changes } from '../store/changes.ts'
import { nameOf } from '../store/titles.ts'
import { forgetTotals } from '../store/totals.ts'
import type { ImportInput } from './run-import.ts'
import { orStop, refusalOf } from './work.ts'
import type { BulkInput, Moved } from './run-bulk.ts'
import { takeBack } from './take-back.ts'
import type { RefusedRow, Work } from './work.ts'
import { unscoped } from '../store/rows.ts'

type DoneJob =
  | { kind: 'bulk'; input: BulkInput; result: { moved: Moved[] } }
  | { kind: 'import'; input: ImportInput; result: Undoable }

/** What an import has written: new rows with their versions, and edited ones with the values before. */
interface Undoable {
  rows: [id: number, version: number][]
  edits?: Required<ImportedRow>[]
}

const CHANGED = 'Đã có thay đổi sau khi nhập'
/** Number of rows after which it is asked again whether the owner may still do this. */
const STRIDE = 50

/** Job: takes an import or a bulk action back. */
export async function runUndo(work: Work<{ job: number }>): Promise<void> {
  const { pool, input, viewer } = work
  const [job] = await pool<DoneJob[]>`
    select kind, input, result from jobs where id = ${input.job} and user_id = ${viewer.id}`
  if (job!.kind === 'bulk') await takeBack(work, job!.input, job!.result.moved)
  else await undoImport(work, job!.input, job!.result)
}

/**
 * Moves the new rows of an import to the trash and gives the edited ones their values back, except those changed
 * since or referred to by others.
 */
async function undoImport(work: Work, input: ImportInput, { rows, edits = [] }: Undoable): Promise<void> {
  const { pool, call, hold, ownerNow, finish } = work
  const resource = resourceByName(input.resource)
  const { remove, show, update, isWorkbook } = importerFor(resource, work, { isWorkbook: !input.typed })
  if (rows.length > 0 && !remove) throw new Refusal(422, 'Dữ liệu này không xóa được')
  const made = new Map(rows)
  const changes = new Changes()
  const mayStill = (sql: Sql) =>
    orStop(async () => {
      const viewer = await ownerNow(sql)
      if (rows.length > 0) refuseUnpermitted(viewer, remove!.needs)
      if (edits.length > 0) refuseUnpermitted(viewer, update!.needs)
    }, 'Chưa hoàn tác dòng nào')

  await pool.begin(async (sql) => {
    await hold(sql)
    const living = await unscoped(sql, 'the rows that the import of who asks has made')<
      { id: number; version: number }[]
    >`
      select id, version from ${sql(resource.table)}
      where id = any(${[...made.keys()]}) and deleted_at is null order by id desc`
    const refused: RefusedRow[] = []
    for (const [at, { id, version }] of living.entries()) {
      if (at % STRIDE === 0) await mayStill(sql)
      const refusal =
        version === made.get(id)
          ? await refusalOf(sql, changes, (inner) => call(inner, remove!, { id }, changes))
          : { message: CHANGED }
      if (refusal) refused.push({ id, label: await nameOf(sql, resource, id), message: refusal.message })
    }
    const keptLiving = refused.length
    const removed = living.length - keptLiving
    for (const [at, { id, version, before }] of edits.entries()) {
      if (at % STRIDE === 0) await mayStill(sql)
      const refusal = await refusalOf(sql, changes, async (inner) => {
        const { entry } = (await call(inner, show!, { id }, changes)) as { entry: Record<string, unknown> }
        if (entry['version'] !== version) throw new Refusal(409, CHANGED)
        const form = Object.fromEntries(Object.keys(formFields(resource)).map((name) => [name, entry[name]]))
        await call(
          inner,
          update!,
          { id, body: { ...form, ...before, version, confirm: true }, mayLack: true, isWorkbook },
          changes,
        )
      })
      if (refusal) refused.push({ id, label: await nameOf(sql, resource, id), message: refusal.message })
    }
    await mayStill(sql)
    const returned = edits.length - (refused.length - keptLiving)
    const kept = refused.length > 0 ? `, giữ lại ${refused.length} dòng` : ''
    const back = edits.length > 0 ? `, trả ${returned} dòng về như trước` : ''
    await announceChanges(sql, changes)
    await finish(sql, {
      status: removed + returned === 0 && refused.length > 0 ? 'failed' : 'done',
      message: `Đã chuyển ${removed} dòng vào thùng rác${back}${kept}`,
      result: { removed, refused },
    })
  })
  forgetTotals(pool, tablesOf(changes))
}
