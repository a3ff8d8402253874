import { today } from '@trace/define/text/dates.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { approvedPeriod } from '../producers/index.ts'

/**
 * SQL: whether the OCOP stars of a product are in force today: not past their last day, and, once it has a certificate
 * that an officer approved or withdrew, only while an approved one has not ended.
 */
export const areStarsInForce = (sql: Sql, product: string): Fragment => sql`
  (coalesce(${sql(`${product}.ocop_expires_at`)} >= ${today()}, true) and coalesce(${ofCertificates(
    sql,
    product,
    sql`bool_or(c.approval_status = 'approved' and coalesce(${approvedPeriod(sql, 'c').expires_at} >= ${today()}, true))`,
    sql`(c.approval_status = 'approved' or c.withdrawn_at is not null)`,
  )}, true))`

/**
 * SQL: whether the OCOP stars are in force, and speak for goods packed on a day: they were given by then, on the day of
 * the certificate of their year, or else in that year. Without year and certificate nobody knows, and they do not.
 */
export const areStarsOfGoods = (sql: Sql, product: string, packed: Fragment): Fragment => {
  const year = sql(`${product}.ocop_year`)
  const { issued_at } = approvedPeriod(sql, 'c')
  const certified = ofCertificates(
    sql,
    product,
    sql`max(${issued_at})`,
    sql`c.approval_status = 'approved' and coalesce(left(${issued_at}, 4) = ${year}::text, true)`,
  )
  return sql`(${areStarsInForce(sql, product)} and coalesce(coalesce(${certified}, ${year}::text) <= ${packed}, false))`
}

/** SQL: what follows from the OCOP certificates `c` of a product that meet a condition. */
const ofCertificates = (sql: Sql, product: string, what: Fragment, condition: Fragment): Fragment => unscoped(
  sql,
  'what officers have decided about the recognition of a product',
)`
  (select ${what} from certificates c where c.product_id = ${sql(`${product}.id`)} and c.certificate_type = 'ocop'
    and c.deleted_at is null and ${condition})`
