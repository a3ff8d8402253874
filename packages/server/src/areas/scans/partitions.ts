import { setTimeout as sleep } from 'node:timers/promises'
import { today } from '@trace/define/text/dates.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { failureOf } from '@trace/platform/request/failures.ts'

/** Months for which partitions are created ahead. */
const AHEAD = 2
const TRIES = 5

/** Creates the monthly partitions for these moments and all months between. */
export async function ensureScanPartitions(sql: Sql, moments: Date[]): Promise<void> {
  const days = moments.map(today).toSorted()
  if (days.length > 0) await sql`select ensure_scan_months(${days[0]!}::date, ${days.at(-1)!}::date)`
}

/**
 * Creates the partitions of this month, of the next two, and of each month that has scans in the default partition.
 * It never blocks scans, which go to the default partition meanwhile, and lets long readers such as a dump finish
 * first. Returns whether all exist.
 */
export async function createScanPartitions(pool: Pool): Promise<boolean> {
  const months = await pool<{ day: string }[]>`
    select day::date::text as day from (
      select date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') + make_interval(months => n) as day from generate_series(0, ${AHEAD}::int) as n
      union select distinct date_trunc('month', scanned_at at time zone 'Asia/Ho_Chi_Minh') from scan_statistics_other) m order by 1`
  for (const { day } of months) if (!(await makeRoom(pool, day))) return false
  return true
}

/**
 * Two servers that start together both find a month missing. The one that waited may still not see the other's
 * partition; a new transaction does.
 */
const isMadeMeanwhile = (error: unknown): boolean => (error as { code?: string }).code === '42P07'

async function makeRoom(pool: Pool, day: string): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    try {
      await pool`select ensure_scan_months(${day}::date, ${day}::date)`
      return true
    } catch (error) {
      if (failureOf(error).code !== 503 && !isMadeMeanwhile(error)) throw error
      if (tried === TRIES) return false
      await sleep(1_000)
    }
  }
}

/**
 * Drops the oldest month of scans once it is older than the given years, one month per call. Its daily sums stay.
 * Gives up at once while others read the table; it is tried again in an hour.
 */
export async function dropOldScans(pool: Pool, years: number): Promise<void> {
  try {
    await pool`select drop_scan_month(${years})`
  } catch (error) {
    if (failureOf(error).code !== 503) throw error
  }
}
