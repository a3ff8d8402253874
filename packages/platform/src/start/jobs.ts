import { resourceByName } from '@trace/define/catalogue.ts'
import { ask, onBehalfOf, settle } from '../account-usage.ts'
import { accountViewer } from '../access/sessions.ts'
import { sendReset } from '../accounts/forgotten.ts'
import { systemAuthor } from '../access/system-author.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { failureOf } from '../request/failures.ts'
import { missedTasks, runRecorded } from '../monitoring/background-work.ts'
import { lookAtClock } from '../monitoring/clock.ts'
import { notify } from '../live/announce.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import { isRefusal, openMailer } from '../ports/mail/mailer.ts'
import { senderOf } from '../sender.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { settleBy } from '../request/settle.ts'
import { openStore } from '../store/store.ts'
import { Changes } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import type { Product } from './product.ts'
import { admit } from '../request/authorize.ts'
import { runOperation, runTogether } from '../request/run-operation.ts'
import { startQueue } from '../ports/jobs/queue.ts'
import type { Queue, ScheduledTask } from '../ports/jobs/queue.ts'
import { runBulk } from '../jobs/run-bulk.ts'
import { clearWorkbooks } from '../jobs/clear-workbooks.ts'
import { runExport } from '../jobs/run-export.ts'
import { runImport } from '../jobs/run-import.ts'
import { runUndo } from '../jobs/run-undo.ts'
import { sweep, sweepNightly } from './sweep.ts'
import { REFUSED_ADDRESS, tellUndelivered, UNSENT } from '../notices/tell-undelivered.ts'
import { JOB_ORIGIN } from '../jobs/work.ts'
import type { End, OperationInput, Work } from '../jobs/work.ts'
import type { Viewer } from '../viewer.ts'

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
  product: Product
  pool: Pool
  settings: Settings
  databaseUrl: string
  /** Called with unexpected errors, and with the name of the work that failed. */
  onDefect: (error: unknown, work?: string) => void
}

export interface Jobs extends Pick<Queue, 'stop'> {
  /** Does what missed its times. */
  catchUp(): Promise<void>
}

/** Starts the background work: jobs, mails and the hourly cleanup. */
export async function startJobs({ product, pool, settings, databaseUrl, onDefect }: Around): Promise<Jobs> {
  const mailer = openMailer(settings)

  /** Jobs that this server began and did not end. It lives, so that they did not kill it: another start does not count. */
  const begun = new Set<number>()

  async function runJob(id: number): Promise<void> {
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

  /** Runs a job, and counts the time that it takes to the day of its account. */
  async function runCounted(job: Job): Promise<void> {
    const { id } = job
    const began = performance.now()
    try {
      ask({})
      const viewer = await accountViewer(pool, job.user_id)
      await kinds[job.kind]!({
        pool,
        settings,
        operations: product.operations,
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
        progress: async (done, total, sql = pool, result = {}) => {
          const progress = Math.floor((done * 100) / Math.max(total, 1))
          await sql`
            update jobs set done = ${done}, total = ${total}, progress = ${progress}, result = result || ${result as never}
            where id = ${id}`
        },
        finish: (sql, end) => finish(sql, job, end),
      })
    } finally {
      settle({ ms: performance.now() - began })
    }
  }

  /** Runs work of the server itself in one transaction, and announces the changed rows. */
  const bySystem = (path: string, act: (store: Store) => Promise<void>) =>
    pool.begin(async (sql) => {
      const changes = new Changes()
      const store = openStore(sql, systemAuthor(path, settings.province), changes, settleBy(rulesOf(product), null))
      await act(store)
      await store.settle()
      await announceChanges(sql, changes)
    })

  const tasks = [...cleaning(product, pool, settings), ...product.scheduled({ pool, settings, mailer, bySystem })]

  const told = (work: Pick<ScheduledTask, 'name' | 'label'>, run: () => Promise<void>) => async () => {
    try {
      await runRecorded(pool, work, run)
    } catch (error) {
      onDefect(error, work.name)
      throw error
    }
  }

  const queue = await startQueue(
    { url: databaseUrl, tls: settings.databaseTls, pool },
    {
      job: runJob,
      lost: async (id) => {
        const [job] = await pool<Job[]>`select * from jobs where id = ${id} and status in ('queued', 'running')`
        if (job) await pool.begin((sql) => finish(sql, job, { status: 'failed', message: CUT_OFF }))
      },
      mail: async ({ sender: _, ...mail }) => {
        try {
          await mailer.send(mail, await senderOf(pool, settings))
          return 'sent'
        } catch (error) {
          onDefect(error, 'mails')
          if (isRefusal(error as Error)) return 'refused'
          throw error
        }
      },
      mailLost: async ({ sender }, isRefused) => {
        if (!sender) return
        const reason = isRefused ? REFUSED_ADDRESS : UNSENT
        await tellUndelivered(pool, sender.user, { id: sender.id, resource: resourceByName(sender.resource), reason })
      },
      reset: (said) => told(RESETS, async () => sendReset(pool, settings, said))(),
      scheduled: tasks.map((task) => ({ ...task, run: told(task, task.run) })),
      failed: onDefect,
    },
  )
  const catchUp = async () => {
    for (const task of await missedTasks(pool, tasks)) await queue.runNow(task)
  }
  await lookAtClock(pool, settings, product.watched)
  await catchUp()
  return { stop: queue.stop, catchUp }
}

/** The settled rules of a product, which all of its operations have alike. */
const rulesOf = ({ operations }: Product) => operations[0]?.rules ?? []

const cleaning = (product: Product, pool: Pool, settings: Settings): ScheduledTask[] => [
  { name: 'sweep', label: 'Dọn dẹp hằng giờ', at: '23 * * * *', every: 60, run: () => sweep(pool, settings, product) },
  // 02:53 in Vietnam.
  {
    name: 'nightly',
    label: 'Dọn dẹp hằng đêm',
    at: '53 19 * * *',
    every: 1_440,
    run: () => sweepNightly(pool, settings, product),
  },
]

const RESETS = { name: 'resets', label: 'Thư đặt lại mật khẩu' }

const wantedBy = (viewer: Viewer, { id = 0, params = {}, body = {}, mayLack = false }: OperationInput) => ({
  params: { ...params, id: String(id) },
  query: {},
  rawBody: body,
  origin: JOB_ORIGIN,
  viewer,
  upload: undefined,
  mayLack,
})

async function finish(sql: Sql, { id, user_id, title }: Job, { status, message, result = {} }: End): Promise<void> {
  await sql`
    update jobs set status = ${status}, message = ${message}, result = result || ${result as never}, finished_at = now(),
      progress = case when ${status} = 'done' then 100 else progress end
    where id = ${id}`
  await notify(sql, { users: [user_id], group: 'default', title, message, to: '/admin/profile/jobs', job: id })
}
