import { LOSS, SLAUGHTER } from '@trace/domain/areas/growing/activities.ts'
import type { PlannedStage } from '@trace/domain/areas/growing/batch-progress.ts'
import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Work } from '@trace/domain/areas/growing/spans.ts'
import type { UsedInput } from '@trace/domain/areas/growing/withdrawal.ts'
import type { ProductionKind } from '@trace/domain/areas/producers/sectors.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { isApprovalStanding, vouchedText } from '@trace/platform/store/vouched-values.ts'
import { approvedPeriod, isStandingOn } from '../../producers/index.ts'
import { packedOnSql } from '../packed-on.ts'
import { treatmentsSql } from '../treatments.ts'
import { harvestActivitiesSql, hasFailed, isHarvest } from '../../growing/index.ts'
import { sourcesSql } from './ledger-sources.ts'
import type { LedgerSource } from './ledger-sources.ts'

/** An amount in base units, for example 500 kg, whatever unit it was entered in. */
type Amount = number

/** Amount that a diary records as harvested or lost. */
export interface LedgerHarvest extends Work {
  diary_id: number
  status: string
  amount: Amount
}

export interface LedgerInput extends UsedInput {
  diary_id: number
  batch_id: number
  batch_code: string
}

export interface LedgerTrace {
  id: number
  code: string
  status: 'draft' | 'active' | 'inactive' | 'held' | 'recalled'
  product_id: number
  manufacture_id: number
  amount: Amount
  harvest_date: string | null
  /** The day on which its certificates must stand. */
  packed_on: string
  exceeds: boolean
  held_from: 'active' | 'inactive' | null
  held_facts: Contradiction[]
  released_facts: { key: string }[]
  /** Certificates that are no longer valid for the goods. */
  certificates: {
    id: number
    number: string | null
    problem: 'withdrawn' | 'late' | 'expired'
    issued_at: string | null
    expires_at: string | null
    /** Whether the lot names the certificate; others apply as its producer's, product's or area's. */
    is_named: boolean
  }[]
  /** The stages of which it shows a public diary. */
  told_stages: number[]
  /** Certificates of its held facts that stand for the lot again. */
  standing_certificates: number[]
}

/**
 * Producer, product or area of a batch; `is_standing` while its approval holds and it is not switched off or deleted.
 */
export interface Owner {
  id: number
  name: string
  is_standing: boolean
}

/** All recorded data that decide what a batch may certify. */
export interface Ledger {
  id: number
  code: string
  process_id: number
  sector_kind: ProductionKind | null
  status: string
  hold: 'none' | 'held'
  held_facts: Contradiction[]
  released_facts: { key: string }[]
  unit: string
  /** How many base units the unit of the batch has. */
  factor: number
  progress: number
  expected_quantity: number
  actual_quantity: number
  remaining_quantity: number
  actual_harvest_date: string | null
  stages: PlannedStage[]
  approved_stages: number[]
  harvests: LedgerHarvest[]
  /** Harvests that failed their quality: withdrawal periods must be over for them, but they bring nothing. */
  failed: LedgerHarvest[]
  /** Goods that were harvested and are lost. */
  losses: LedgerHarvest[]
  /** Slaughters, for which withdrawal periods must be over; they bring no quantity. */
  slaughters: Work[]
  used: LedgerInput[]
  traces: LedgerTrace[]
  /** Amounts that other batches use of this one as their source. */
  taken: { batch_id: number; code: string; amount: Amount }[]
  sources: LedgerSource[]
  manufacture: Owner
  product: Owner
  area: Owner | null
}

/** Reads the ledgers of batches whose rows are locked. */
export async function readLedgers(sql: Sql, ids: readonly number[]): Promise<Ledger[]> {
  return (await Promise.all(ids.map((id) => readLedger(sql, id)))).flat()
}

/**
 * Reads the ledger of a batch. Inputs with a withdrawal period include those used on the same area by other batches.
 * One query per batch lets PostgreSQL reuse its plan, which takes ten times as long to make as to run.
 */
