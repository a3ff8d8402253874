import { PgBoss } from 'pg-boss'
import type { SendOptions, WorkOptions } from 'pg-boss'
import type { Pool, Sql } from '../postgres/connect.ts'
import { perDatabase } from '../postgres/per-database.ts'
import { seal, unseal } from '../secrets.ts'
import type { DatabaseTls } from '../settings/settings-addresses.ts'

/** Names of the queues: jobs with progress on screen, and mails. */
const JOBS = 'jobs'
const MAILS = 'mails'
/** Dead letter queue: jobs interrupted too often end here and are reported as failed. */
const LOST = 'jobs-lost'
/** Dead letter queue of mails: counts the undeliverable ones and notifies their senders. */
export const LOST_MAILS = 'mails-lost'
/** Password reset requests, whether or not the account exists. */
const RESETS = 'resets'

/** How many jobs a server runs at a time, and how many of one account. */
const AT_ONCE = 4
export const OWN_AT_ONCE = 2
/** How many mails a server sends at a time: one that hangs does not hold the others. */
const MAILS_AT_ONCE = 5
/**
 * How often an interrupted job is restarted: each outage of the database interrupts it. A job that kills servers
 * ends earlier.
 */
const MOST_RETRIES = 30

/** A task that one of the servers runs on a schedule. */
export interface ScheduledTask {
  /** Name of its queue. It must never change, since the database keeps its times by it. */
  name: string
  /** Schedule in cron syntax, in UTC; and its period in minutes. */
  at: string
  every: number
  /** What it does, as shown to administrators. */
  label: string
  /** Whether `startTask` may start it between its times; other tasks never run twice at once. */
  startable?: true
  run(): Promise<void>
}

export interface Workers {
  job(id: number): Promise<void>
  lost(id: number): Promise<void>
  /** Returns 'refused' if the mail can never be sent. */
  mail(mail: Mail): Promise<'sent' | 'refused'>
  mailLost(mail: Mail, isRefused: boolean): Promise<void>
  reset(said: string): Promise<void>
  scheduled: readonly ScheduledTask[]
  failed(error: unknown): void
}

/** The database of the queue and its TLS settings. */
export interface Database {
  url: string
  tls: DatabaseTls
  /** The server's own connections to it. */
  pool: Pool
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Reply-to address, if it is not the sender. */
  replyTo?: string
  /** Addresses and telephone numbers of the visitor who wrote it, if it is not the product's own. */
  writtenBy?: string[]
  /** Message-ID, the same when the mail is sent again. */
  messageId?: string
  /** The account to notify when delivery fails, and the row that the mail is about. */
  sender?: { user: number; resource: string; id: number; name: string }
  attachments?: { filename: string; content: string; encoding: 'base64' }[]
}

export interface Queue {
  /** Runs a scheduled task now, because its time passed while no server ran. */
  runNow(name: string): Promise<void>
  /** Waits a few seconds for running jobs; interrupted ones start again on another server or at the next start. */
  stop(): Promise<void>
}

/** The queue that this process runs on a database. */
const runningIn = perDatabase((): { boss?: PgBoss } => ({}))

