import { resourceByName } from '@trace/define/catalogue.ts'
import type { Pool, Sql, Transaction } from '../ports/postgres/connect.ts'
import { openStorage } from '../ports/files/storage.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { tablesOf } from '../store/changes.ts'
import { writeFailedRows } from '../sheets/failed-rows.ts'
import { refuseField } from '../refusal.ts'
import { openArchive } from '../sheets/archive.ts'
import { checkFiles, planFiles, storeFiles } from '../sheets/import-files.ts'
import { readLooks, seenIn } from '../sheets/import-stale.ts'
import { planImport } from '../sheets/import-plan.ts'
import type { Correction, Plan } from '../sheets/import-plan.ts'
import type { NumberAnswer } from '../sheets/number-questions.ts'
import { readingsOf } from '../sheets/import-readings.ts'
import { isNothingRight, outcome, problemsIn, wrongRows } from '../sheets/import-outcome.ts'
import type { RowAnswer } from '../sheets/planned-row.ts'
import { applyRows, importerFor } from '../sheets/import-run.ts'
import type { Importer, ImportedRow } from '../sheets/import-run.ts'
import { typedWorkbook } from '../sheets/typed-rows.ts'
import type { TypedRow } from '../sheets/typed-rows.ts'
import { withWorkbook } from '../sheets/workbook.ts'
import type { Workbook } from '../sheets/workbook.ts'
import { UNREADABLE } from '../sheets/unreadable.ts'
import { numberGiverOf } from '../store/numbers.ts'
import { openStore } from '../store/store.ts'
import { Changes } from '../store/changes.ts'
import { forgetTotals } from '../store/totals.ts'
import { JOB_ORIGIN, orStop } from './work.ts'
import type { Work } from './work.ts'

export interface ImportInput {
  resource: string
  /** Storage key of the workbook. */
  path: string
  /** Name of the file, as it was sent. */
  name: string
  /** Rows typed into a grid, in place of a workbook. */
  typed?: TypedRow[]
  /** Dry run: only report what would happen. */
  dry: boolean
  /** Import the valid rows and give the others back, in place of all or nothing. */
  partial: boolean
  /** The rows to import, numbered as in Excel; empty means all. */
  rows: number[]
  /** Accepted proposals for misread cells. */
  corrections: Correction[]
  /** How numbers are written, by column; missing in jobs from before the screen asked for it. */
  numbers?: NumberAnswer[]
  /** Import hidden rows too. */
  hidden?: boolean
  /** Answers to the questions about rows. */
  answers?: RowAnswer[]
  /** The jobs that checked this workbook first and last. */
  checks?: { first: number; last: number }
}

/** Maximum of edited rows that can be undone; their previous values are kept with the job. */
const MOST_EDITS = 2_000
/** Number of rows imported between two progress reports; new rows are inserted together. */
const STRIDE = 50

/** Job: imports a workbook in one transaction, or only reports what that would do. */
export async function runImport(work: Work<ImportInput>): Promise<void> {
  const { pool, settings, input, viewer, ownerNow, progress } = work
  const importer = importerFor(resourceByName(input.resource), work, { isWorkbook: !input.typed })
  if (!input.typed) refuseUnpermitted(viewer, importer.create.needs)
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
  const { resource } = importer
  const { corrections, numbers = [], hidden = false, answers = [], checks = null } = input
  const looks = await readLooks(pool, viewer.id, checks)
  const planned = (book: Workbook) =>
    planImport(store, resource, book, { only, corrections, numbers, hidden, answers, looks })
  const sent = input.typed ? null : await storage.read(input.path)
  const archive = sent && (await openArchive(sent))
  const plan = sent
    ? await withWorkbook(archive?.workbook ?? sent, planned)
    : await planned(typedWorkbook(resource, input.typed ?? []))
  for (const row of plan.rows) {
    const typed = input.typed?.[row.number - 1]
    if (typed) Object.assign(row, { version: typed.version, insists: typed.confirm === true })
  }
  const { files, unplaced } = planFiles(resource, plan.rows, archive)
  plan.ignored.push(...unplaced)
  await progress(0, plan.rows.length)
  const [creates, updates] = (['create', 'update'] as const).map((wanted) =>
    plan.rows.some(({ action }) => action === wanted),
  )
  /** Asks before each batch, and at the end, whether the owner may still do this. */
  const mayStill: MayStill = (sql) =>
    orStop(async () => {
      const now = await ownerNow(sql)
      if (creates) refuseUnpermitted(now, importer.create.needs)
      if (updates) refuseUnpermitted(now, importer.update?.needs ?? importer.create.needs)
    }, 'Chưa nhập dòng nào')
  await mayStill(pool)
  const isHopeless = !input.dry && !input.partial && wrongRows(plan).length > 0
  if (archive && input.dry) await checkFiles(resource, files, archive)
  else if (archive && !isHopeless)
    await storeFiles(resource, files, archive, {
      sql: pool,
      settings,
      by: viewer.id,
      async onFile(done) {
        await mayStill(pool)
        await progress(done, files.length + plan.rows.length)
      },
    })
  await (input.dry ? look : bringIn)(work, importer, plan, mayStill)
}

