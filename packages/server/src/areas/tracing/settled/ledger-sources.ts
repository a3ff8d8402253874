import { LOSS } from '@trace/domain/areas/growing/activities.ts'
import type { Flow } from '@trace/domain/areas/growing/goods-by-day.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { dayOfSql, isHarvest } from '../../growing/index.ts'

/** A batch that another is made of; its amounts are in base units, for example kilograms. */
export interface LedgerSource {
  batch_id: number
  code: string
  amount: number
  state: 'held' | 'recalled' | 'cancelled' | null
  /**
   * Number of the source's held facts and of its held or recalled lots. If it exceeds the number that was released,
   * batches made of the source are held again.
   */
  count: number
  is_growing: boolean
  start_date: string
  unit: string
  factor: number
  /** What it harvested and lost, by day. */
  flows: Flow[]
  /** What its own lots certify, and what other batches with certified lots took of it. */
  gone: number
}

/** SQL: the sources of batch `b`. */
export const sourcesSql = (sql: Sql): Fragment => unscoped(sql, 'sources of a batch that is judged')`
  coalesce((
    select jsonb_agg(jsonb_build_object('batch_id', o.id, 'code', o.code, 'amount', s.quantity * coalesce(w.factor, v.factor, 1),
      'state', case
        when o.status = 'recalled' or exists (select 1 from traces x where x.batch_id = o.id and x.status = 'recalled' and x.deleted_at is null) then 'recalled'
        when o.status = 'cancelled' then 'cancelled'
        when o.hold = 'held' or exists (select 1 from traces x where x.batch_id = o.id and x.status = 'held' and x.deleted_at is null) then 'held' end,
      'count', jsonb_array_length(o.held_facts) + (select count(*) from traces x where x.batch_id = o.id and x.status in ('held', 'recalled') and x.deleted_at is null),
      'is_growing', o.status in ('planned', 'in_production'), 'start_date', o.start_date, 'unit', v.name, 'factor', coalesce(v.factor, 1),
      'flows', ${flowsSql(sql)}, 'gone', ${certifiedSql(sql)} + ${takenElsewhereSql(sql)})
      order by s.position, s.id)
    from batch_sources s join batches o on o.id = s.source_batch_id left join product_units w on w.id = s.product_unit_id
      left join product_units v on v.id = o.product_unit_id
    where s.batch_id = b.id and o.deleted_at is null), '[]')`

/** SQL: what a source `o` in a unit `v` harvested, and below zero what it lost; only submitted and approved diaries. */
const flowsSql = (sql: Sql): Fragment => unscoped(sql, 'sources of a batch that is judged')`coalesce((
  select jsonb_agg(jsonb_build_object('day', ${dayOfSql(sql, sql`d.performed_at`)},
    'amount', case when d.activity_type = ${LOSS} then -1 else 1 end * coalesce(d.quantity, 0) * coalesce(dw.factor, v.factor, 1)))
  from diaries d left join product_units dw on dw.id = d.product_unit_id
  where d.batch_id = o.id and d.deleted_at is null and d.status in ('submitted', 'approved')
    and (d.activity_type = ${LOSS} or ${isHarvest(sql, { batch: 'o' })})), '[]')`

/** SQL: what lots of a source `o` certify. */
const certifiedSql = (sql: Sql): Fragment => unscoped(sql, 'sources of a batch that is judged')`coalesce((
  select sum(x.quantity * coalesce(xw.factor, v.factor, 1)) from traces x left join product_units xw on xw.id = x.product_unit_id
  where x.batch_id = o.id and x.status <> 'draft' and x.deleted_at is null), 0)`

/** SQL: what batches with certified lots, other than `b`, took of a source `o`. */
const takenElsewhereSql = (sql: Sql): Fragment => unscoped(sql, 'sources of a batch that is judged')`coalesce((
  select sum(e.quantity * coalesce(ew.factor, v.factor, 1))
  from batch_sources e join batches m on m.id = e.batch_id left join product_units ew on ew.id = e.product_unit_id
  where e.source_batch_id = o.id and m.id <> b.id and m.deleted_at is null and m.status <> 'cancelled'
    and exists (select 1 from traces x where x.batch_id = m.id and x.status <> 'draft' and x.deleted_at is null)), 0)`
