import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import { afterPacking } from '@trace/domain/areas/growing/activities.ts'
import { checkTraceCompliance } from '@trace/domain/areas/tracing/trace-compliance.ts'
import type { Compliance, TraceFacts } from '@trace/domain/areas/tracing/trace-compliance.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Paged } from '@trace/define/entry.ts'
import { choice, flag, group, list, text, url } from '@trace/define/kinds/index.ts'
import { today } from '@trace/define/text/dates.ts'
import { always, extended } from '@trace/platform/operation/answers.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { dayOfSql, harvestActivitiesSql, harvestsSql, hasFailed } from '../growing/index.ts'
import { approvedPeriod, isStandingOn } from '../producers/index.ts'
import { packedOnSql } from './packed-on.ts'
import { pausedPartySql } from './paused.ts'
import type { PausedParty } from './paused.ts'
import { stageFact, untoldStages } from './settled/told-stages.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { vouchedRow, vouchedText } from '@trace/platform/store/vouched-values.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { traceAddresses } from './trace-address.ts'

/** Response fields of a trace with the address in its QR code, its check-list and the paused party, if any. */
export const checkedRow = extended(traces, {
  qr_url: url('Liên kết QR', always),
  paused: choice('Bên đang tạm dừng', { manufacture: 'Cơ sở sản xuất', product: 'Sản phẩm' }),
  compliance: group(
    'Bảng kiểm 10 thông tin',
    {
      passed: flag('Đạt'),
      items: list('10 thông tin bắt buộc', {
        key: text('Khóa', { required: true }),
        label: text('Thông tin', { required: true }),
        passed: flag('Đạt'),
        optional: flag('Chỉ khi có'),
        hint: text('Còn thiếu'),
      }),
    },
    always,
  ),
})

/** A trace with its check-list, as in responses. */
export async function answered({ store, settings }: Asked, id: number) {
  const entry = await store.show(traces, id)
  const facts = await readTraceFacts(store.sql, [id], today(store.now()))
  const addressOf = await traceAddresses(store.sql, settings)
  return { entry: { ...entry, qr_url: addressOf(entry), ...factsToTell(facts.get(id)!) } }
}

/** The part of a call that answers with traces. */
interface Asked {
  store: Store
  settings: Settings
}

/** Adds the check-list to each trace of a page, with one query for all. */
export async function withCompliance({ store, settings }: Asked, page: Paged<typeof traces>) {
  const facts = await readTraceFacts(
    store.sql,
    page.entries.map(({ id }) => id),
    today(store.now()),
  )
  const addressOf = await traceAddresses(store.sql, settings)
  const entries = page.entries.map((entry) => ({
    ...entry,
    qr_url: addressOf(entry),
    ...factsToTell(facts.get(entry.id)!),
  }))
  return { ...page, entries }
}

type Facts = TraceFacts & { paused: PausedParty | null }

const factsToTell = (facts: Facts) => ({ compliance: checkTraceCompliance(facts), paused: facts.paused })

/** Evaluates the compliance check-list of a trace: ten items. */
export async function complianceOf(sql: Sql, traceId: number, now = new Date()): Promise<Compliance> {
  const facts = await readTraceFacts(sql, [traceId], today(now))
  return checkTraceCompliance(facts.get(traceId)!)
}

/** The facts about stages for which a trace would be held, were it active. */
export async function stageFactsOf({ sql, now }: Store, traceId: number): Promise<Contradiction[]> {
  const { stages, diaries } = (await readTraceFacts(sql, [traceId], today(now()))).get(traceId)!
  return untoldStages(
    stages,
    diaries.map(({ stage_id }) => stage_id),
  ).map(stageFact)
}

