import {
  addDays,
  bulletinSentences,
  criteriaSeafoods,
  decimal,
  diaries,
  integer,
  list,
  manufactures,
  materialAreas,
  needs,
  orders,
  productAnimals,
  productPlants,
  products,
  scanStatistics,
  stamps,
  text,
  today,
  traces,
} from '@trace/domain'
import type { Values } from '@trace/domain'
import { always, data, named, texts } from '../../engine/calls/answers.ts'
import { operation } from '../../engine/operation.ts'
import { permit } from '../../engine/perform.ts'
import { refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'

const compared = { now: decimal('Kỳ này', always), before: decimal('Cùng kỳ năm trước', always) }
const crop = { ...named, unit: text('Đơn vị', always), ...compared }
const ofWard = {
  ...named,
  ...compared,
  latitude: decimal('Vĩ độ giữa xã'),
  longitude: decimal('Kinh độ giữa xã'),
}
const event = { key: text('Khóa', always), label: text('Nội dung', always), ...compared }
const recalled = { ...named, reason: text('Lý do') }
const late = { label: text('Việc', always), count: integer('Số việc quá hạn', always) }
const ofStars = { stars: integer('Số sao', always), count: integer('Số sản phẩm', always) }

/** The bulletin of a month: written by itself from the figures within reach. */
const bulletin = operation({
  method: 'GET',
  path: '/api/admin/bulletin',
  needs: needs(productPlants, 'list'),
  admit({ viewer }) {
    for (const told of [productPlants, traces, stamps, scanStatistics, products]) permit(viewer, needs(told, 'list'))
  },
  summary: 'Bản tin tháng',
  query: { month: text('Tháng, dạng 2026-10; để trống là tháng trước', { max: 7 }) },
  answers: data({
    month: text('Tháng', always),
    sentences: texts('Ba câu tóm tắt'),
    events: list('Trong tháng', event, always),
    plants: list('Sản lượng theo cây trồng', crop, always),
    animals: list('Tổng đàn theo vật nuôi', crop, always),
    seafoods: list('Sản lượng theo thủy sản', crop, always),
    wards: list('Diện tích gieo trồng theo xã', ofWard, always),
    ocop: list('Sản phẩm OCOP', ofStars, always),
    late: list('Việc quá hạn', late, always),
    silent: texts('Xã chưa báo cáo số liệu'),
    recalls: list('Thu hồi trong tháng', recalled, always),
  }),
  async run({ query, store }) {
    const month = monthOf(query.month, today(store.now()))
    const year = Number(month.slice(0, 4))
    const [events, plants, animals, seafoods, wards, ocop, late_, recalls] = await Promise.all([
      eventsOf(store, month),
      plantsOf(store, year),
      animalsOf(store, year),
      seafoodsOf(store, year),
      wardsOf(store, year),
      ocopOf(store),
      lateOf(store),
      recallsOf(store, month),
    ])
    const [active, labels, scans] = events as [Values<typeof event>, Values<typeof event>, Values<typeof event>]
    const silent = wards.filter(({ now, before }) => now === 0 && before > 0).map(({ name }) => name)
    const sentences = bulletinSentences({
      month,
      traces: active,
      labels,
      scans,
      crops: [...plants, ...animals, ...seafoods],
      recalls: recalls.length,
      late: late_.reduce((sum, { count }) => sum + count, 0),
      silent,
    })
    return { month, sentences, events, plants, animals, seafoods, wards, ocop, late: late_, silent, recalls }
  },
})

export const bulletinOperations = [bulletin] as const

/** The month that is asked for; by default the last one that is over. */
function monthOf(asked: string | null, day: string): string {
  const month = asked ?? addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month) || month > day.slice(0, 7))
    throw refuseField('month', 'Tháng phải có dạng 2026-10 và không ở tương lai')
  return month
}

/** The first days of a month and of the next, and those of a year before. */
function spanOf(month: string) {
  const from = `${month}-01`
  const to = `${addDays(from, 31).slice(0, 7)}-01`
  const before = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return { from, to, fromBefore: before(from), toBefore: before(to) }
}

/** What happened in a month, and in the same one a year before: traces, labels, scans. */
async function eventsOf({ sql, rows, sums }: Store, month: string): Promise<Values<typeof event>[]> {
  const { from, to, fromBefore, toBefore } = spanOf(month)
  const [row] = await sql<Record<'t' | 'tb' | 'l' | 'lb' | 's' | 'sb', number>[]>`
    select
      (select count(*)::int from ${rows(traces)} t where created_at >= ${from}::date and created_at < ${to}::date) as t,
      (select count(*)::int from ${rows(traces)} t where created_at >= ${fromBefore}::date and created_at < ${toBefore}::date) as tb,
      (select coalesce(sum(quantity), 0)::int from ${rows(stamps)} t
        where status <> 'draft' and created_at >= ${from}::date and created_at < ${to}::date) as l,
      (select coalesce(sum(quantity), 0)::int from ${rows(stamps)} t
        where status <> 'draft' and created_at >= ${fromBefore}::date and created_at < ${toBefore}::date) as lb,
      (select coalesce(sum(count), 0)::int from ${sums(scanStatistics, 'scan_days')} t where day >= ${from}::date and day < ${to}::date) as s,
      (select coalesce(sum(count), 0)::int from ${sums(scanStatistics, 'scan_days')} t where day >= ${fromBefore}::date and day < ${toBefore}::date) as sb`
  const { t, tb, l, lb, s, sb } = row!
  return [
    { key: 'traces', label: 'Hồ sơ truy xuất được lập', now: t, before: tb },
    { key: 'labels', label: 'Tem được cấp', now: l, before: lb },
    { key: 'scans', label: 'Lượt quét', now: s, before: sb },
  ]
}

