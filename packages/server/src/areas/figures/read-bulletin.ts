import { products } from '@trace/domain/areas/catalogue/products.ts'
import { bulletinSentences } from '@trace/domain/areas/figures/bulletin.ts'
import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Values } from '@trace/define/field.ts'
import { decimal, integer, list, text } from '@trace/define/kinds/index.ts'
import { addDays } from '@trace/define/text/dates.ts'
import { always, named, texts } from '@trace/platform/operation/answers.ts'
import { countLate } from '@trace/platform/inbox/waiting-states.ts'
import type { Fragment } from '@trace/platform/ports/postgres/connect.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { areStarsInForce } from '../catalogue/index.ts'
import { dailySumsTable } from '../scans/index.ts'
import { countedOnce } from './counted-once.ts'
import type { Figures } from './counted-once.ts'

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

export const bulletinFields = {
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
}

/** The bulletin of a month from the figures within the viewer's reach. */
export async function readBulletin(store: Store, viewer: Viewer, month: string) {
  const year = Number(month.slice(0, 4))
  const [events, plants, animals, seafoods, wards, ocop, waiting, recalls] = await Promise.all([
    eventsOf(store, month),
    outputsOf(store, year, productPlants),
    animalsOf(store, year),
    outputsOf(store, year, criteriaSeafoods),
    wardsOf(store, year),
    ocopOf(store),
    countLate(store, viewer),
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
    late: waiting.reduce((sum, { count }) => sum + count, 0),
    silent,
  })
  return { month, sentences, events, plants, animals, seafoods, wards, ocop, late: waiting, silent, recalls }
}

/** The first day of a month and of the next one, and the same days a year before. */
function spanOf(month: string) {
  const from = `${month}-01`
  const to = `${addDays(from, 31).slice(0, 7)}-01`
  const before = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return { from, to, fromBefore: before(from), toBefore: before(to) }
}

/** The moment at which a day begins in Vietnam. */
const beginOf = (day: string): string => `${day}T00:00:00+07:00`

/** Counts of traces, labels and scans in a month, and in the same month a year before. */
async function eventsOf(store: Store, month: string): Promise<Values<typeof event>[]> {
  const { sql, rows, sums } = store
  const { table, isWhole } = dailySumsTable(store)
  const { from, to, fromBefore, toBefore } = spanOf(month)
  const [row] = await sql<Record<'t' | 'tb' | 'l' | 'lb' | 's' | 'sb', number>[]>`
    select
      (select count(*)::int from ${rows(traces)} t where created_at >= ${beginOf(from)} and created_at < ${beginOf(to)}) as t,
      (select count(*)::int from ${rows(traces)} t where created_at >= ${beginOf(fromBefore)} and created_at < ${beginOf(toBefore)}) as tb,
      (select coalesce(sum(quantity), 0)::int from ${rows(stamps)} t
        where status <> 'draft' and created_at >= ${beginOf(from)} and created_at < ${beginOf(to)}) as l,
      (select coalesce(sum(quantity), 0)::int from ${rows(stamps)} t
        where status <> 'draft' and created_at >= ${beginOf(fromBefore)} and created_at < ${beginOf(toBefore)}) as lb,
      (select coalesce(sum(count), 0)::int from ${sums(scanStatistics, table)} t where day >= ${from}::date and day < ${to}::date and ${isWhole}) as s,
      (select coalesce(sum(count), 0)::int from ${sums(scanStatistics, table)} t where day >= ${fromBefore}::date and day < ${toBefore}::date and ${isWhole}) as sb`
  const { t, tb, l, lb, s, sb } = row!
  return [
    { key: 'traces', label: 'Hồ sơ truy xuất được lập', now: t, before: tb },
    { key: 'labels', label: 'Tem được cấp', now: l, before: lb },
    { key: 'scans', label: 'Lượt quét', now: s, before: sb },
  ]
}

