import { formatNumber } from '@trace/define/text/format.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import type { Finding } from './finding.ts'

/** Connections besides the server's pool: for its job queue, live events, code numbers. */
const BESIDE_POOL = 6
/** Share of PostgreSQL's connections in use beyond which the next server or command finds none. */
const MOST_USED = 0.9
/** Seconds that a statement may wait for a lock. */
const MOST_WAITED = 10

/** Whether PostgreSQL has room for this server's connections, and for all that are open. */
export async function connections(sql: Sql, { poolSize }: Pick<Settings, 'poolSize'>): Promise<Finding> {
  const [row] = await sql<{ most: number; used: number }[]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where datid is not null) as used`
  const { most, used } = row!
  const wanted = poolSize + BESIDE_POOL
  const found = `${formatNumber(used)} trong ${formatNumber(most)} mà PostgreSQL cho phép`
  if (wanted > most)
    return {
      name: 'Kết nối',
      found: `${found}; POOL_SIZE=${poolSize} cần tới ${formatNumber(wanted)}: giảm POOL_SIZE hoặc tăng max_connections`,
      isTrouble: true,
    }
  const isShort = used > MOST_USED * most
  return {
    name: 'Kết nối',
    found: isShort ? `${found}: tăng max_connections, hoặc giảm POOL_SIZE của các máy chủ` : found,
    isTrouble: isShort,
  }
}

/** Statements that wait for locks, and the processes that hold them. */
export async function locks(sql: Sql): Promise<Finding> {
  const [row] = await sql<{ waiting: number; seconds: number; holders: string | null }[]>`
    with waiting as (
      select pid, extract(epoch from clock_timestamp() - l.waitstart) as seconds
      from pg_stat_activity a join pg_locks l using (pid)
      where not l.granted and l.waitstart < clock_timestamp() - make_interval(secs => ${MOST_WAITED})
    ), holding as (
      select distinct h.pid, h.usename, h.application_name from waiting w
      cross join lateral unnest(pg_blocking_pids(w.pid)) as b(pid) join pg_stat_activity h on h.pid = b.pid
      where not exists (select 1 from waiting where waiting.pid = h.pid)
    )
    select (select count(*)::int from waiting) as waiting, (select coalesce(max(seconds), 0)::int from waiting) as seconds,
      (select string_agg(format('%s (%s, %s)', pid, usename, coalesce(nullif(application_name, ''), '–')), ', ') from holding) as holders`
  const { waiting, seconds, holders } = row!
  return {
    name: 'Chờ khóa',
    found:
      waiting === 0
        ? 'không câu lệnh nào chờ lâu'
        : `${formatNumber(waiting)} câu lệnh chờ, lâu nhất ${formatNumber(seconds)} giây; tiến trình đang giữ: ${holders ?? 'vừa kết thúc'}`,
    isTrouble: waiting > 0,
  }
}
