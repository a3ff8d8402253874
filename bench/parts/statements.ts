import type postgres from '@trace/postgres'

interface Spent {
  statement: string
  calls: number
  /** Milliseconds of planning and of running. */
  planned: number
  ran: number
}

/** Statements that PostgreSQL ran since its statistics were last reset, the most expensive first. */
export const statementsSpent = (sql: postgres.Sql): Promise<Spent[]> => sql<Spent[]>`
  select regexp_replace(query, '\\s+', ' ', 'g') as statement, calls::int, total_plan_time as planned, total_exec_time as ran
  from pg_stat_statements s join pg_database d on d.oid = s.dbid
  where d.datname = current_database() and query not like '%pg_stat_statements%' and calls > 0
  order by total_plan_time + total_exec_time desc`

export const forgetStatements = (sql: postgres.Sql): Promise<unknown> => sql`select pg_stat_statements_reset()`

/** Number of 8 kB pages read since the last reset, from cache or disk, without those of background jobs. */
export async function pagesRead(sql: postgres.Sql): Promise<number> {
  const [{ pages }] = await sql<[{ pages: number }]>`
    select coalesce(sum(shared_blks_hit + shared_blks_read + temp_blks_read), 0)::int as pages
    from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database() and query not like '%pg_stat_statements%' and query not like '%pgboss%'`
  return pages
}
