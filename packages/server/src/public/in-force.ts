import type { publicProductFields } from '@trace/domain/areas/catalogue/products.ts'
import { today } from '@trace/define/text/dates.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { vouchedText } from '@trace/platform/store/vouched-values.ts'

/** SQL: whether the growing-area code (PUC) of an area is in force: granted, and neither suspended nor cancelled. */
export const isPucInForce = (sql: Sql, area: string): Fragment => sql`(${sql(`${area}.puc_status`)} = 'active')`

/** SQL: the approved growing-area code of an area; null unless it is in force. */
export const pucInForceSql = (sql: Sql, area: string): Fragment =>
  sql`(case when ${isPucInForce(sql, area)} then ${vouchedText(sql, area, 'puc_code')} end)`

/** SQL: the same for goods packed on a day: null if the code was granted later, or on a day that nobody wrote down. */
export const pucOfGoodsSql = (sql: Sql, area: string, packed: Fragment): Fragment =>
  sql`(case when ${sql(`${area}.puc_issued_at`)}::text <= ${packed} then ${pucInForceSql(sql, area)} end)`

/** Whether a public field of a product is shown as approved, on whatever day. */
export const isAsApproved = (field: (typeof publicProductFields)[number]): boolean => field !== 'ocop_star'

/** SQL: whether the approved values `v` of a certificate were issued by today; earlier they prove nothing. */
export const isIssued = (sql: Sql): Fragment => sql`(v.issued_at <= ${today()})`