const readLedger = (sql: Sql, id: number): Promise<Ledger[]> => unscoped(
  sql,
  'what decides about batches, whoever wrote it; a contradiction is told in sentences only',
)<Ledger[]>`
  with told as (
    select d.stage_id, array_agg(d.id) filter (where d.is_traceable) as shown from diaries d
    where d.batch_id = ${id} and d.deleted_at is null and d.status = 'approved' group by d.stage_id)
  select b.id, b.code, b.process_id, b.sector_kind, b.status, b.hold, b.held_facts, b.released_facts, b.progress,
    b.expected_quantity::float, b.actual_quantity::float, b.remaining_quantity::float, b.actual_harvest_date, u.name as unit, coalesce(u.factor, 1)::float as factor,
    coalesce((
      select jsonb_agg(jsonb_build_object('stage_id', p.stage_id, 'name', s.name, 'is_required', p.is_required))
      from process_stages p join stages s on s.id = p.stage_id where p.process_id = b.process_id), '[]') as stages,
    coalesce((select jsonb_agg(o.stage_id order by o.stage_id) from told o), '[]') as approved_stages,
    h.harvests, h.failed, h.losses, h.slaughters,
    case when h.harvests = '[]' and h.failed = '[]' and h.slaughters = '[]' and t.traces = '[]' then '[]' else coalesce((
      select jsonb_agg(jsonb_build_object('diary_id', d.id, 'batch_id', o.id, 'batch_code', o.code, 'name', i.name,
        'withdrawal_days', i.withdrawal_days, 'performed_at', d.performed_at, 'finished_at', d.finished_at))
      from ${treatmentsSql(sql)}), '[]') end as used,
    t.traces,
    coalesce((
      select jsonb_agg(jsonb_build_object('batch_id', m.id, 'code', m.code, 'amount', s.quantity * coalesce(w.factor, u.factor, 1)))
      from batch_sources s join batches m on m.id = s.batch_id left join product_units w on w.id = s.product_unit_id
      where s.source_batch_id = b.id and m.deleted_at is null and m.status <> 'cancelled'), '[]') as taken,
    ${sourcesSql(sql)} as sources,
    ${ownerOf(sql, 'manufactures', 'manufacture_id')} as manufacture, ${ownerOf(sql, 'products', 'product_id')} as product,
    (select jsonb_build_object('id', a.id, 'name', a.name, 'is_standing', a.deleted_at is null and a.withdrawn_at is null)
      from material_areas a where a.id = b.material_area_id) as area
  from batches b left join product_units u on u.id = b.product_unit_id
    cross join lateral (
      select coalesce(jsonb_agg(${written(sql)}) filter (where ${isHarvest(sql)}), '[]') as harvests,
        coalesce(jsonb_agg(${written(sql)}) filter (where ${hasFailed(sql)}), '[]') as failed,
        coalesce(jsonb_agg(${written(sql)}) filter (where d.activity_type = ${LOSS}), '[]') as losses,
        coalesce(jsonb_agg(${written(sql)}) filter (where d.activity_type = ${SLAUGHTER}), '[]') as slaughters
      from diaries d left join product_units w on w.id = d.product_unit_id
      where d.batch_id = b.id and d.deleted_at is null and d.status <> 'rejected'
        and (d.activity_type in (${LOSS}, ${SLAUGHTER}) or d.activity_type = any(${harvestActivitiesSql(sql)}))) h
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'status', t.status, 'product_id', t.product_id, 'manufacture_id', t.manufacture_id,
        'amount', t.quantity * coalesce(w.factor, u.factor, 1), 'harvest_date', t.harvest_date, 'packed_on', ${packedOnSql(sql)}, 'exceeds', coalesce(t.exceeds, false),
        'held_from', t.held_from, 'held_facts', t.held_facts, 'released_facts', t.released_facts,
        'told_stages', ${toldStages(sql)}, 'certificates', ${problemsOfCertificates(sql)}, 'standing_certificates', ${standingAgain(sql)}) order by t.id), '[]') as traces
      from traces t left join product_units w on w.id = t.product_unit_id
      where t.batch_id = b.id and t.deleted_at is null) t
  where b.id = ${id}`

