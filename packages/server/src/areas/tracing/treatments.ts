import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/**
 * SQL: the inputs `i` with a withdrawal period that a batch `b` has to wait for, of diaries `d` of batches `o`: its own, and
 * those of others on its area; all but rejected ones.
 */
export const treatmentsSql = (sql: Sql): Fragment => unscoped(
  sql,
  'what withdrawal periods are judged by; callers tell of others only that they were not kept',
)`
  batches o join diaries d on d.batch_id = o.id join diary_inputs i on i.diary_id = d.id
  where (o.material_area_id = b.material_area_id or o.id = b.id) and o.deleted_at is null
    and d.deleted_at is null and d.status <> 'rejected' and i.withdrawal_days > 0`
