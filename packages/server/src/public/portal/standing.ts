import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { isApprovedAndActive } from '../../areas/tracing/index.ts'

/** SQL: whether a product `p` of a producer `m` is public: both approved, in use and not deleted. */
export const isPublicProduct = (sql: Sql): Fragment =>
  sql`${isApprovedAndActive(sql, 'p')} and ${isPublicProducer(sql)}`

/** SQL: whether a producer `m` is public. */
export const isPublicProducer = (sql: Sql): Fragment => isApprovedAndActive(sql, 'm')
