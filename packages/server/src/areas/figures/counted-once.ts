import type { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import type { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import type { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { concatSql } from '@trace/platform/ports/postgres/connect.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

export type Figures = typeof productPlants | typeof productAnimals | typeof criteriaSeafoods

interface FigureColumns {
  /** The columns that say of what and where a figure is, beside its year. */
  same: readonly string[]
  period: string
  /** The columns that tell a moment of its stocks: land is sown in several seasons of a year, and harvested again. */
  moment: readonly string[]
  /** SQL: whether the period of row `o` includes the period of row `t`: a year its seasons, a quarter its months. */
  holds: (sql: Sql) => Fragment
}

const told: Record<Figures['name'], FigureColumns> = {
  'product-plants': {
    same: ['plant_id', 'ward_id'],
    period: 'season',
    moment: ['year'],
    holds: (sql) => sql`o.season in (t.season, 'year')`,
  },
  'product-animals': {
    same: ['animal_id', 'ward_id'],
    period: 'quarter',
    moment: ['year', 'quarter'],
    holds: (sql) => sql`o.quarter = t.quarter`,
  },
  'criteria-seafoods': {
    same: ['seafood_id', 'activity', 'ward_id'],
    period: 'period',
    moment: ['year', 'period'],
    holds: (sql) => sql`
      o.period in (t.period, case when t.period like 'm%' then 'q' || ceil(substr(t.period, 2)::numeric / 3)::int end)`,
  },
}

/**
 * SQL: rows of figures to sum, with their columns `figures` only where no other of these rows holds them already. A
 * figure without a producer covers the whole commune (domain §7.26), so it includes the figures of its producers.
 */
export function countedOnce(sql: Sql, { name }: Figures, figures: readonly string[], rows: Fragment): Fragment {
  const { same, period, holds } = told[name]
  const each = (write: (column: string) => Fragment, columns: readonly string[]) => concatSql(sql, columns.map(write))
  return unscoped(sql, 'rows within reach, which the caller gives')`(
    with told as materialized (select t.* from ${rows} t),
      held as (
        select t.id ${each((one) => sql`, bool_or(${sql(`o.${one}`)} is not null) as ${sql(one)}`, figures)}
        from told t join told o on o.year = t.year and ${holds(sql)} ${each((one) => sql`and ${sql(`o.${one}`)} = ${sql(`t.${one}`)}`, same)}
          and (o.manufacture_id is null or o.manufacture_id = t.manufacture_id)
          and (o.manufacture_id is distinct from t.manufacture_id or ${sql(`o.${period}`)} <> ${sql(`t.${period}`)})
        group by t.id)
    select t.year, ${sql(`t.${period}`)} ${each((one) => sql`, ${sql(`t.${one}`)}`, same)}
      ${each((one) => sql`, case when ${sql(`held.${one}`)} then null else ${sql(`t.${one}`)} end as ${sql(one)}`, figures)}
    from told t left join held on held.id = t.id)`
}

/**
 * SQL: whether the rows `t` that tell a stock are of one moment: herds of four quarters are one herd, told four times,
 * and so is the land of two years.
 */
export const isOfOnePeriod = (sql: Sql, { name }: Figures, stock: string): Fragment => {
  const moment = concatSql(
    sql,
    told[name].moment.map((column, at) => sql`${at > 0 ? sql`, ` : sql``}${sql(`t.${column}`)}`),
  )
  return sql`count(distinct (${moment})) filter (where ${sql(`t.${stock}`)} is not null) <= 1`
}
