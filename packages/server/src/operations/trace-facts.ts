import { checkTraceCompliance, today, traces } from '@trace/domain'
import type { Compliance, TraceFacts } from '@trace/domain'
import type { Sql } from '../database/connect.ts'
import type { Store } from '../store/store.ts'

/** A trace as it is answered, with its check-list. */
export async function answered(store: Store, id: number): Promise<{ entry: object }> {
  const entry = await store.show(traces, id)
  return { entry: { ...entry, compliance: await complianceOf(store.sql, id, store.now()) } }
}

/** The ten items of a trace, told from everything it stands on. */
export const complianceOf = async (sql: Sql, traceId: number, now = new Date()): Promise<Compliance> =>
  checkTraceCompliance(await readTraceFacts(sql, traceId, today(now)))

type Basics = Omit<TraceFacts, 'stages' | 'diaries' | 'certificates'>

async function readTraceFacts(sql: Sql, traceId: number, day: string): Promise<TraceFacts> {
  const [basics] = await sql<Basics[]>`
    select
      jsonb_build_object('code', t.code, 'planting_date', t.planting_date, 'harvest_date', t.harvest_date,
        'expired_date', t.expired_date) as trace,
      jsonb_build_object('name', p.name, 'images', p.images, 'brand', p.brand, 'model_code', p.model_code,
        'shelf_life_days', p.shelf_life_days, 'applied_standards', p.applied_standards) as product,
      jsonb_build_object('name', m.name, 'address', m.address, 'province_id', m.province_id, 'ward_id', m.ward_id) as manufacture,
      jsonb_build_object('code', b.code) as batch, a.location_code, coalesce(t.label_count, 0) as serials
    from traces t join products p on p.id = t.product_id join manufactures m on m.id = t.manufacture_id
      join batches b on b.id = t.batch_id left join material_areas a on a.id = t.material_area_id
    where t.id = ${traceId}`
  const stages = await sql<TraceFacts['stages'][number][]>`
    select s.stage_id, g.name, s.is_required
    from traces t join batches b on b.id = t.batch_id join process_stages s on s.process_id = b.process_id
      join stages g on g.id = s.stage_id
    where t.id = ${traceId} order by s.sort_order, s.id`
  const certificates = await sql`
    select c.id from traces t join certificates c on c.id = any(t.certificate_ids) or c.manufacture_id = t.manufacture_id
      or c.product_id = t.product_id or c.material_area_id = t.material_area_id
    where t.id = ${traceId} and (c.expires_at is null or c.expires_at >= ${day})`
  return { ...basics!, stages, certificates, diaries: await publicDiaries(sql, traceId) }
}

/** The diaries a trace shows, in its order: those chosen, or all of its batch, while approved and for the public. */
export const publicDiaries = (sql: Sql, traceId: number) => sql<{ id: number; stage_id: number; performed_at: string }[]>`
  select d.id, d.stage_id, d.performed_at from traces t join diaries d on d.batch_id = t.batch_id
  where t.id = ${traceId} and d.deleted_at is null and d.status = 'approved' and d.is_traceable
    and (t.diary_ids = '{}' or d.id = any(t.diary_ids))
  order by array_position(t.diary_ids, d.id), d.performed_at, d.id`
