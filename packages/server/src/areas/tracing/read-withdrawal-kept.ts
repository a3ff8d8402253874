import { withdrawalActivitiesOf } from '@trace/domain/areas/growing/activities.ts'
import type { Work } from '@trace/domain/areas/growing/spans.ts'
import { spanOf } from '@trace/domain/areas/growing/spans.ts'
import { withdrawalKept } from '@trace/domain/areas/growing/withdrawal-kept.ts'
import type { WithdrawalKept } from '@trace/domain/areas/growing/withdrawal-kept.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { isPublicDiary } from './trace-facts.ts'
import { treatmentsSql } from './treatments.ts'

interface Row {
  harvest_date: string | null
  harvests: Work[]
  used: Parameters<typeof withdrawalKept>[0]
}

/**
 * What the public is told of the withdrawal periods of a lot, judged by all diaries of its batch and area that are not
 * rejected, whoever may see them. Nothing once a period was not kept, though an officer has released the lot since; nor
 * of processed goods, whose inputs are another batch's.
 */
export async function readWithdrawalKept(sql: Sql, traceId: number): Promise<WithdrawalKept | null> {
  const [found] = await unscoped(
    sql,
    'only whether periods were kept is told, and of the diaries those for the public',
  )<Row[]>`
    select t.harvest_date,
      coalesce((
        select jsonb_agg(jsonb_build_object('performed_at', h.performed_at, 'finished_at', h.finished_at)) from diaries h
        where h.batch_id = b.id and h.deleted_at is null and h.status <> 'rejected'
          and h.activity_type = any(${[...withdrawalActivitiesOf(null)]})), '[]') as harvests,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', i.name, 'withdrawal_days', i.withdrawal_days, 'performed_at', d.performed_at,
          'finished_at', d.finished_at, 'is_public', d.batch_id = b.id and ${isPublicDiary(sql)}))
        from ${treatmentsSql(sql)}), '[]') as used
    from traces t join batches b on b.id = t.batch_id
    where t.id = ${traceId} and b.sector_kind is distinct from 'processing' and not exists (
      select 1 from jsonb_array_elements(t.held_facts || t.released_facts || b.held_facts || b.released_facts) f
      where f->>'key' like 'withdrawal %')`
  return found?.harvest_date ? withdrawalKept(found.used, found.harvests.map(spanOf), found.harvest_date) : null
}