const MOST_CROPS = 20

/** SQL: the figures of a year and of the one before it, within reach. */
const ofYears = ({ sql, rows }: Store, told: Figures, year: number): Fragment =>
  sql`(select t.* from ${rows(told)} t where t.year in (${year - 1}, ${year}))`

/** Tonnes by species; tonnes of different crops are never added up. */
async function outputsOf(store: Store, year: number, told: typeof productPlants | typeof criteriaSeafoods) {
  const { sql, unscoped } = store
  const [link, species] =
    told === productPlants
      ? [
          sql`t.plant_id`,
          unscoped('figures refer to approved species only, which all share')`select id, name from plants`,
        ]
      : [
          sql`t.seafood_id`,
          unscoped('figures refer to approved species only, which all share')`select id, name from seafoods`,
        ]
  const found = await unscoped('sums of figures within reach')<Omit<Values<typeof crop>, 'unit'>[]>`
    select p.id, p.name, coalesce(sum(t.output) filter (where t.year = ${year}), 0)::float as now,
      coalesce(sum(t.output) filter (where t.year = ${year - 1}), 0)::float as before
    from ${countedOnce(sql, told, ['output'], ofYears(store, told, year))} t join (${species}) p on p.id = ${link}
    group by p.id, p.name order by now desc, before desc limit ${MOST_CROPS}`
  return found.map((row) => ({ ...row, unit: 'tấn' }))
}

/** Heads of livestock in the last quarter reported for a year (or the fourth), and in that quarter a year before. */
async function animalsOf(store: Store, year: number) {
  const { sql, unscoped } = store
  const heads = countedOnce(sql, productAnimals, ['head_total'], ofYears(store, productAnimals, year))
  const found = await unscoped('figures refer to approved species only, which all share')<
    Omit<Values<typeof crop>, 'unit'>[]
  >`
    with told as (select animal_id, year, quarter, head_total from ${heads} t),
      last as (select animal_id, max(quarter) filter (where year = ${year}) as quarter from told group by 1)
    select a.id, a.name, coalesce(sum(t.head_total) filter (where t.year = ${year}), 0)::float as now,
      coalesce(sum(t.head_total) filter (where t.year = ${year - 1}), 0)::float as before
    from told t join last l on l.animal_id = t.animal_id and t.quarter = coalesce(l.quarter, 4) join animals a on a.id = t.animal_id
    group by a.id order by now desc, before desc limit ${MOST_CROPS}`
  return found.map((row) => ({ ...row, unit: 'con' }))
}

/** Sown hectares by commune: areas of different crops may be added, what they yield may not. */
const wardsOf = (store: Store, year: number) => store.unscoped('sums of figures within reach')<Values<typeof ofWard>[]>`
  select w.id, w.name, coalesce(sum(t.area_sown) filter (where t.year = ${year}), 0)::float as now,
    coalesce(sum(t.area_sown) filter (where t.year = ${year - 1}), 0)::float as before,
    w.centroid_lat as latitude, w.centroid_lng as longitude
  from ${countedOnce(store.sql, productPlants, ['area_sown'], ofYears(store, productPlants, year))} t join wards w on w.id = t.ward_id
  group by w.id order by now desc, w.name`

const ocopOf = ({ sql, rows }: Store) => sql<Values<typeof ofStars>[]>`
  select ocop_star as stars, count(*)::int as count from ${rows(products)} t
  where ocop_star is not null and ${areStarsInForce(sql, 't')} group by 1 order by 1 desc`

const recallsOf = ({ sql, rows }: Store, month: string) => {
  const { from, to } = spanOf(month)
  return sql<Values<typeof recalled>[]>`
    select id, coalesce(name, code) as name, recall_reason as reason from ${rows(traces)} t
    where status = 'recalled' and recalled_at >= ${beginOf(from)} and recalled_at < ${beginOf(to)} order by recalled_at limit 50`
}
