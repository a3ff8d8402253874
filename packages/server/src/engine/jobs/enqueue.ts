import { OWN_AT_ONCE, sendJob } from '../../ports/jobs/queue.ts'
import type { Sql } from '../../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'

/** How many jobs of one account wait beside those that are done. */
const OWN_WAITING = 5

/** Tells the locks of accounts that ask for jobs from other advisory locks. */
const ASKING_LOCKS = 7_228_413

export interface JobRequest {
  kind: string
  /** What it is called where its progress shows. */
  title: string
  user: number
  input: object
}

/**
 * Has a job done once the transaction has committed; answers its id. The more jobs an account has, the later come its next ones: who
 * asks for one does not wait for all that another asked for before.
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
  await sendJob(sql, job!.id, { user, priority: -unfinished })
  return job!.id
}
