import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { feedConversion, plantYield, seafoodYield } from '@trace/domain/areas/figures/figures.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import type { Field } from '@trace/define/field.ts'
import { decimal, group, integer } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource, Row } from '@trace/define/resource.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { concatSql } from '@trace/platform/ports/postgres/connect.ts'
import { always, one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { countedOnce, isOfOnePeriod } from './counted-once.ts'
import type { Figures } from './counted-once.ts'

/** Derived figures of a crop: always computed, never taken from the request. */
const withYield = (values: Partial<Row<typeof productPlants>>) => ({
  ...values,
  yield: plantYield(values.output, values.area_harvested),
})

/** Harvested is no more than was sown; a perennial crop stood there before, on land that no report counts. */
async function checkHarvestedArea({
  body,
  store,
  problems,
}: CheckContext<Partial<Row<typeof productPlants>>>): Promise<void> {
  const { plant_id = null, area_sown, area_harvested } = body
  if (!area_sown || !area_harvested || area_harvested <= area_sown) return
  const [plant] = await store.sql<{ is_perennial: boolean }[]>`
    select is_perennial from ${store.rows(plants)} t where id = ${plant_id}`
  const { area_harvested: harvested, area_sown: sown } = productPlants.fields
  if (plant && !plant.is_perennial)
    problems.at('area_harvested', `${harvested.label} không được lớn hơn ${sown.label.toLowerCase()}`)
}

function withRates(values: Partial<Row<typeof criteriaSeafoods>>) {
  const { output, pond_area, water_surface, feed_used } = values
  return { ...values, yield: seafoodYield(output, pond_area || water_surface), fcr: feedConversion(feed_used, output) }
}

const PLANTS = '/api/admin/product-plants'
const SEAFOODS = '/api/admin/criteria-seafoods'

interface Summed<R extends Figures> {
  flows: readonly (keyof R['fields'] & string)[]
  /** Figures of a moment, such as a herd: no sum over rows of several periods. */
  stocks?: readonly (keyof R['fields'] & string)[]
}

/** Sums columns over all rows that match a list query; when it names one year, also over the year before. */
function totalsOf<R extends Figures>(resource: R, { flows, stocks = [] }: Summed<R>) {
  const name: R['name'] = resource.name
  const { fields: own }: Resource = resource
  const added: Record<string, Field<number>> = {
    ...Object.fromEntries(stocks.map((column) => [column, decimal(own[column]!.label)])),
    ...Object.fromEntries(flows.map((column) => [column, decimal(own[column]!.label, always)])),
  }
  const fields = { count: integer('Số dòng', always), ...added }
  return operation({
    method: 'GET',
    path: `/api/admin/${name}/totals`,
    needs: needs(resource, 'list'),
    summary: `Tổng cộng ${resource.label.toLowerCase()}`,
    fromReplica: true,
    query: filters(resource),
    answers: one(fields, { last_year: group('Tổng cộng năm trước, khi chọn một năm', fields) }),
    async run({ query, store }) {
      const year = /^\d{4}$/.test(query['year'] ?? '') ? Number(query['year']) : null
      const [entry, last_year] = await Promise.all([
        addUp(store, resource, { flows, stocks }, query),
        year === null ? null : addUp(store, resource, { flows, stocks }, { ...query, year: String(year - 1) }),
      ])
      return { entry, last_year }
    },
  })
}

type Query = Record<string, string>
type Sums = { count: number } & Record<string, number | null>

async function addUp(
  { sql, rows, unscoped }: Store,
  resource: Figures,
  { flows, stocks }: Record<'flows' | 'stocks', readonly string[]>,
  query: Query,
): Promise<Sums> {
  const sum = (column: string) => sql`coalesce(sum(${sql(`t.${column}`)}), 0)::float`
  const sums = concatSql(sql, [
    ...stocks.map(
      (column) => sql`, case when ${isOfOnePeriod(sql, resource, column)} then ${sum(column)} end as ${sql(column)}`,
    ),
    ...flows.map((column) => sql`, ${sum(column)} as ${sql(column)}`),
  ])
  const counted = countedOnce(sql, resource, [...stocks, ...flows], sql`${rows(resource, query)}`)
  const [found] = await unscoped('sums of rows within reach')<
    Sums[]
  >`select count(*)::int as count ${sums} from ${counted} t`
  return found!
}

/** Yearly figures: lists with derived columns, and sums over them. */
export const agriculturalOperations = [
  totalsOf(productPlants, { stocks: ['area_sown', 'area_harvested', 'area_vietgap'], flows: ['output'] }),
  totalsOf(productAnimals, {
    stocks: ['head_total', 'vaccinated_count'],
    flows: ['head_sold', 'meat_output', 'egg_output', 'dead_destroyed_count'],
  }),
  totalsOf(criteriaSeafoods, {
    stocks: ['pond_area', 'water_surface', 'disease_area'],
    flows: ['stocking_count', 'output'],
  }),
  operation({
    method: 'POST',
    path: PLANTS,
    needs: needs(productPlants, 'create'),
    summary: 'Thêm dữ liệu trồng trọt',
    body: form(productPlants),
    answers: one(productPlants),
    check: checkHarvestedArea,
    run: async ({ body, store }) => ({ entry: await store.insert(productPlants, withYield(body)) }),
  }),
  operation({
    method: 'PUT',
    path: `${PLANTS}/:id`,
    needs: editNeed(productPlants),
    summary: 'Sửa dữ liệu trồng trọt',
    body: form(productPlants),
    answers: one(productPlants),
    check: checkHarvestedArea,
    run: async ({ id, body, version, store }) => ({
      entry: await store.update(productPlants, id, withYield(body), { version }),
    }),
  }),
  operation({
    method: 'POST',
    path: SEAFOODS,
    needs: needs(criteriaSeafoods, 'create'),
    summary: 'Thêm chỉ tiêu thủy sản',
    body: form(criteriaSeafoods),
    answers: one(criteriaSeafoods),
    run: async ({ body, store }) => ({ entry: await store.insert(criteriaSeafoods, withRates(body)) }),
  }),
  operation({
    method: 'PUT',
    path: `${SEAFOODS}/:id`,
    needs: editNeed(criteriaSeafoods),
    summary: 'Sửa chỉ tiêu thủy sản',
    body: form(criteriaSeafoods),
    answers: one(criteriaSeafoods),
    run: async ({ id, body, version, store }) => ({
      entry: await store.update(criteriaSeafoods, id, withRates(body), { version }),
    }),
  }),
]
