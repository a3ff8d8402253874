import { systemLogs } from '@trace/define/features/system-logs.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Values } from '@trace/define/field.ts'
import { date, decimal, group, integer, list, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import { needsToRead } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { addDays, startOfMonth, today } from '@trace/define/text/dates.ts'
import { always, optionalList, named, one } from '@trace/platform/operation/answers.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { isApprovalStanding, vouchedText } from '@trace/platform/store/vouched-values.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { troublesOf } from '../scans/index.ts'
import { freeSpace, MEGABYTE } from '@trace/platform/monitoring/free-space.ts'
import { primaryOf } from '@trace/platform/replica/replica.ts'
import { certificateFilterSql, warningDays } from '../producers/index.ts'
import { dailySumsTable } from '../scans/index.ts'

const SCAN_DAYS = 30

const counted = [manufactures, products, labors, stamps, traces] as const

const figures = { total: integer('Tổng số', always), this_month: integer('Thêm trong tháng', always) }
const scanDay = {
  day: date('Ngày', always),
  count: integer('Lượt quét', always),
  suspicious: integer('Nghi vấn', always),
}
const ofGroup = { ...named, count: integer('Số sản phẩm', always) }
const ofStars = { stars: integer('Số sao', always), count: integer('Số sản phẩm', always) }
const ofWard = {
  ...named,
  acreage: decimal('Diện tích', { ...always, unit: 'ha' }),
  latitude: decimal('Vĩ độ giữa xã'),
  longitude: decimal('Kinh độ giữa xã'),
}
const waits = {
  key: text('Việc', always),
  label: text('Tên việc', always),
  count: integer('Số lượng', always),
  to: text('Màn hình'),
}

const home = {
  counts: group(
    'Số lượng theo danh sách',
    Object.fromEntries(counted.map(({ name, plural }) => [name, group(plural, figures)])),
    always,
  ),
  labels_total: integer('Số tem đã cấp'),
  scans_today: integer('Lượt quét hôm nay'),
  scans: optionalList(list('Lượt quét 30 ngày', scanDay)),
  products_by_group: optionalList(list('Sản phẩm theo nhóm', ofGroup)),
  area_by_ward: optionalList(list('Diện tích theo xã', ofWard)),
  ocop: optionalList(list('Sản phẩm OCOP theo hạng sao', ofStars)),
  todo: list('Việc cần làm', waits, always),
  troubles: optionalList(
    list('Việc của máy chủ cần người xem', { name: text('Tên', always), found: text('Điều thấy được', always) }),
  ),
  disk: group('Chỗ còn trên ổ đĩa', { free_mb: integer('Còn', always), floor_mb: integer('Ít nhất phải còn', always) }),
}

/** All data of the home screen: only lists the viewer may see, and only rows within reach. */
const dashboard = operation({
  method: 'GET',
  path: '/api/admin/dashboard',
  needs: 'signedIn',
  summary: 'Số liệu và việc cần làm của trang chủ',
  fromReplica: true,
  answers: one(home),
  async run({ store, viewer, settings }) {
    const mayList = (resource: Resource): boolean => can(viewer.permissions, needsToRead(resource, 'list'))
    const listed = counted.filter(mayList)
    const [counts, todo, ...charts] = await Promise.all([
      Promise.all(listed.map(async (resource) => [resource.name, await countOf(store, resource)] as const)),
      todoOf(store, mayList),
      mayList(stamps) && labelsOf(store),
      mayList(scanStatistics) && scansOf(store),
      mayList(products) && productsOf(store),
      mayList(materialAreas) && areasOf(store),
    ])
    const seesServer = mayList(systemLogs) && viewer.reach.scope === 'all'
    const disk = seesServer && diskOf()
    const troubles = seesServer && (await troublesOf(primaryOf(store.sql), settings))
    const [labels, scans, goods, areas] = charts
    return {
      entry: {
        counts: Object.fromEntries(counts),
        todo,
        ...(troubles && { troubles }),
        ...(labels && labels),
        ...(scans && scans),
        ...(goods && goods),
        ...(areas && areas),
        ...(disk && { disk }),
      },
    }
  },
})

/** Free disk space, for system administrators. */
function diskOf(): { free_mb: number; floor_mb: number } | null {
  const space = freeSpace()
  return space ? { free_mb: Math.floor(space.bytes() / MEGABYTE), floor_mb: space.floor / MEGABYTE } : null
}

export const dashboardOperations = [dashboard]

async function countOf({ rows, tally }: Store, resource: Resource): Promise<{ total: number; this_month: number }> {
  const { total = 0, this_month = 0 } = await tally(
    resource,
    'home',
    (sql, { block, among }) => sql`
      select ${block} as block, jsonb_build_object(
        'total', count(*), 'this_month', count(*) filter (where t.created_at >= ${startOfMonth()})) as sums
      from ${rows(resource)} t where true ${among} group by 1`,
  )
  return { total, this_month }
}

async function labelsOf({ sql, rows }: Store) {
  const [row] = await sql<{ labels_total: number }[]>`
    select coalesce(sum(quantity), 0)::int as labels_total from ${rows(stamps)} t where status <> 'draft'`
  return row!
}

async function scansOf(store: Store) {
  const { sql, sums } = store
  const { table, isWhole } = dailySumsTable(store)
  const last = today()
  const first = addDays(last, 1 - SCAN_DAYS)
  const scans = await sql<{ day: string; count: number; suspicious: number }[]>`
    select d::date as day, coalesce(sum(t.count), 0)::int as count, coalesce(sum(t.suspicious), 0)::int as suspicious
    from generate_series(${first}::date, ${last}::date, interval '1 day') d
      left join ${sums(scanStatistics, table)} t on t.day = d::date and t.day >= ${first} and ${isWhole}
    group by 1 order by 1`
  return { scans_today: scans.at(-1)!.count, scans }
}

async function productsOf({ sql, rows, tally }: Store) {
  const countBy = (column: string) =>
    tally(
      products,
      `approved by ${column}`,
      (from, { block, among }) => from`
        select n.block, jsonb_object_agg(n.name, n.count) as sums from (
          select ${block} as block, ${from(`t.${column}`)} as name, count(*) as count from ${rows(products)} t
          where ${from(`t.${column}`)} is not null and t.approval_status = 'approved' ${among} group by 1, 2) n
        group by 1`,
    )
  const [byGroup, byStars] = await Promise.all([countBy('product_group_id'), countBy('ocop_star')])
  const groups = await sql<Pick<Values<typeof ofGroup>, 'id' | 'name'>[]>`
    select id, name from product_groups where id = any(${Object.keys(byGroup).map(Number)}) order by name`
  const products_by_group = groups
    .map(({ id, name }) => ({ id, name, count: byGroup[id]! }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const ocop = Object.entries(byStars)
    .map(([stars, count]) => ({ stars: Number(stars), count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.stars - a.stars)
  return { products_by_group, ocop }
}

/** Acreage by commune, as approved: what producers write does not change the map of the province before that. */
async function areasOf({ sql, rows }: Store) {
  const area_by_ward = await sql<Values<typeof ofWard>[]>`
    select w.id, w.name, sum(coalesce(${vouchedText(sql, 't', 'acreage')}::numeric, t.acreage)) as acreage, w.centroid_lat as latitude, w.centroid_lng as longitude
    from ${rows(materialAreas)} t join wards w on w.id = t.ward_id
    where ${isApprovalStanding(sql, 't')} group by w.id order by acreage desc, w.name`
  return { area_by_ward }
}

const CHANGED = { has_changes: 'true' }

/** Open tasks: how many of each kind, and the screen to do them on. */
async function todoOf(store: Store, mayList: (resource: Resource) => boolean) {
  const waiting: [key: string, label: string, resource: Resource, filter: Record<string, string>][] = [
    ['manufactures', 'Cơ sở chờ duyệt', manufactures, { approval_status: 'pending' }],
    ['products', 'Sản phẩm chờ duyệt', products, { approval_status: 'pending' }],
    ['diaries', 'Nhật ký chờ duyệt', diaries, { status: 'submitted' }],
    ['orders', 'Đơn đặt tem chờ duyệt', orders, { status: 'pending' }],
    ['pending_certificates', 'Chứng nhận chờ duyệt', certificates, { approval_status: 'pending' }],
    ['changed_manufactures', 'Cơ sở có thay đổi chờ duyệt', manufactures, CHANGED],
    ['changed_products', 'Sản phẩm có thay đổi chờ duyệt', products, CHANGED],
    ['changed_areas', 'Vùng có thay đổi chờ duyệt', materialAreas, CHANGED],
    ['changed_certificates', 'Chứng nhận có thay đổi chờ duyệt', certificates, CHANGED],
    ['label_reviews', labelReviews.label, labelReviews, { review: 'waiting' }],
  ]
  const rows = waiting
    .filter(([, , resource]) => mayList(resource))
    .map(async ([key, label, resource, filter]) => ({
      key,
      label,
      count: await matchingCount(store, resource, filter),
      to: `/admin/${resource.screen}?${new URLSearchParams(filter)}`,
    }))
  return Promise.all([...rows, ...(mayList(certificates) ? [expiring(store)] : [])])
}

async function matchingCount(
  { sql, rows }: Store,
  resource: Resource,
  filter: Record<string, string>,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${rows(resource, filter)} t`
  return row!.count
}

async function expiring(store: Store) {
  const query = { certificate_status: 'expiring' }
  const days = await warningDays(store)
  const [row] = await store.sql<{ count: number }[]>`
    select count(*)::int as count from ${store.rows(certificates)} t where true ${certificateFilterSql(store, days, 'id', query) ?? store.sql``}`
  const to = `/admin/${certificates.screen}?${new URLSearchParams(query)}`
  return { key: 'certificates', label: 'Chứng nhận sắp hết hạn', count: row!.count, to }
}
