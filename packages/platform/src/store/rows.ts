import type { Resource } from '@trace/define/resource.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { listConditionsSql } from './conditions.ts'
import { readListQuery } from './list-query.ts'
import { isWithinReach } from './scope.ts'

type Query = Record<string, string>

/**
 * Subquery of the rows of a resource within a reach, not deleted, for SQL written by hand: `from ${store.rows(traces)}
 * t`. A list query filters them. PostgreSQL inlines the subquery, so it costs no more than its conditions.
 */
export const rowsOf = (sql: Sql, reach: Reach, resource: Resource, query?: Query): Fragment => sql`(
  select t.* from ${sql(resource.table)} t
  where t.deleted_at is null and ${isWithinReach(sql, resource, reach, 'read')} ${filtered(sql, resource, query)})`

/** Subquery of the rows in the trash that the viewer may restore. */
export const trashOf = (sql: Sql, reach: Reach, resource: Resource, query?: Query): Fragment => sql`(
  select t.* from ${sql(resource.table)} t
  where t.deleted_at is not null and ${isWithinReach(sql, resource, reach, 'own')} ${filtered(sql, resource, query)})`

const filtered = (sql: Sql, resource: Resource, query?: Query): Fragment =>
  query ? listConditionsSql(sql, resource, readListQuery(resource, query)) : sql``

/** Subquery of a table of sums with the same owner columns as a resource, within the same reach. */
export const sumsOf = (sql: Sql, reach: Reach, resource: Resource, table: string): Fragment =>
  sql`(select t.* from ${sql(table)} t where ${isWithinReach(sql, resource, reach, 'read')})`

/**
 * SQL that names tables directly, without any reach. The reason explains to readers why the statement shows nobody what
 * they may not see. It must be a literal, and `npm run check` refuses tables with rows of owners in any other SQL.
 */
export const unscoped = <const Reason extends string>(sql: Sql, _reason: string extends Reason ? never : Reason): Sql =>
  sql
