import { today } from '@trace/define/text/dates.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'

/**
 * SQL: the beginning of the month of the first of these moments, and the end of that of the last, with so many milliseconds
 * around; without moments, a month in which there is nothing. They stand in the text of a statement on a table with a
 * partition for each month: one that gets them as parameters may be planned for all values, and then for all years.
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