/** Reads the input of the check-list for several traces in one query; of the diaries only their stages. */
async function readTraceFacts(sql: Sql, traceIds: number[], day: string): Promise<Map<number, Facts>> {
  if (traceIds.length === 0) return new Map()
  const found = await unscoped(sql, 'what traces stand on that were found within reach, or by their public code')<
    ({ id: number } & Facts)[]
  >`
    select t.id, ${pausedPartySql(sql)},
      jsonb_build_object('code', t.code, 'planting_date', t.planting_date, 'harvest_date', t.harvest_date,
        'packaging_date', t.packaging_date, 'expired_date', t.expired_date) as trace,
      jsonb_build_object('name', p.name, 'images', coalesce(p.images, '[]'), 'brand', p.brand, 'model_code', p.model_code,
        'shelf_life_days', p.shelf_life_days, 'applied_standards', coalesce(p.applied_standards, '[]')) as product,
      jsonb_build_object('name', m.name, 'address', m.address, 'province_id', m.province_id, 'ward_id', m.ward_id) as manufacture,
      jsonb_build_object('code', b.code, 'sector_kind', b.sector_kind) || ${harvestsSql(sql)} || ${withoutReleased(sql)} as batch, a.location_code, coalesce(t.label_count, 0) as serials,
      coalesce((
        select jsonb_agg(jsonb_build_object('stage_id', s.stage_id, 'name', g.name, 'is_required', s.is_required)
          order by s.sort_order, s.id)
        from process_stages s join stages g on g.id = s.stage_id where s.process_id = b.process_id), '[]') as stages,
      coalesce((
        select jsonb_agg(jsonb_build_object('stage_id', e.stage_id, 'performed_at', e.performed_at)) from (
          select d.stage_id, min(d.performed_at) as performed_at from diaries d
          where d.batch_id = t.batch_id and ${isPublicDiary(sql)} group by d.stage_id) e), '[]') as diaries,
      coalesce((
        select jsonb_agg(c.id) from certificates c where ${isCertificateOfTrace(sql, day)}), '[]') as certificates
    from traces t join batches b on b.id = t.batch_id left join material_areas a on a.id = t.material_area_id
      cross join lateral ${vouchedRow(sql, 'products', 't.product_id')} p
      cross join lateral ${vouchedRow(sql, 'manufactures', 't.manufacture_id')} m
    where t.id = any(${traceIds})`
  return new Map(found.map(({ id, ...facts }) => [id, facts]))
}

/**
 * SQL: overrides `used` or `harvest_days` with an empty list if an officer has released a withdrawal hold of the trace
 * or its batch, or its harvest day, so that the check-list does not report it again. `settledBatches` judges what is
 * recorded later.
 */
const withoutReleased = (sql: Sql) => sql`
  (select coalesce(jsonb_object_agg(case when released->>'key' like 'withdrawal %' then 'used' else 'harvest_days' end, '[]'::jsonb), '{}')
    from jsonb_array_elements(t.released_facts || b.released_facts) released
    where released->>'key' like 'withdrawal %' or released->>'key' like 'harvest %')`

/**
 * SQL: the approved certificates `c` that apply to a trace `t`: of its product, its area, or its producer as a whole,
 * if they stand on its packing day; on `day` if it has none. OCOP stars and geographical indications of a producer apply
 * only when the trace names them (Decision 148/QĐ-TTg).
 */
export const isCertificateOfTrace = (sql: Sql, day = today()) => sql`
  (c.approval_status = 'approved' and c.deleted_at is null and ${isStandingOn(sql, approvedPeriod(sql, 'c'), packedOnSql(sql, day))} and (
    c.product_id = t.product_id or c.material_area_id = t.material_area_id
    or (c.manufacture_id = t.manufacture_id and c.product_id is null and c.material_area_id is null
      and (c.id = any(t.certificate_ids) or ${vouchedText(sql, 'c', 'certificate_type')} not in ('ocop', 'gi')))))`

/**
 * The diaries shown with a trace, in its order: those selected, or all of its batch; only approved and public ones that
 * concern its goods.
 */
export const publicDiaries = (sql: Sql, traceId: number) => unscoped(
  sql,
  'what is for all to read of a trace that was found by its public code',
)<{ id: number; stage_id: number; performed_at: string }[]>`
  select d.id, d.stage_id, d.performed_at from traces t join batches b on b.id = t.batch_id join diaries d on d.batch_id = b.id
  where t.id = ${traceId} and ${isPublicDiary(sql)}
  order by array_position(t.diary_ids, d.id), d.performed_at, d.id`

/** SQL: whether a diary `d` of the batch `b` of a trace `t` is shown with it. */
export const isPublicDiary = (sql: Sql) => sql`
  d.deleted_at is null and d.status = 'approved' and d.is_traceable and (t.diary_ids = '{}' or d.id = any(t.diary_ids)) and ${concernsLotSql(sql)}`

/**
 * SQL: what `concernsLot` of the domain says of a diary `d` of the batch `b` and a trace `t`; and that it is no harvest that
 * failed its quality.
 */
const concernsLotSql = (sql: Sql) => sql`
  not ${hasFailed(sql)} and (t.harvest_date is null or ${dayOfSql(sql, sql`d.performed_at`)} <= t.harvest_date::text or d.activity_type <> all(${harvestActivitiesSql(sql)}))
  and (t.packaging_date is null or ${dayOfSql(sql, sql`d.performed_at`)} <= t.packaging_date::text or d.activity_type = any(${[...afterPacking]}::text[]))`