type MayStill = (sql: Sql) => Promise<void>

/** If the server died while it read this workbook, before its rows were counted, the workbook is not read again. */
async function refuseDeadly({ pool, id, isFirst }: Work<ImportInput>): Promise<void> {
  if (isFirst) return
  const [job] = await pool<{ total: number | null }[]>`select total from jobs where id = ${id}`
  if (job!.total === null) throw refuseField('file', UNREADABLE)
}

/** Dry run: applies every row and rolls back, so the same rules hold as in the real import. */
async function look(
  { pool, progress, finish }: Work<ImportInput>,
  importer: Importer,
  plan: Plan,
  mayStill: MayStill,
): Promise<void> {
  const readings = readingsOf(importer.resource.fields, plan.rows)
  for (let at = 0; at < plan.rows.length; at += STRIDE) {
    const changes = new Changes()
    changes.isTrial = true
    await undone(pool, async (sql) => {
      await mayStill(sql)
      await applyRows(sql, importer, plan.rows.slice(at, at + STRIDE), changes)
    })
    await progress(Math.min(at + STRIDE, plan.rows.length), plan.rows.length)
  }
  await finish(pool, {
    status: 'done',
    message: problemsIn(plan) || 'Không có lỗi',
    result: { ...outcome(plan), readings, seen: seenIn(plan.rows) },
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

async function bringIn(work: Work<ImportInput>, importer: Importer, plan: Plan, mayStill: MayStill): Promise<void> {
  const { pool, input, hold, progress, finish } = work
  const changes = new Changes()
  changes.giveNumbers = numberGiverOf(pool)
  let refused = false
  await pool
    .begin(async (sql) => {
      await hold(sql)
      await planAnew(sql)
      const made: ImportedRow[] = []
      for (let at = 0; at < plan.rows.length; at += STRIDE) {
        await mayStill(sql)
        made.push(...(await applyRows(sql, importer, plan.rows.slice(at, at + STRIDE), changes)))
        await progress(Math.min(at + STRIDE, plan.rows.length), plan.rows.length)
      }
      await mayStill(sql)
      refused = wrongRows(plan).length > 0 && (!input.partial || isNothingRight(plan))
      if (refused) throw new TakenBack()
      await announceChanges(sql, changes)
      await end(sql, made)
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
      await end(pool, [])
    })
  forgetTotals(pool, tablesOf(changes))

  async function end(sql: Sql, made: ImportedRow[]): Promise<void> {
    const wrong = wrongRows(plan)
    const file =
      wrong.length > 0 && !input.typed
        ? await writeFailedRows(work.settings, importer.resource, plan, wrong)
        : undefined
    const [added, edited] = [made.filter(({ before }) => !before), made.filter(({ before }) => before)]
    const result = {
      ...outcome(plan),
      ...(file && { file }),
      rows: added.map(({ id, version }) => [id, version]),
      ...(!input.typed && { digests: Object.fromEntries(added.map(({ digest = '', id }) => [digest, id])) }),
      edits: edited.length > MOST_EDITS ? [] : edited,
    }
    if (refused)
      return finish(sql, {
        status: 'failed',
        message: `${problemsIn(plan)}, chưa nhập dòng nào`,
        result: { ...result, ...(!input.typed && { seen: seenIn(plan.rows) }) },
      })
    const { created, updated, unchanged } = result
    const left = wrong.length > 0 ? `, ${wrong.length} dòng có lỗi được trả lại` : ''
    const message = `Thêm ${created}, sửa ${updated}, giữ nguyên ${unchanged} dòng${left}`
    return finish(sql, { status: 'done', message, result })
  }
}

/** Plans each statement anew: a cached plan from when the table was small would scan the whole table for every row. */
const planAnew = (sql: Sql) => sql`set local plan_cache_mode = force_custom_plan`
