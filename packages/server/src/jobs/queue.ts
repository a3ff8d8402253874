import { PgBoss } from 'pg-boss'
import type { Sql } from '../database/connect.ts'
import { seal, unseal } from '../secrets.ts'

/** What the queues carry: jobs that a person watches, and letters. */
const JOBS = 'jobs'
const MAILS = 'mails'
/** Jobs that were cut off again and again end here, to be told as failed. */
const LOST = 'jobs-lost'
const SWEEP = 'sweep'
const NOTICES = 'notices'
const OVERDUE = 'overdue'

export interface Workers {
  job(id: number): Promise<void>
  lost(id: number): Promise<void>
  mail(mail: Mail): Promise<void>
  sweep(): Promise<void>
  notices(): Promise<void>
  overdue(): Promise<void>
  failed(error: unknown): void
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Queue {
  /** Lets running jobs finish for a few seconds; what is cut off starts again elsewhere or at the next start. */
  stop(): Promise<void>
}

let boss: PgBoss | undefined

/** Starts carrying out what was queued, by this server and by any other on the same database. */
export async function startQueue(databaseUrl: string, workers: Workers): Promise<Queue> {
  boss = new PgBoss({
    connectionString: databaseUrl, max: 4, application_name: 'coi-nguon-jobs', useListenNotify: true,
    monitorIntervalSeconds: 10, superviseIntervalSeconds: 10,
  })
  boss.on('error', workers.failed)
  await boss.start()

  await boss.createQueue(LOST)
  const patient = { notify: true, deleteAfterSeconds: 86_400 }
  await boss.createQueue(JOBS, {
    ...patient, retryLimit: 5, retryDelay: 5, expireInSeconds: 3_600, heartbeatSeconds: 10, deadLetter: LOST,
  })
  await boss.createQueue(MAILS, { ...patient, retryLimit: 6, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 })
  await boss.createQueue(SWEEP, { policy: 'exclusive', retryLimit: 0 })
  await boss.createQueue(NOTICES, { policy: 'exclusive', retryLimit: 0 })
  await boss.work<{ id: number }>(JOBS, { localConcurrency: 2 }, async ([job]) => workers.job(job!.data.id))
  await boss.work<{ id: number }>(LOST, async ([job]) => workers.lost(job!.data.id))
  await boss.work<{ sealed: string }>(MAILS, async ([job]) => workers.mail(JSON.parse(unseal(job!.data.sealed)) as Mail))
  await boss.work(SWEEP, () => workers.sweep())
  await boss.schedule(SWEEP, '23 * * * *')
  await boss.work(NOTICES, () => workers.notices())
  await boss.schedule(NOTICES, '* * * * *')
  await boss.createQueue(OVERDUE, { policy: 'exclusive', retryLimit: 0 })
  await boss.work(OVERDUE, () => workers.overdue())
  await boss.schedule(OVERDUE, '7 * * * *')
  return { stop: () => boss!.stop({ timeout: 5_000 }) }
}

export interface Asked {
  kind: string
  /** What it is called where its progress shows. */
  title: string
  user: number
  input: object
}

/** Has a job done once the transaction has committed; answers its id. */
export async function enqueue(sql: Sql, { kind, title, user, input }: Asked): Promise<number> {
  const [job] = await sql<{ id: number }[]>`
    insert into jobs (kind, title, user_id, input) values (${kind}, ${title}, ${user}, ${input as never}) returning id`
  await send(sql, JOBS, { id: job!.id })
  return job!.id
}

/** Posts a letter once the transaction has committed. It waits sealed, for it may hold a link that lets in. */
export const post = (sql: Sql, mail: Mail): Promise<void> => send(sql, MAILS, { sealed: seal(JSON.stringify(mail)) })

async function send(sql: Sql, queue: string, data: object): Promise<void> {
  if (!boss) throw new Error('startQueue comes first')
  const executeSql = async (text: string, values: unknown[] = []) =>
    ({ rows: [...await sql.unsafe(text, values.map((value) => sql.typed(value as string, TEXT)))] })
  await boss.send(queue, data, { db: { executeSql } })
}

/** What PostgreSQL calls the type of a text: the statement casts it by itself. */
const TEXT = 25
