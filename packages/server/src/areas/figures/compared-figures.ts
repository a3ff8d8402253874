import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import type { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { countedOnce } from './counted-once.ts'
import type { Figures } from './counted-once.ts'

interface Periods {
  species: string
  period: string
  /** SQL: the month of its year in which the period of a figure `t` is over. */
  ends: (sql: Sql) => Fragment
  /** In the order of the year. */
  labels: Record<string, string>
}

const periodsOf: Record<Figures['name'], Periods> = {
  'product-plants': {
    species: 'plant_id',
    period: 'season',
    // What is reported of a season before its usual end was harvested before: oranges of a year, in November.
    ends: (sql) => sql`least(
      case t.season when 'spring' then 6 when 'summer' then 9 when 'autumn' then 11 else 12 end,
      case when extract(year from t.reported_at) = t.year then extract(month from t.reported_at) end)::int`,
    labels: productPlants.fields.season.choices!,
  },
  'product-animals': {
    species: 'animal_id',
    period: 'quarter',
    ends: (sql) => sql`t.quarter * 3`,
    labels: { 1: 'Quý I', 2: 'Quý II', 3: 'Quý III', 4: 'Quý IV' },
  },
  'criteria-seafoods': {
    species: 'seafood_id',
    period: 'period',
    ends: (sql) => sql`substr(t.period, 2)::int * case when t.period like 'q%' then 3 else 1 end`,
    labels: criteriaSeafoods.fields.period.choices!,
  },
}

/** Figures to compare, each by species or by commune: `[productPlants, 'output']`. */
export type FigureColumn =
  | readonly [typeof productPlants, 'output' | 'area_sown']
  | readonly [typeof productAnimals, 'head_total']
  | readonly [typeof criteriaSeafoods, 'output']

/** A bulletin tells what was over at the end of this month. */
export interface Until {
  year: number
  month: number
}

export interface ComparedFigure {
  id: number
  period: string
  now: number
  /** Null where communes that reported a year before have not reported yet: nothing fell, it is not known. */
  before: number | null
  note: string | null
}

interface FigureSums extends Pick<ComparedFigure, 'id'> {
  now: number | null
  before: number | null
  /** What was told this time of what was told a year before, too. */
  again: number | null
  /** How many communes (of a commune: crops) were told a year before, how many of them not yet, how many anew. */
  asked: number
  missing: number
  added: number
  periods: string[]
}

/**
 * Figures of the periods that were over by then, by species or commune, beside those of the same periods of the year
 * before: of a stock the last period, of a flow all of the year. What was told of later periods changes nothing.
 */
export async function compareFigures(
  store: Store,
  [told, column]: FigureColumn,
  by: 'species' | 'commune',
  { year, month }: Until,
): Promise<ComparedFigure[]> {
  const { sql, rows, unscoped } = store
  const { species: kind, period: when, ends, labels } = periodsOf[told.name]
  const [species, period, value] = [sql(`t.${kind}`), sql(`t.${when}`), sql(`t.${column}`)]
  const [one, part] = by === 'species' ? [sql`species`, sql`ward_id`] : [sql`ward_id`, sql`species`]
  const isStock = column === 'head_total'
  const same = sql`
    (with reported as materialized (
        select t.*, ${ends(sql)} as ends from ${rows(told)} t where t.year in (${year - 1}, ${year}) and ${value} is not null),
      over as (
        select t.*, max(t.ends) over (partition by ${species}) as last from reported t where t.year = ${year} and t.ends <= ${month}),
      shown as (select t.* from over t where ${isStock ? sql`t.ends = t.last` : sql`true`})
    select * from shown union all
    select t.*, null from reported t where t.year = ${year - 1} and exists (
      select 1 from shown s where ${sql(`s.${kind}`)} = ${species} and ${sql(`s.${when}`)} = ${period}))`
  const found = await unscoped('sums of figures within reach')<FigureSums[]>`
    with cells as (
      select ${species} as species, t.ward_id, ${period}::text as period, ${told.name === 'criteria-seafoods' ? sql`t.activity` : sql`null`} as activity,
        sum(${value}) filter (where t.year = ${year}) as now, sum(${value}) filter (where t.year = ${year - 1}) as before
      from ${countedOnce(sql, told, [column], same)} t where ${value} is not null group by 1, 2, 3, 4)
    select ${one} as id, sum(now)::float as now, sum(before)::float as before,
      sum(now) filter (where before is not null)::float as again,
      count(distinct ${part}) filter (where before is not null)::int as asked,
      count(distinct ${part}) filter (where now is null)::int as missing,
      count(distinct ${part}) filter (where before is null)::int as added, array_agg(distinct period) as periods
    from cells group by 1`
  const names = by === 'species' ? 'xã' : 'loại cây'
  return found.map(({ id, periods, ...sums }) => ({
    id,
    period: periodText(labels, periods, year),
    ...like(sums, names),
  }))
}

/** Like beside like: only what both years tell; while something is missing that was told a year before, no comparison. */
function like(
  { now, before, again, asked, missing, added }: Omit<FigureSums, 'id' | 'periods'>,
  names: string,
): Pick<ComparedFigure, 'now' | 'before' | 'note'> {
  if (missing > 0) return { now: now ?? 0, before: null, note: `${asked - missing} trên ${asked} ${names} đã báo cáo` }
  if (asked > 0 && added > 0)
    return { now: again!, before, note: `chưa kể ${added} ${names} không có số liệu cùng kỳ năm trước` }
  return { now: now ?? 0, before: before ?? 0, note: null }
}

/** “Quý I đến Quý III/2026”, “Xuân, Cả năm/2026”. */
function periodText(labels: Record<string, string>, periods: readonly string[], year: number): string {
  const told = Object.keys(labels).filter((period) => periods.includes(period))
  const names = told.map((period) => labels[period]!)
  return `${names.length > 3 ? `${names[0]} đến ${names.at(-1)}` : names.join(', ')}/${year}`
}

/** SQL: communes `t` of which a year before something was told that was over by then, and this year nothing. */
export async function silentCommunes({ sql, rows }: Store, { year, month }: Until): Promise<string[]> {
  const found = await sql<{ name: string }[]>`
    select w.name from ${rows(productPlants)} t join wards w on w.id = t.ward_id
    where t.year in (${year - 1}, ${year}) and ${periodsOf['product-plants'].ends(sql)} <= ${month}
    group by w.id having not bool_or(t.year = ${year}) order by w.name`
  return found.map(({ name }) => name)
}
