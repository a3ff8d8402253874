import type { ScheduledTask } from '../ports/jobs/queue.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'

/** Missed periods after which a task counts as stopped. */
const MOST_MISSED = 3

const MOST_LETTERS = 400

type Work = Pick<ScheduledTask, 'name' | 'label'>

/** Runs background work of the server, and records when it began and how it ended. Errors are rethrown. */
export async function runRecorded(pool: Pool, { name, label }: Work, run: () => Promise<void>): Promise<void> {
  await pool`
    insert into background_work (name, label) values (${name}, ${label}) on conflict (name) do update set began_at = now()`
  try {
    await run()
    await pool`update background_work set done_at = now(), failed_at = null, error = null where name = ${name}`
  } catch (error) {
    await noteFailure(pool, name, error).catch(() => undefined)
    throw error
  }
}

const noteFailure = (pool: Pool, name: string, error: unknown) => pool`
  update background_work set failed_at = now(), error = ${(error as Error).message.slice(0, MOST_LETTERS)} where name = ${name}`

export interface WorkState {
  name: string
  label: string
  began_at: string
  failed_at: string | null
  error: string | null
  /** Whether it did not run for three of its periods. */
  is_late: boolean
}

/** All background tasks, run or scheduled. A task's first period starts when it is first registered. */
export const readBackgroundWork = (sql: Sql) => sql<WorkState[]>`
  select name, label, began_at, failed_at, error,
    coalesce(began_at < now() - make_interval(mins => ${MOST_MISSED}::int * every), false) as is_late
  from background_work where label is not null order by name`

/**
 * Registers the tasks, deletes those that no longer exist, and returns the names of those that were missed, for example
 * while no server ran.
 */
export async function missedTasks(pool: Pool, tasks: readonly ScheduledTask[]): Promise<string[]> {
  const known = tasks.map(({ name, label, every }) => ({ name, label, every }))
  await pool`
    insert into background_work (name, label, every)
    select name, label, every from jsonb_to_recordset(${known as never}) as t(name text, label text, every int)
    on conflict (name) do update set label = excluded.label, every = excluded.every`
  await pool`delete from background_work where every is not null and name <> all(${known.map(({ name }) => name)})`
  const late = (await readBackgroundWork(pool)).filter(({ is_late }) => is_late)
  return late.map(({ name }) => name)
}