/** Starts the workers, which take jobs from any server on the same database. */
export async function startQueue({ url, tls, pool }: Database, workers: Workers): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    ssl: tls,
    max: 4,
    application_name: 'coi-nguon-jobs',
    useListenNotify: true,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  })
  boss.on('error', workers.failed)
  Object.assign(boss.getDb(), { listen: listenOver(pool) })
  await boss.start()
  runningIn(pool).boss = boss

  await boss.createQueue(LOST)
  const patient = { notify: true, deleteAfterSeconds: 86_400 }
  await boss.createQueue(JOBS, {
    ...patient,
    retryDelay: 5,
    expireInSeconds: 3_600,
    heartbeatSeconds: 10,
    deadLetter: LOST,
  })
  await boss.createQueue(LOST_MAILS, { ...patient, retryLimit: 3, retryDelay: 30 })
  const mails = { ...patient, retryLimit: 6, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 }
  await boss.createQueue(MAILS, mails)
  // `createQueue` leaves a queue of an earlier version as it was.
  await boss.updateQueue(MAILS, { ...mails, deadLetter: LOST_MAILS })
  await boss.createQueue(RESETS, { ...patient, retryLimit: 3, retryDelay: 5, expireInSeconds: 60 })
  await inTurn<{ id: number }>(boss, JOBS, ({ id }) => workers.job(id), {
    localConcurrency: AT_ONCE,
    localGroupConcurrency: OWN_AT_ONCE,
  })
  await inTurn<{ id: number }>(boss, LOST, ({ id }) => workers.lost(id))
  const opened = ({ sealed }: { sealed: string }) => JSON.parse(unseal(sealed)) as Mail
  await inTurn<{ sealed: string }>(
    boss,
    MAILS,
    async (letter) => {
      if ((await workers.mail(opened(letter))) === 'refused') await boss.send(LOST_MAILS, { ...letter, refused: true })
    },
    { localConcurrency: MAILS_AT_ONCE },
  )
  await inTurn<{ sealed: string; refused?: true }>(boss, LOST_MAILS, (letter) =>
    workers.mailLost(opened(letter), letter.refused === true),
  )
  await inTurn<{ sealed: string }>(boss, RESETS, ({ sealed }) => workers.reset(unseal(sealed)))
  for (const { name, at, startable, run } of workers.scheduled) {
    const how = startable ? { notify: true, deleteAfterSeconds: 3_600 } : { policy: 'exclusive' as const }
    await boss.createQueue(name, { retryLimit: 0, ...how })
    await boss.work(name, run)
    await boss.schedule(name, at)
  }
  return {
    runNow: async (name) => void (await boss.send(name, {})),
    stop: () => boss.stop({ timeout: 5_000 }),
  }
}

/**
 * New jobs are announced over the connection on which the server already listens. The connection that pg-boss opens
 * handles no errors while it closes: if PostgreSQL stopped at that moment, the process ended, too.
 */
const listenOver =
  (pool: Pool): NonNullable<ReturnType<PgBoss['getDb']>['listen']> =>
  async (channel, onNotification, onReconnect) => {
    let isOpen = true
    const told = (payload: string) => {
      if (isOpen) onNotification(payload)
    }
    const back = () => {
      if (isOpen) onReconnect()
    }
    await pool.listen(channel, told, back)
    // The connection ends with the pool; to unlisten would wait for a database that may be gone.
    return { close: async () => void (isOpen = false) }
  }

/** Migrates the queue's own tables to the version of this program, without running any job. */
export async function updateQueue(url: string): Promise<void> {
  const updater = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  await updater.start()
  await updater.stop()
}

/**
 * Works through a queue: looks for the next job as soon as one is done, since one announcement may stand for several
 * jobs.
 */
async function inTurn<Data extends object>(
  boss: PgBoss,
  queue: string,
  work: (data: Data) => Promise<void>,
  options: WorkOptions = {},
): Promise<void> {
  const worker: string = await boss.work<Data>(queue, options, ([job]) =>
    work(job!.data).finally(() => boss.notifyWorker(worker)),
  )
}

/**
 * Queues a mail; it is sent once the transaction has committed. Encrypted in the queue, since it may hold a password
 * reset link.
 */
export const queueMail = (sql: Sql, mail: Mail): Promise<void> =>
  send(sql, MAILS, { sealed: seal(JSON.stringify(mail)) })

/** Runs a task once the transaction has committed; if no queue is running, it runs at its next scheduled time. */
export const startTask = async (sql: Sql, name: string): Promise<void> =>
  runningIn(sql).boss ? send(sql, name, {}) : undefined

/** Queues a password reset mail for whoever has an account under this name, if anybody does. */
export const queueReset = (sql: Sql, said: string): Promise<void> => send(sql, RESETS, { sealed: seal(said) })

async function send(
  sql: Sql,
  queue: string,
  data: object,
  how: Pick<SendOptions, 'group' | 'priority' | 'retryLimit'> = {},
): Promise<void> {
  const { boss } = runningIn(sql)
  if (!boss) throw new Error('startQueue comes first')
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: [
      ...(await sql.unsafe(
        text,
        values.map((value) => sql.typed(value as string, TEXT)),
      )),
    ],
  })
  await boss.send(queue, data, { ...how, db: { executeSql } })
}

/** PostgreSQL's type id of `text`; the statement casts the value. */
const TEXT = 25

/**
 * Queues a job; it starts once the transaction has committed. Higher priorities start first; the running jobs of one
 * account are limited.
 */
export const queueJob = (sql: Sql, id: number, { user, priority }: { user: number; priority: number }): Promise<void> =>
  send(sql, JOBS, { id }, { group: { id: String(user) }, priority, retryLimit: MOST_RETRIES })
