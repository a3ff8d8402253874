import { harvestActivitiesOf } from '@trace/domain/areas/growing/activities.ts'
import { FAILED } from '@trace/domain/areas/growing/harvest-quality.ts'
import type { batches } from '@trace/domain/areas/growing/batches.ts'
import type { Harvested } from '@trace/domain/areas/growing/harvest-days.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** SQL: the activities that count as the harvest of a batch. */
export const harvestActivitiesSql = (sql: Sql, batch = 'b'): Fragment => sql`
  case ${sql(`${batch}.sector_kind`)} when 'processing' then ${[...harvestActivitiesOf('processing')]}::text[] else ${[...harvestActivitiesOf(null)]}::text[] end`

/** SQL: whether a diary tells of a harvest that failed its quality. */
export const hasFailed = (sql: Sql, diary = 'd'): Fragment =>
  sql`(${sql(`${diary}.details`)}->>'quality' is not distinct from ${FAILED})`

/** SQL: whether a diary is a harvest that brings its batch goods. */
export const isHarvest = (sql: Sql, { diary = 'd', batch = 'b' } = {}): Fragment =>
  sql`(${sql(`${diary}.activity_type`)} = any(${harvestActivitiesSql(sql, batch)}) and not ${hasFailed(sql, diary)})`

/** SQL: the day of a moment, as people here count days. */
export const dayOfSql = (sql: Sql, moment: Fragment): Fragment =>
  sql`to_char(${moment} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')`

/**
 * SQL: the harvests of batch `b` as JSON: the first and last day of each submitted or approved diary that brings goods,
 * and its inputs with a withdrawal period.
 */
export const harvestsSql = (sql: Sql): Fragment => unscoped(
  sql,
  'stands beside a batch that was found already, and tells of its own diaries only',
)`jsonb_build_object(
  'harvest_days', coalesce((
    select jsonb_agg(distinct jsonb_build_object('first', ${dayOfSql(sql, sql`d.performed_at`)},
      'last', ${dayOfSql(sql, sql`coalesce(d.finished_at, d.performed_at)`)})) from diaries d
    where d.batch_id = b.id and d.deleted_at is null and d.status in ('submitted', 'approved')
      and ${isHarvest(sql)}), '[]'),
  'used', coalesce((
    select jsonb_agg(jsonb_build_object('name', i.name, 'performed_at', d.performed_at, 'finished_at', d.finished_at, 'withdrawal_days', i.withdrawal_days))
    from diaries d join diary_inputs i on i.diary_id = d.id
    where d.batch_id = b.id and d.deleted_at is null and d.status <> 'rejected' and i.withdrawal_days > 0), '[]'))`

/** The harvests of one batch. */
export async function readHarvests(sql: Sql, { id }: Pick<Row<typeof batches>, 'id'>): Promise<Harvested> {
  const [row] = await unscoped(sql, 'a batch that its caller has found within reach')<
    { harvests: Harvested }[]
  >`select ${harvestsSql(sql)} as harvests from batches b where b.id = ${id}`
  return row!.harvests
}
