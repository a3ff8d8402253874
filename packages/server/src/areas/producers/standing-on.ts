import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { vouchedText } from '@trace/platform/store/vouched-values.ts'

interface Period {
  issued_at: Fragment
  expires_at: Fragment
}

/** SQL: `isCertificateStanding`. All days are texts such as '2026-11-30'. */
export const isStandingOn = (sql: Sql, { issued_at, expires_at }: Period, day: Fragment): Fragment =>
  sql`(${issued_at} <= ${day} and coalesce(${expires_at} >= ${day}, true))`

/** SQL: the days of a certificate as an officer approved them. */
export const approvedPeriod = (sql: Sql, certificate: string): Period => ({
  issued_at: vouchedText(sql, certificate, 'issued_at'),
  expires_at: vouchedText(sql, certificate, 'expires_at'),
})
