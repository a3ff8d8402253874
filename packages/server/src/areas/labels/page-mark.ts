import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/**
 * SQL: an extra column `page_mark` of a trace `t` that changes with every row shown on the page of the trace, except
 * rows of the tables of names (`NAMES` in `scan-pages.ts`). Each row is identified by the transaction that last wrote
 * it, but the trace by its version, because every scan updates its row.
 */
export const pageMark = (sql: Sql): Fragment => unscoped(
  sql,
  'tells of a trace that was found by its public code only whether something changed',
)`, (
  select concat_ws('.', t.version, t.label_count, t.expired_date,
    (select concat_ws('.', p.xmin, m.xmin) from products p, manufactures m where p.id = t.product_id and m.id = t.manufacture_id),
    (select a.xmin from material_areas a where a.id = t.material_area_id),
    (select d.xmin from distributors d where d.id = t.distributor_id),
    (select b.xmin from batches b where b.id = t.batch_id),
    (select concat_ws('.', count(*), sum(d.xmin::text::bigint), sum(l.xmin::text::bigint))
      from diaries d left join labors l on l.id = d.labor_id where d.batch_id = t.batch_id and d.deleted_at is null),
    (select concat_ws('.', count(*), sum(c.xmin::text::bigint)) from certificates c
      where c.product_id = t.product_id or c.material_area_id = t.material_area_id
        or (c.manufacture_id = t.manufacture_id and c.product_id is null and c.material_area_id is null))
  )) as page_mark`
