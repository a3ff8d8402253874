import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'

/** SQL: whether a product `p` is of a perennial crop, whose batches are seasons of what was planted years before. */
export const isPerennial = (sql: Sql): Fragment =>
  sql`exists (select from plants where plants.id = p.plant_id and plants.is_perennial)`
