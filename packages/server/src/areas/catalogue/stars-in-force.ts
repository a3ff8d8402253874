import { today } from '@trace/define/text/dates.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/**
 * SQL: whether the OCOP stars of a product are in force today: not past their last day, and not without any approved
 * certificate after one was withdrawn.
 */
export const areStarsInForce = (sql: Sql, product: string): Fragment => {
  const certificate = (held: Fragment) => unscoped(
    sql,
    'whether an officer has withdrawn the recognition of a product',
  )`
    exists (select from certificates c where c.product_id = ${sql(`${product}.id`)} and c.certificate_type = 'ocop'
      and c.deleted_at is null and ${held})`
  return sql`(coalesce(${sql(`${product}.ocop_expires_at`)} >= ${today()}, true) and (
    not ${certificate(sql`c.approval_status <> 'approved' and c.withdrawn_at is not null`)}
    or ${certificate(sql`c.approval_status = 'approved'`)}))`
}
