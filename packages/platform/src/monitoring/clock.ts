import { formatNumber } from '@trace/define/text/format.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { printMessage } from '../ports/print-message.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { unscoped } from '../store/rows.ts'
import { momentsAhead } from './moments-ahead.ts'
import type { Watched } from './watched.ts'

/** Row of `background_work` that records when a server last checked the clock, and what was corrected. */
const NAME = 'clock'
/** Difference between the clocks of two machines that is still normal. */
const SLACK = '1 minute'
/** In milliseconds: how often the clock is checked, and by how much it may jump between two checks. */
const [LOOKS_EVERY, MOST_TURNED] = [20_000, 60_000]
const LOCK = 7_228_432

/**
 * Checks whether the clock was ahead and was set back: times written meanwhile then lie in the future, so that whatever
 * waits for them would wait too long. Corrects them and returns a message; null if all is well. The database's clock
 * counts.
 */
export async function correctMomentsAhead(pool: Pool, settings: Settings, watched: Watched): Promise<string | null> {
  return pool.begin(async (sql) => {
    const [turn] = await sql<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as mine`
    if (!turn!.mine) return null
    const [seen] = await sql<{ is_ahead: boolean }[]>`
      select greatest((select max(began_at) from background_work),
        (select max(greatest(cron_on, flow_on)) from pgboss.version)) > now() + ${SLACK}::interval as is_ahead`
    const said = seen!.is_ahead ? await mendClock(sql, settings, watched) : null
    await sql`
      insert into background_work (name) values (${NAME}) on conflict (name) do update set began_at = now()`
    return said
  })
}

async function mendClock(sql: Sql, settings: Settings, { moments, takeBack }: Watched): Promise<string> {
  let [seconds, mended] = [0, await takeBack(sql)]
  await freeSlots(sql)
  for (const { table, column, ahead, where } of [...momentsAhead(settings), ...moments]) {
    const name = sql(column)
    const rows = await unscoped(sql, 'moments by which the program works, whosever row they stand in')<
      { seconds: number }[]
    >`
      update ${sql(table)} t set ${name} = now() from (select ctid as place, ${name} as before from ${sql(table)}
        where ${name} > now() + ${ahead}::interval + ${SLACK}::interval ${where ? sql`and ${sql(where[0])} like ${where[1]}` : sql``}) wrong
      where t.ctid = wrong.place returning extract(epoch from wrong.before - now() - ${ahead}::interval)::float8 as seconds`
    mended += rows.length
    seconds = Math.max(seconds, ...rows.map((row) => row.seconds))
  }
  const [log] = await unscoped(sql, 'how much was written while the clock was wrong')<{ count: number }[]>`
    select count(*)::int as count from system_logs where created_at > now() + ${SLACK}::interval`
  const said = sentenceOf(seconds, mended, log!.count)
  await sql`
    insert into background_work (name, failed_at, error) values (${NAME}, now(), ${said})
    on conflict (name) do update set failed_at = now(), error = excluded.error`
  return said
}

/**
 * Frees the minutes of schedules that lie in the future: a schedule runs once per minute of the clock, so minutes used
 * while the clock was ahead would be skipped when they come.
 */
const freeSlots = (sql: Sql) => sql`
  update pgboss.job set singleton_on = null where singleton_on > (now() at time zone 'UTC') + ${SLACK}::interval`

const sentenceOf = (seconds: number, mended: number, logged: number): string =>
  `Đồng hồ của máy đã lùi lại khoảng ${lengthOf(seconds)}: trước đó nó chạy nhanh, hoặc bây giờ nó chạy chậm. ` +
  `Đã đưa ${formatNumber(mended)} mốc thời gian của hệ thống về hiện tại; người đăng nhập sau mốc ấy phải đăng nhập lại. ` +
  `Nhật ký có ${formatNumber(logged)} dòng ghi giờ chưa tới. Hãy xem giờ của máy, và bật đồng bộ giờ`

function lengthOf(seconds: number): string {
  if (seconds < 7_200) return `${Math.max(1, Math.round(seconds / 60))} phút`
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} giờ` : `${Math.round(seconds / 86_400)} ngày`
}

/** When the clock was last corrected, and the message about it; null if that was more than `days` days ago. */
export async function lastClockCorrection(sql: Sql, days: number): Promise<{ at: string; said: string } | null> {
  const [row] = await sql<{ at: string; said: string }[]>`
    select failed_at as at, error as said from background_work
    where name = ${NAME} and failed_at > now() - make_interval(days => ${days}::int)`
  return row ?? null
}

/** Checks the clock once, and prints the correction. */
export async function lookAtClock(pool: Pool, settings: Settings, watched: Watched): Promise<void> {
  const said = await correctMomentsAhead(pool, settings, watched)
  if (said) printMessage(said)
}

/**
 * Checks the clock regularly; returns a function to stop. If the clock was set or the machine slept, scheduled times
 * have passed in between, and `catchUp` is called for the tasks that missed them: their next time may be a day away.
 */
export function watchClock(
  pool: Pool,
  settings: Settings,
  watched: Watched,
  catchUp: () => Promise<void>,
  onDefect: (error: unknown) => void,
): () => void {
  let before = aheadOfProcess()
  const look = async () => {
    const [ahead, was] = [aheadOfProcess(), before]
    before = ahead
    await lookAtClock(pool, settings, watched)
    if (Math.abs(ahead - was) > MOST_TURNED) await catchUp()
  }
  const timer = setInterval(() => void look().catch(onDefect), LOOKS_EVERY).unref()
  return () => clearInterval(timer)
}

/** Milliseconds by which the machine's clock is ahead of this process's monotonic clock, which nobody can set. */
const aheadOfProcess = (): number => Date.now() - performance.now()
