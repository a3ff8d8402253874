import type { Resource } from '@trace/domain'
import type { Fragment, Sql } from '../../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { conditions } from './conditions.ts'
import { readListQuery } from './list-query.ts'
import { within } from './scope.ts'

type Query = Record<string, string>

/**
 * The living rows of a resource within a reach, as a source for SQL written by hand: `from ${store.rows(traces)} t`. A list query
 * narrows them. PostgreSQL takes the subselect apart, so that it costs what its conditions would cost in the statement itself.
 */
export const rowsOf = (sql: Sql, reach: Reach, resource: Resource, query: Query = {}): Fragment => sql`(
  select t.* from ${sql(resource.table)} t
  where t.deleted_at is null and ${within(sql, resource, reach, 'read')} ${conditions(sql, resource, readListQuery(resource, query))})`

/** The rows in the trash that are the viewer's to take back. */
export const trashOf = (sql: Sql, reach: Reach, resource: Resource, query: Query = {}): Fragment => sql`(
  select t.* from ${sql(resource.table)} t
  where t.deleted_at is not null and ${within(sql, resource, reach, 'own')} ${conditions(sql, resource, readListQuery(resource, query))})`

/** Sums over the rows of a resource, in a table that ties them to the same owners: within the same reach. */
export const sumsOf = (sql: Sql, reach: Reach, resource: Resource, table: string): Fragment =>
  sql`(select t.* from ${sql(table)} t where ${within(sql, resource, reach, 'read')})`

/**
 * Runs SQL that names tables itself, past every reach, for the reason that stands beside it. The reason is for those who read the
 * statement: it says why nobody learns by it what is not theirs to see. It must be written out, and `npm run check` refuses a table
 * with rows of producers in any other SQL.
 */
export const unscoped = <const Reason extends string>(sql: Sql, _reason: string extends Reason ? never : Reason): Sql =>
  sql