/**
 * SQL: the amount that a diary `d` in a unit `w` records as harvested or lost, in the base unit of the batch's unit
 * `u`.
 */
const written = (
  sql: Sql,
): Fragment => sql`jsonb_build_object('diary_id', d.id, 'status', d.status, 'performed_at', d.performed_at, 'finished_at', d.finished_at,
  'amount', coalesce(d.quantity, 0) * coalesce(w.factor, u.factor, 1))`

/** SQL: the producer or product of a batch `b`; `is_standing` while it is approved, in use and not deleted. */
const ownerOf = (sql: Sql, table: string, link: string): Fragment => unscoped(sql, 'who answers for a batch')`
  (select jsonb_build_object('id', o.id, 'name', o.name, 'is_standing', o.is_active and o.deleted_at is null and ${isApprovalStanding(sql, 'o')})
    from ${sql(table)} o where o.id = ${sql(`b.${link}`)})`

/**
 * SQL: the stages of which a trace `t` shows a public diary, among those `told` of its batch. Unlike in the check-list,
 * diaries written after the packing count, so that no lot is held for them.
 */
const toldStages = (sql: Sql): Fragment => sql`
  coalesce((
    select jsonb_agg(o.stage_id) from told o
    where case when t.diary_ids = '{}' then o.shown is not null else o.shown && t.diary_ids end), '[]')`

/**
 * SQL: the certificates that do not apply to a trace `t`: those it names that are withdrawn or do not stand on its
 * packing day, and those that applied to it and were withdrawn after it was made.
 */
const problemsOfCertificates = (sql: Sql) => unscoped(sql, 'certificates of a trace whose batch is judged')`
  case when t.status not in ('active', 'held', 'draft', 'inactive') then '[]' else coalesce((
    select jsonb_agg(jsonb_build_object('id', n.id, 'number', c.number,
      'problem', case when c.id is null or c.deleted_at is not null or c.approval_status <> 'approved' then 'withdrawn'
        when ${vouchedText(sql, 'c', 'issued_at')} > ${packedOnSql(sql)} then 'late' else 'expired' end,
      'issued_at', c.issued_at, 'expires_at', c.expires_at, 'is_named', n.id = any(t.certificate_ids)) order by n.id)
    from (
      select unnest(t.certificate_ids) as id
      union
      select o.id from certificates o
      where o.deleted_at is null and o.withdrawn_at > t.created_at
        and ${isStandingOn(sql, { issued_at: sql`o.issued_at::text`, expires_at: sql`o.expires_at::text` }, packedOnSql(sql))}
        and (o.product_id = t.product_id or o.material_area_id = t.material_area_id
          or (o.manufacture_id = t.manufacture_id and o.product_id is null and o.material_area_id is null
            and o.certificate_type not in ('ocop', 'gi')))) n
      left join certificates c on c.id = n.id
    where c.id is null or c.deleted_at is not null or c.approval_status <> 'approved'
      or not ${isStandingOn(sql, approvedPeriod(sql, 'c'), packedOnSql(sql))}), '[]') end`

/** SQL: ids of the certificates in the held facts of a trace `t` that are approved and stand on its packing day. */
const standingAgain = (sql: Sql) => unscoped(sql, 'certificates of a trace whose batch is judged')`
  case when t.status <> 'held' then '[]' else coalesce((
    select jsonb_agg(c.id) from certificates c
    where c.id in (
        select split_part(f->>'key', ' ', 2)::int from jsonb_array_elements(t.held_facts) f where f->>'kind' = 'certificate')
      and c.deleted_at is null and c.approval_status = 'approved'
      and ${isStandingOn(sql, approvedPeriod(sql, 'c'), packedOnSql(sql))}), '[]') end`
