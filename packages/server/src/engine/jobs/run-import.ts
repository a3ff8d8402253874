import { resourceByName } from '@trace/domain'
import type { Pool, Sql, Transaction } from '../../ports/postgres/connect.ts'
import { openStorage } from '../../ports/files/storage.ts'
import { announce } from '../live/announce.ts'
import { permit, tablesOf } from '../perform.ts'
import { writeFailedRows } from '../sheets/failed-rows.ts'
import { refuseField } from '../refusal.ts'
import { openArchive } from '../sheets/archive.ts'
import { checkFiles, planFiles, storeFiles } from '../sheets/import-files.ts'
import { planImport } from '../sheets/import-plan.ts'
import type { Correction, Plan } from '../sheets/import-plan.ts'
import type { PlannedRow } from '../sheets/planned-row.ts'
import { applyRow, importerFor } from '../sheets/import-run.ts'
import type { Importer, Made } from '../sheets/import-run.ts'
import { withWorkbook } from '../sheets/workbook.ts'
import { UNREADABLE } from '../sheets/unreadable.ts'
import { openStore } from '../store/store.ts'
import type { Changes } from '../store/author.ts'
import { forgetTotals } from '../store/totals.ts'
import { JOB_ORIGIN } from './work.ts'
import type { Work } from './work.ts'

export interface ImportInput {
  resource: string
  /** Storage key of the workbook. */
  path: string
  /** Name of the file, as it was sent. */
  name: string
  /** Dry run: only report what would happen. */
  dry: boolean
  /** Import the valid rows and give the others back, in place of all or nothing. */
  partial: boolean
  /** The rows to import, numbered as in Excel; empty means all. */
  rows: number[]
  /** Proposals for misread cells that were taken. */
  corrections: Correction[]
}

/** Maximum of listed problems; the others are only counted. */
const MOST_LISTED = 500
const STRIDE = 25

/** Job: imports a workbook in one transaction, or only reports what that would do. */
export async function runImport(work: Work<ImportInput>): Promise<void> {
  const { pool, settings, operations, input, viewer, call, progress } = work
  const importer = importerFor(resourceByName(input.resource), operations, call)
  permit(viewer, importer.create.needs)
  await refuseDeadly(work)
  const storage = await openStorage(settings)
  const store = openStore(pool, {
    viewer,
    method: 'POST',
    path: importer.create.path,
    logs: 'import',
    origin: JOB_ORIGIN,
    province: settings.province,
    holds: false,
  })
  const only = input.rows.length > 0 ? new Set(input.rows) : null
  const sent = await storage.read(input.path)
  const archive = await openArchive(sent)
  const plan = await withWorkbook(archive?.workbook ?? sent, (book) =>
    planImport(store, importer.resource, book, { only, corrections: input.corrections }),
  )
  const { resource } = importer
  const { planned, unplaced } = planFiles(resource, plan.rows, archive)
  plan.ignored.push(...unplaced)
  await progress(0, plan.rows.length)
  if (plan.rows.some(({ action }) => action === 'update'))
    permit(viewer, importer.update?.needs ?? importer.create.needs)
  const isHopeless = !input.dry && !input.partial && wrongRows(plan).length > 0
  if (archive && input.dry) await checkFiles(resource, planned, archive)
  else if (archive && !isHopeless)
    await storeFiles(resource, planned, archive, {
      sql: pool,
      settings,
      by: viewer.id,
      onFile: (done) => progress(done, planned.length + plan.rows.length),
    })
  await (input.dry ? look(work, importer, plan) : bringIn(work, importer, plan))
}

/** If the server died while it read this workbook, before its rows were counted, the workbook is not read again. */
async function refuseDeadly({ pool, id, isFirst }: Work<ImportInput>): Promise<void> {
  if (isFirst) return
  const [job] = await pool<{ total: number | null }[]>`select total from jobs where id = ${id}`
  if (job!.total === null) throw refuseField('file', UNREADABLE)
}

/** Dry run: applies every row and rolls back, so the same rules hold as in the real import. */
async function look({ pool, progress, finish }: Work<ImportInput>, importer: Importer, plan: Plan): Promise<void> {
  for (let at = 0; at < plan.rows.length; at += STRIDE) {
    await undone(pool, async (sql) => {
      for (const row of plan.rows.slice(at, at + STRIDE)) await applyRow(sql, importer, row, new Map())
    })
    await progress(Math.min(at + STRIDE, plan.rows.length), plan.rows.length)
  }
  const wrong = wrongRows(plan).length
  await finish(pool, {
    status: 'done',
    message: wrong === 0 ? 'Không có lỗi' : `${wrong} dòng có lỗi`,
    result: outcome(plan),
  })
}

class TakenBack extends Error {}

async function undone(pool: Pool, act: (sql: Transaction) => Promise<void>): Promise<void> {
  await pool
    .begin(async (sql) => {
      await act(sql)
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
}

async function bringIn(work: Work<ImportInput>, importer: Importer, plan: Plan): Promise<void> {
  const { pool, input, hold, progress, finish } = work
  const changes: Changes = new Map()
  let refused = false
  await pool
    .begin(async (sql) => {
      await hold(sql)
      await planAnew(sql)
      const made: Made[] = []
      for (const [index, row] of plan.rows.entries()) {
        const one = await applyRow(sql, importer, row, changes)
        if (one) made.push(one)
        if (index % STRIDE === STRIDE - 1) await progress(index + 1, plan.rows.length)
      }
      refused = !input.partial && wrongRows(plan).length > 0
      if (refused) throw new TakenBack()
      await announce(sql, changes)
      await end(sql, made)
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
      await end(pool, [])
    })
  forgetTotals(tablesOf(changes))

  async function end(sql: Sql, made: Made[]): Promise<void> {
    const wrong = wrongRows(plan)
    const file = wrong.length > 0 ? await writeFailedRows(work.settings, importer.resource, plan, wrong) : undefined
    const result = { ...outcome(plan), ...(file && { file }), rows: made.map(({ id, version }) => [id, version]) }
    if (refused)
      return finish(sql, { status: 'failed', message: `${wrong.length} dòng có lỗi, chưa nhập dòng nào`, result })
    const { created, updated, unchanged } = result
    const left = wrong.length > 0 ? `, ${wrong.length} dòng có lỗi được trả lại` : ''
    const message = `Thêm ${created}, sửa ${updated}, giữ nguyên ${unchanged} dòng${left}`
    return finish(sql, { status: 'done', message, result })
  }
}

/** Plans each statement anew: a cached plan from when the table was small would scan the whole table for every row. */
const planAnew = (sql: Sql) => sql`set local plan_cache_mode = force_custom_plan`

const wrongRows = ({ rows }: Plan): PlannedRow[] => rows.filter(({ problems }) => problems.length > 0)

function outcome(plan: Plan) {
  const wrong = wrongRows(plan)
  const right = (wanted: PlannedRow['action']) =>
    plan.rows.filter(({ action, problems }) => action === wanted && problems.length === 0).length
  return {
    total_rows: plan.rows.length,
    created: right('create'),
    updated: right('update'),
    unchanged: right('unchanged'),
    failed: wrong.length,
    problems: wrong.flatMap(({ problems }) => problems).slice(0, MOST_LISTED),
    ignored: plan.ignored,
  }
}