const MOST_CROPS = 20

async function plantsOf({ sql, rows }: Store, year: number) {
  const found = await sql<Omit<Values<typeof crop>, 'unit'>[]>`
    select p.id, p.name, coalesce(sum(t.output) filter (where t.year = ${year}), 0)::float as now,
      coalesce(sum(t.output) filter (where t.year = ${year - 1}), 0)::float as before
    from ${rows(productPlants)} t join plants p on p.id = t.plant_id
    where t.year in (${year - 1}, ${year}) group by p.id order by now desc, before desc limit ${MOST_CROPS}`
  return found.map((row) => ({ ...row, unit: 'tấn' }))
}

async function seafoodsOf({ sql, rows }: Store, year: number) {
  const found = await sql<Omit<Values<typeof crop>, 'unit'>[]>`
    select p.id, p.name, coalesce(sum(t.output) filter (where t.year = ${year}), 0)::float as now,
      coalesce(sum(t.output) filter (where t.year = ${year - 1}), 0)::float as before
    from ${rows(criteriaSeafoods)} t join seafoods p on p.id = t.seafood_id
    where t.year in (${year - 1}, ${year}) group by p.id order by now desc, before desc limit ${MOST_CROPS}`
  return found.map((row) => ({ ...row, unit: 'tấn' }))
}

/** Heads in the last quarter that was reported this year, and in the same one of the year before. */
async function animalsOf({ sql, rows }: Store, year: number) {
  const found = await sql<Omit<Values<typeof crop>, 'unit'>[]>`
    with told as (select animal_id, year, quarter, head_total from ${rows(productAnimals)} t where year in (${year - 1}, ${year})),
      last as (select animal_id, max(quarter) filter (where year = ${year}) as quarter from told group by 1)
    select a.id, a.name, coalesce(sum(t.head_total) filter (where t.year = ${year}), 0)::float as now,
      coalesce(sum(t.head_total) filter (where t.year = ${year - 1}), 0)::float as before
    from told t join last l on l.animal_id = t.animal_id and t.quarter = coalesce(l.quarter, 4) join animals a on a.id = t.animal_id
    group by a.id order by now desc, before desc limit ${MOST_CROPS}`
  return found.map((row) => ({ ...row, unit: 'con' }))
}

/** Sown hectares by commune: areas of different crops may be added, what they yield may not. */
const wardsOf = ({ sql, rows }: Store, year: number) => sql<Values<typeof ofWard>[]>`
  select w.id, w.name, coalesce(sum(t.area_sown) filter (where t.year = ${year}), 0)::float as now,
    coalesce(sum(t.area_sown) filter (where t.year = ${year - 1}), 0)::float as before,
    w.centroid_lat as latitude, w.centroid_lng as longitude
  from ${rows(productPlants)} t join wards w on w.id = t.ward_id
  where t.year in (${year - 1}, ${year}) group by w.id order by now desc, w.name`

const ocopOf = ({ sql, rows }: Store) => sql<Values<typeof ofStars>[]>`
  select ocop_star as stars, count(*)::int as count from ${rows(products)} t
  where ocop_star is not null group by 1 order by 1 desc`

const recallsOf = ({ sql, rows }: Store, month: string) => {
  const { from, to } = spanOf(month)
  return sql<Values<typeof recalled>[]>`
    select id, coalesce(name, code) as name, recall_reason as reason from ${rows(traces)} t
    where status = 'recalled' and recalled_at >= ${from}::date and recalled_at < ${to}::date order by recalled_at limit 50`
}

/** What waits for an officer longer than its state allows. */
async function lateOf({ sql, rows }: Store) {
  const waits = [
    { resource: manufactures, field: 'approval_status', state: 'pending' },
    { resource: products, field: 'approval_status', state: 'pending' },
    { resource: materialAreas, field: 'approval_status', state: 'pending' },
    { resource: diaries, field: 'status', state: 'submitted' },
    { resource: orders, field: 'status', state: 'pending' },
  ]
  const counted = await Promise.all(
    waits.map(async ({ resource, field, state }) => {
      const days =
        Object.entries(resource.fields).find(([name]) => name === field)?.[1].machine?.states[state]?.days ?? 0
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from ${rows(resource, { [field]: state })} t
        where t.standing_since < now() - ${days} * interval '1 day'`
      return { label: `${resource.plural} chờ duyệt`, count: row!.count }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}
