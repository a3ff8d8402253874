import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** SQL: whether a product `p` is of a perennial crop, whose batches are seasons of what was planted years before. */
export const isPerennial = (sql: Sql): Fragment =>
  unscoped(
    sql,
    'the crop of a product that is held',
  )`exists (select from plants where plants.id = p.plant_id and plants.is_perennial)`
