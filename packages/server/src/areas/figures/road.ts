import { products } from '@trace/domain/areas/catalogue/products.ts'
import { firstStepOf, firstSteps, nextStepOf, stepScreens, stops } from '@trace/domain/areas/figures/road.ts'
import type { Lot } from '@trace/domain/areas/figures/road.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { choice, date, flag, integer, list, moment, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { always, data } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { Store } from '@trace/platform/store/store.ts'

const MOST_LOTS = 20
/** Days for which a recalled lot stays in the list. */
const RECALLED_DAYS = 90

const lot = {
  id: integer('Mã', always),
  code: text('Mã lô'),
  name: text('Tên lô', always),
  product: text('Sản phẩm', always),
  area: text('Vùng sản xuất'),
  growing: flag('Đang sản xuất, còn ghi nhật ký', always),
  expected_harvest_date: date('Dự kiến thu hoạch'),
  trace_id: integer('Hồ sơ truy xuất'),
  order_id: integer('Đơn đặt tem'),
  label_count: integer('Số tem', always),
  scan_count: integer('Lượt quét', always),
  stop: choice('Chặng', stops, always),
  what: text('Việc tiếp theo', always),
  turn: choice('Ai làm', { staff: 'Cán bộ', owner: 'Cơ sở sản xuất' }),
  since: moment('Từ lúc', always),
  on: choice('Làm ở màn hình', stepScreens, always),
  hurts: flag('Bị từ chối, tạm giữ hoặc thu hồi', always),
}

/** Lists lots, each with its next step and who must take it, and names the first step of a producer without any lot. */
const road = operation({
  method: 'GET',
  path: '/api/admin/road',
  needs: needs(batches, 'list'),
  summary: 'Đường đi của các lô, từ đồng ruộng đến lượt quét',
  answers: data({
    lots: list('Các lô', lot, always),
    first_step: choice('Việc đầu tiên khi chưa có lô', firstSteps, always),
  }),
  async run({ store }) {
    const [lots, ground] = await Promise.all([lotsOf(store), groundOf(store)])
    return { lots, first_step: firstStepOf(ground) }
  },
})

export const roadOperations = [road] as const

interface LotRow extends Lot {
  id: number
  code: string | null
  name: string
  product: string
  area: string | null
  expected_harvest_date: string | null
  trace_id: number | null
  order_id: number | null
}

/** Recalled lots come first, then open ones, then closed ones; each group with the newest first. */
async function lotsOf({ now, sql, rows }: Store) {
  const found = await sql<LotRow[]>`
    select b.id, b.code, b.name, b.status, b.standing_since as since, b.expected_harvest_date, p.name as product, a.name as area,
      (select jsonb_build_object(
        'draft', count(*) filter (where d.status = 'draft'), 'submitted', count(*) filter (where d.status = 'submitted'),
        'rejected', count(*) filter (where d.status = 'rejected'), 'approved', count(*) filter (where d.status = 'approved'))
        from ${rows(diaries)} d where d.batch_id = b.id) as diaries,
      tr.id as trace_id, o.id as order_id,
      case when tr.id is not null then jsonb_build_object('status', tr.status, 'asked', tr.activation_request = 'asked', 'since', tr.standing_since,
        'label_count', coalesce(tr.label_count, 0), 'scan_count', coalesce(tr.scan_count, 0)) end as trace,
      case when o.id is not null then jsonb_build_object('status', o.status, 'since', o.standing_since) end as "order"
    from (
      select * from ${rows(batches)} t
      where status <> 'cancelled' and (status <> 'recalled' or standing_since > ${now().toISOString()}::timestamptz - ${RECALLED_DAYS} * interval '1 day')
      order by (status = 'recalled') desc, (status = 'closed'), id desc limit ${MOST_LOTS}) b
      join ${rows(products)} p on p.id = b.product_id
      left join ${rows(materialAreas)} a on a.id = b.material_area_id
      left join lateral (select * from ${rows(traces)} t where t.batch_id = b.id order by t.id desc limit 1) tr on true
      left join lateral (select * from ${rows(orders)} t where t.trace_id = tr.id order by t.id desc limit 1) o on true
    order by (b.status = 'recalled') desc, (b.status = 'closed'), b.id desc`
  return found.map(({ status, since, diaries: of, trace, order, ...row }) => ({
    ...row,
    growing: status === 'in_production',
    label_count: trace?.label_count ?? 0,
    scan_count: trace?.scan_count ?? 0,
    ...nextStepOf({ status, since, diaries: of, trace, order }),
  }))
}

async function groundOf({ sql, rows }: Store) {
  const [ground] = await sql<{ areas: number; products: number; approved_products: number; processes: number }[]>`
    select (select count(*)::int from (select 1 from ${rows(materialAreas)} t limit 1) c) as areas,
      (select count(*)::int from (select 1 from ${rows(products)} t limit 1) c) as products,
      (select count(*)::int from (select 1 from ${rows(products, { approval_status: 'approved' })} t limit 1) c) as approved_products,
      (select count(*)::int from (select 1 from ${rows(processes, { status: 'active' })} t limit 1) c) as processes`
  return ground!
}
