import { resourceByName } from '@trace/define/catalogue.ts'
import { sendReset } from '../accounts/forgotten.ts'
import { systemAuthor } from '../access/system-author.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { missedTasks, runRecorded } from '../monitoring/background-work.ts'
import { lookAtClock } from '../monitoring/clock.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import { isRefusal, openMailer } from '../ports/mail/mailer.ts'
import { senderOf } from '../sender.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { settleBy } from '../request/settle.ts'
import { openStore } from '../store/store.ts'
import { Changes } from '../store/changes.ts'
import type { Store } from '../store/store.ts'
import type { Product } from './product.ts'
import { startQueue } from '../ports/jobs/queue.ts'
import type { Queue, ScheduledTask } from '../ports/jobs/queue.ts'
import { openJobs } from '../jobs/run-job.ts'
import { sweep, sweepNightly } from './sweep.ts'
import { REFUSED_ADDRESS, notifyUndelivered, UNSENT } from '../notices/notify-undelivered.ts'

interface Around {
  product: Product
  pool: Pool
  settings: Settings
  databaseUrl: string
  /** Called with unexpected errors, and with the name of the work that failed. */
  onDefect: (error: unknown, work?: string) => void
}

export interface Jobs extends Pick<Queue, 'stop'> {
  /** Runs the tasks that were missed. */
  catchUp(): Promise<void>
}

/** Starts the background work: jobs, mails and the hourly cleanup. */
export async function startJobs({ product, pool, settings, databaseUrl, onDefect }: Around): Promise<Jobs> {
  const mailer = openMailer(settings)
  const jobs = openJobs({ operations: product.operations, pool, settings, onDefect })

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
      job: jobs.run,
      lost: jobs.giveUp,
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
        await notifyUndelivered(pool, sender.user, { id: sender.id, resource: resourceByName(sender.resource), reason })
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

/** The settled rules of a product, which are the same for all of its operations. */
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
