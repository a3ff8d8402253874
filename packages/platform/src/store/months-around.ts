import { today } from '@trace/define/text/dates.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'

/**
 * SQL for the start of the month of the earliest of these moments and the end of the month of the latest, widened by
 * `around` milliseconds; without moments, a month without data. Both are literals, for a table with a partition for
 * each month: with parameters PostgreSQL may plan for all values, and therefore for all years.
 */
export function monthsAround(sql: Sql, moments: Date[], around: number): { opens: Fragment; closes: Fragment } {
  const times = moments.length > 0 ? moments.map((moment) => moment.getTime()) : [0]
  const first = today(new Date(Math.min(...times) - around))
  const [year = 0, month = 0] = today(new Date(Math.max(...times) + around))
    .split('-')
    .map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  const beginning = (of: string) => sql.unsafe(`timestamptz '${of}-01T00:00:00+07'`)
  return { opens: beginning(first.slice(0, 7)), closes: beginning(next) }
}
