import type { batches } from '@trace/domain/areas/growing/batches.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Fragment } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Store } from '@trace/platform/store/store.ts'

/** States of a batch in which it takes land. */
export const TAKING: readonly unknown[] = ['planned', 'in_production', 'harvested']

/** An area as far as it decides how much of it batches may use. */
export interface Land {
  acreage: number
  approved_values: { acreage?: number } | null
}

/** A batch as far as it takes land. */
export type Taking = Partial<
  Pick<Row<typeof batches>, 'material_area_id' | 'acreage_used' | 'start_date' | 'expected_harvest_date'>
>

/** The hectares of an area that batches may use: a larger acreage counts once an officer has approved it. */
export function usableAcreage({ acreage, approved_values }: Land): number {
  return Math.min(acreage, approved_values?.acreage ?? Infinity)
}

/** Why a batch may not take so much land of an area that is locked; null when it may. The id of a new batch is 0. */
export async function acreageProblem(store: Store, id: number, batch: Taking, land: Land): Promise<string | null> {
  const { material_area_id, acreage_used, start_date, expected_harvest_date } = batch
  if (!acreage_used || !start_date || !material_area_id) return null
  const { sql } = store
  const [others] = await unscoped(sql, 'ground that other producers use is taken too; only the sum is told')<
    { used: number }[]
  >`
    select coalesce(sum(acreage_used), 0)::float as used from batches o
    where material_area_id = ${material_area_id} and id <> ${id} and ${takesLand(store, 'o')}
      and start_date <= ${expected_harvest_date ?? 'infinity'}::date
      and coalesce(actual_harvest_date, expected_harvest_date, 'infinity') >= ${start_date}::date`
  const left = Math.max(0, round(usableAcreage(land) - others!.used))
  return acreage_used > left ? `Vùng chỉ còn ${formatNumber(left, 4)} ha trong thời gian này` : null
}

/** The most hectares that batches use of an area at the same time. */
export async function usedAcreage(store: Store, areaId: number): Promise<number> {
  const [most] = await unscoped(store.sql, 'ground that other producers use is taken too; only the sum is told')<
    { used: number }[]
  >`
    select coalesce(max(b.acreage_used + (
      select coalesce(sum(o.acreage_used), 0) from batches o
      where o.material_area_id = b.material_area_id and o.id <> b.id and ${takesLand(store, 'o')}
        and o.start_date <= b.start_date
        and coalesce(o.actual_harvest_date, o.expected_harvest_date, 'infinity') >= b.start_date)), 0)::float as used
    from batches b
    where b.material_area_id = ${areaId} and ${takesLand(store, 'b')}`
  return round(most!.used)
}

/** SQL: whether the batch of an alias takes land. */
const takesLand = ({ sql }: Store, batch: string): Fragment =>
  sql`${sql(`${batch}.deleted_at`)} is null and ${sql(`${batch}.status`)} = any(${[...TAKING] as string[]})`

const round = (hectares: number): number => Math.round(hectares * 10_000) / 10_000
