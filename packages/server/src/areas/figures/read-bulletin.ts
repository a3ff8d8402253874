import { animals } from '@trace/domain/areas/catalogue/animals.ts'
import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { seafoods } from '@trace/domain/areas/catalogue/seafoods.ts'
import { bulletinSentences } from '@trace/domain/areas/figures/bulletin.ts'
import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { stamps } from '@trace/domain/areas/labels/issues/stamps.ts'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import type { Values } from '@trace/define/field.ts'
import { decimal, integer, list, text } from '@trace/define/kinds/index.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { always, named, optionalList, texts } from '@trace/platform/operation/answers.ts'
import { countLate } from '@trace/platform/inbox/waiting-states.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { areStarsInForce } from '../catalogue/index.ts'
import { dailySumsTable } from '../scans/index.ts'
import { compareFigures, silentCommunes } from './compared-figures.ts'
import type { ComparedFigure, FigureColumn, Until } from './compared-figures.ts'

const compared = { now: decimal('Kỳ này', always), before: decimal('Cùng kỳ năm trước', always) }
const ofPeriod = {
  ...named,
  period: text('Kỳ', always),
  now: compared.now,
  before: decimal('Cùng kỳ năm trước, khi các xã đã báo cáo đủ'),
  note: text('Ghi chú'),
}
const crop = { ...ofPeriod, unit: text('Đơn vị', always) }
const ofWard = {
  ...ofPeriod,
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
  late: optionalList(list('Việc quá hạn đến nay, không có ở bản tin của các tháng trước nữa', late)),
  silent: texts('Xã chưa báo cáo số liệu'),
  recalls: list('Thu hồi trong tháng', recalled, always),
}

/** The bulletin of a month from the figures within the viewer's reach. */
export async function readBulletin(store: Store, viewer: Viewer, month: string) {
  const until = { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }
  const day = today(store.now())
  const [events, crops, herds, catches, wards, silent, ocop, waiting, recalls] = await Promise.all([
    eventsOf(store, month),
    speciesOf(store, [productPlants, 'output'], until),
    speciesOf(store, [productAnimals, 'head_total'], until),
    speciesOf(store, [criteriaSeafoods, 'output'], until),
    wardsOf(store, until),
    silentCommunes(store, until),
    ocopOf(store),
    // What was late when an older month ended is not known any more.
    month >= lastMonth(day) ? countLate(store, viewer) : undefined,
    recallsOf(store, month),
  ])
  const [active, labels, scans] = events as [Values<typeof event>, Values<typeof event>, Values<typeof event>]
  const sentences = bulletinSentences({
    month,
    traces: active,
    labels,
    scans,
    crops: [...crops, ...herds, ...catches],
    recalls: recalls.length,
    late: waiting && { count: waiting.reduce((sum, { count }) => sum + count, 0), day },
    silent,
  })
  return {
    month,
    sentences,
    events,
    plants: crops,
    animals: herds,
    seafoods: catches,
    wards,
    ocop,
    silent,
    recalls,
    ...(waiting && { late: waiting }),
  }
}

/** The last month that is over. */
export const lastMonth = (day: string): string => addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

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

/** End of the previous year, whose figures are shown until a period of this year is over and reported. */
const yearBefore = ({ year }: Until): Until => ({ year: year - 1, month: 12 })

/** Figures by species; those of different species are never added up. */
async function speciesOf(store: Store, told: FigureColumn, until: Until) {
  const [ofYear, past] = await Promise.all([
    compareFigures(store, told, 'species', until),
    compareFigures(store, told, 'species', yearBefore(until)),
  ])
  const known = new Set(ofYear.map(({ id }) => id))
  const unit = told[1] === 'head_total' ? 'con' : 'tấn'
  const figures = [...ofYear, ...past.filter(({ id }) => !known.has(id))]
    .toSorted((a, b) => b.now - a.now || (b.before ?? 0) - (a.before ?? 0))
    .slice(0, MOST_CROPS)
  const species = await namesOf(
    store,
    told,
    figures.map(({ id }) => id),
  )
  return figures.map((figure) => ({ ...figure, name: species.get(figure.id) ?? '', unit }))
}

const speciesLists = { 'product-plants': plants, 'product-animals': animals, 'criteria-seafoods': seafoods }

async function namesOf(
  { sql, rows }: Store,
  [figures]: FigureColumn,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await sql<{ id: number; name: string }[]>`
    select id, name from ${rows(speciesLists[figures.name])} t where id = any(${[...ids]})`
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Sown hectares by commune: areas of different crops may be added, what they yield may not. */
async function wardsOf(store: Store, until: Until): Promise<Values<typeof ofWard>[]> {
  const sown: FigureColumn = [productPlants, 'area_sown']
  const ofYear = await compareFigures(store, sown, 'commune', until)
  const figures: ComparedFigure[] =
    ofYear.length > 0 ? ofYear : await compareFigures(store, sown, 'commune', yearBefore(until))
  const places = await store.sql<Pick<Values<typeof ofWard>, 'id' | 'name' | 'latitude' | 'longitude'>[]>`
    select w.id, w.name, w.centroid_lat as latitude, w.centroid_lng as longitude from wards w
    where w.id = any(${figures.map(({ id }) => id)}) order by w.name`
  const byWard = new Map(figures.map((figure) => [figure.id, figure]))
  return places.map((place) => ({ ...byWard.get(place.id)!, ...place })).toSorted((a, b) => b.now - a.now)
}

const ocopOf = ({ sql, rows }: Store) => sql<Values<typeof ofStars>[]>`
  select ocop_star as stars, count(*)::int as count from ${rows(products)} t
  where ocop_star is not null and ${areStarsInForce(sql, 't')} group by 1 order by 1 desc`

const recallsOf = ({ sql, rows }: Store, month: string) => {
  const { from, to } = spanOf(month)
  return sql<Values<typeof recalled>[]>`
    select id, coalesce(name, code) as name, recall_reason as reason from ${rows(traces)} t
    where status = 'recalled' and recalled_at >= ${beginOf(from)} and recalled_at < ${beginOf(to)} order by recalled_at limit 50`
}
