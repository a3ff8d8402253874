import {
  criteriaSeafoods,
  feedConversion,
  needs,
  plantYield,
  productAnimals,
  productPlants,
  seafoodYield,
} from '@trace/domain'
import type { Resource, Row } from '@trace/domain'
import { mayEdit } from '../../engine/calls/crud.ts'
import { joined } from '../../ports/postgres/connect.ts'
import { operation } from '../../engine/calls/operation-by-hand.ts'
import type { Operation } from '../../engine/operation.ts'
import type { Store } from '../../engine/store/store.ts'

type Body = Record<string, unknown>

/** What is told from the figures of a crop is never typed. */
function readPlants(store: Store, body: Body): Partial<Row<typeof productPlants>> {
  const values = store.read(productPlants, body)
  return { ...values, yield: plantYield(values.output, values.area_harvested) }
}

function readSeafoods(store: Store, body: Body): Partial<Row<typeof criteriaSeafoods>> {
  const values = store.read(criteriaSeafoods, body)
  const { output, pond_area, water_surface, feed_used } = values
  return { ...values, yield: seafoodYield(output, pond_area || water_surface), fcr: feedConversion(feed_used, output) }
}

const PLANTS = '/api/admin/product-plants'
const SEAFOODS = '/api/admin/criteria-seafoods'

/** The columns that may be added up over rows. */
export const summed: [resource: Resource, columns: readonly string[]][] = [
  [productPlants, ['area_sown', 'area_harvested', 'output', 'area_vietgap']],
  [
    productAnimals,
    ['head_total', 'head_sold', 'meat_output', 'egg_output', 'vaccinated_count', 'dead_destroyed_count'],
  ],
  [criteriaSeafoods, ['pond_area', 'water_surface', 'stocking_count', 'output', 'disease_area']],
]

/** Adds up all rows that a list query means; where it names one year, the year before is added up beside it. */
const totals = summed.map(([resource, columns]) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/totals`,
    needs: needs(resource, 'list'),
    input: {},
    summary: `Tổng cộng ${resource.label.toLowerCase()}`,
    async run({ query, store }) {
      const year = /^\d{4}$/.test(query['year'] ?? '') ? Number(query['year']) : null
      const [entry, last_year] = await Promise.all([
        addUp(store, resource, columns, query),
        year && addUp(store, resource, columns, { ...query, year: String(year - 1) }),
      ])
      return { entry, last_year }
    },
  }),
)

type Query = Record<string, string>

async function addUp(
  { sql, rows }: Store,
  resource: Resource,
  columns: readonly string[],
  query: Query,
): Promise<object> {
  const sums = joined(
    sql,
    columns.map((column) => sql`, coalesce(sum(${sql(`t.${column}`)}), 0)::float as ${sql(column)}`),
  )
  const [found] = await sql`
    select count(*)::int as count ${sums} from ${rows(resource, query)} t`
  return found!
}

/** The yearly figures: those that the server adds to, and the sums over them. */
export const agriculturalOperations: Operation[] = [
  ...totals,
  operation({
    method: 'POST',
    path: PLANTS,
    needs: needs(productPlants, 'create'),
    summary: 'Thêm dữ liệu trồng trọt',
    input: {},
    run: async ({ body, store }) => ({ entry: await store.insert(productPlants, readPlants(store, body)) }),
  }),
  operation({
    method: 'PUT',
    path: `${PLANTS}/:id`,
    needs: mayEdit(productPlants),
    summary: 'Sửa dữ liệu trồng trọt',
    input: {},
    run: async ({ id, body, store }) => ({
      entry: await store.update(productPlants, id, readPlants(store, body), { version: body['version'] }),
    }),
  }),
  operation({
    method: 'POST',
    path: SEAFOODS,
    needs: needs(criteriaSeafoods, 'create'),
    summary: 'Thêm chỉ tiêu thủy sản',
    input: {},
    run: async ({ body, store }) => ({ entry: await store.insert(criteriaSeafoods, readSeafoods(store, body)) }),
  }),
  operation({
    method: 'PUT',
    path: `${SEAFOODS}/:id`,
    needs: mayEdit(criteriaSeafoods),
    summary: 'Sửa chỉ tiêu thủy sản',
    input: {},
    run: async ({ id, body, store }) => ({
      entry: await store.update(criteriaSeafoods, id, readSeafoods(store, body), { version: body['version'] }),
    }),
  }),
]
