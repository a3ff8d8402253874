import { OWN_AT_ONCE, queueJob } from '../ports/jobs/queue.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

/** Maximum number of waiting jobs of one account, besides those that run. */
const OWN_WAITING = 5

/** Namespace of the advisory locks on accounts that start jobs. */
const ASKING_LOCKS = 7_228_413

export interface JobRequest {
  kind: string
  /** Title shown with the progress. */
  title: string
  user: number
  input: object
}

/**
 * Queues a job, which starts once the transaction has committed; returns its id. The more jobs an account has waiting,
 * the lower the priority of its next one, so that others do not wait for all of them.
 */
export async function enqueue(sql: Sql, { kind, title, user, input }: JobRequest): Promise<number> {
  await sql`select pg_advisory_xact_lock(${ASKING_LOCKS}, ${user})`
  const [own] = await sql<{ unfinished: number }[]>`
    select count(*)::int as unfinished from jobs where user_id = ${user} and status in ('queued', 'running')`
  const { unfinished } = own!
  if (unfinished >= OWN_AT_ONCE + OWN_WAITING) {
    throw new Refusal(
      429,
      `Bạn đang có ${unfinished} công việc chưa xong, vui lòng chờ một công việc kết thúc rồi thử lại`,
      { retryAfter: 10 },
    )
  }
  const [job] = await sql<{ id: number }[]>`
    insert into jobs (kind, title, user_id, input) values (${kind}, ${title}, ${user}, ${input as never}) returning id`
  await queueJob(sql, job!.id, { user, priority: -unfinished })
  return job!.id
}
