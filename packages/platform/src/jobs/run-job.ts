import { accountViewer } from '../access/sessions.ts'
import { chargeBeforeUse, onBehalfOf, chargeAfterUse } from '../account-usage.ts'
import { notify } from '../live/announce.ts'
import type { Operation } from '../operation/operation.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { admit } from '../request/authorize.ts'
import { failureOf } from '../request/failures.ts'
import { runOperation, runTogether } from '../request/run-operation.ts'
import { WORKBOOK_ORIGIN } from '../sheets/import-stale.ts'
import type { Viewer } from '../viewer.ts'
import { clearWorkbooks } from './clear-workbooks.ts'
import { runBulk } from './run-bulk.ts'
import { runExport } from './run-export.ts'
import { runImport } from './run-import.ts'
import { runUndo } from './run-undo.ts'
import { JOB_ORIGIN } from './work.ts'
import type { End, OperationInput, Work } from './work.ts'

/** Job handlers by kind. The input of each was written by its own operation, so `never` is safe here. */
const kinds: Record<string, (work: Work<never>) => Promise<void>> = {
  export: runExport,
  import: runImport,
  bulk: runBulk,
  undo: runUndo,
}

interface Job {
  id: number
  starts: number
  kind: string
  title: string
  user_id: number
  input: never
}

/** Thrown when another run has ended the job in the meantime. */
class Superseded extends Error {}

const CUT_OFF = 'Công việc bị gián đoạn nhiều lần, vui lòng làm lại'
/** A job that was running when the server died is started once more, since it may not have been the cause. */
const MOST_STARTS = 2

/** Namespace of the advisory locks on jobs. */
const JOB_LOCKS = 7_228_412

interface Around {
  operations: readonly Operation[]
  pool: Pool
  settings: Settings
  /** Called with unexpected errors. */
  onDefect(error: unknown): void
}

/** Runs the jobs that the queue hands out, by their ids. */
export function openJobs({ operations, pool, settings, onDefect }: Around) {
  /**
   * Jobs that this server began and did not end. As the server is still alive, they did not kill it, so another
   * start is not counted.
   */
  const begun = new Set<number>()

  async function run(id: number): Promise<void> {
    const [job] = await pool<Job[]>`
      update jobs set status = 'running', started_at = coalesce(started_at, now()), starts = starts + ${begun.has(id) ? 0 : 1}
      where id = ${id} and status in ('queued', 'running')
      returning id, kind, title, user_id, input, starts`
    if (!job) return
    if (job.starts > MOST_STARTS) return pool.begin((sql) => finish(sql, job, { status: 'failed', message: CUT_OFF }))
    begun.add(id)
    try {
      await onBehalfOf(pool, job.user_id, () => runCounted(job), { isJob: true })
    } catch (error) {
      if (error instanceof Superseded) return void begun.delete(id)
      const { code, message } = failureOf(error)
      if (code === 503) throw error
      if (code === 500) onDefect(error)
      await pool.begin((sql) => finish(sql, job, { status: 'failed', message }))
    }
    begun.delete(id)
    if (job.kind === 'import') await clearWorkbooks(pool, settings, job.user_id)
  }

  /** Runs a job, and adds its running time to its account's usage of the day. */
  async function runCounted(job: Job): Promise<void> {
    const { id } = job
    const began = performance.now()
    try {
      chargeBeforeUse({})
      let viewer = await accountViewer(pool, job.user_id)
      await kinds[job.kind]!({
        pool,
        settings,
        operations,
        id,
        input: job.input,
        viewer,
        isFirst: job.starts === 1,
        call: async (sql, operation, asked, changes) => {
          const wanted = wantedBy(viewer, asked)
          admit(operation, wanted)
          return (await runOperation(sql, operation, wanted, settings, changes)).data
        },
        callTogether: async (sql, operation, asked, changes) => {
          const wanted = asked.map((one) => wantedBy(viewer, one))
          for (const one of wanted) admit(operation, one)
          return runTogether(sql, operation, wanted, settings, changes)
        },
        hold: async (sql) => {
          await sql`select pg_advisory_xact_lock(${JOB_LOCKS}, ${id})`
          if ((await sql`select 1 from jobs where id = ${id} and status = 'running'`).length === 0)
            throw new Superseded()
        },
        ownerNow: async (sql) => (viewer = await accountViewer(sql, job.user_id)),
        progress: async (done, total, sql = pool, result = {}) => {
          const progress = Math.floor((done * 100) / Math.max(total, 1))
          await sql`
            update jobs set done = ${done}, total = ${total}, progress = ${progress}, result = result || ${result as never}
            where id = ${id}`
        },
        finish: (sql, end) => finish(sql, job, end),
      })
    } finally {
      chargeAfterUse({ ms: performance.now() - began })
    }
  }

  /** Ends a job that the queue has given up. */
  async function giveUp(id: number): Promise<void> {
    const [job] = await pool<Job[]>`select * from jobs where id = ${id} and status in ('queued', 'running')`
    if (job) await pool.begin((sql) => finish(sql, job, { status: 'failed', message: CUT_OFF }))
  }

  return { run, giveUp }
}

const wantedBy = (
  viewer: Viewer,
  { id = 0, params = {}, body = {}, mayLack = false, isWorkbook = false }: OperationInput,
) => ({
  params: { ...params, id: String(id) },
  query: {},
  rawBody: body,
  origin: isWorkbook ? WORKBOOK_ORIGIN : JOB_ORIGIN,
  viewer,
  upload: undefined,
  mayLack,
  isWorkbook,
})

async function finish(sql: Sql, { id, user_id, title }: Job, { status, message, result = {} }: End): Promise<void> {
  await sql`
    update jobs set status = ${status}, message = ${message}, result = result || ${result as never}, finished_at = now(),
      progress = case when ${status} = 'done' then 100 else progress end
    where id = ${id}`
  await notify(sql, { users: [user_id], group: 'default', title, message, to: '/admin/profile/jobs', job: id })
}
