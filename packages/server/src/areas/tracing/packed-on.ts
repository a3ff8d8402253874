import { today } from '@trace/define/text/dates.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'

/**
 * SQL: the day on which what is told of a trace `t` beside its own values must have been true: its packing, else its
 * harvest, else today; as text.
 */
export const packedOnSql = (sql: Sql, day = today()): Fragment =>
  sql`coalesce(t.packaging_date, t.harvest_date, ${day}::date)::text`
