import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  batches,
  certificates,
  diaries,
  manufactures,
  materialAreas,
  products,
  productUnits,
  traces,
} from '@trace/domain'
import type { Resource } from '@trace/domain'
import type { Operation } from '../../src/engine/operation.ts'
import type { SettledRule } from '../../src/engine/settle.ts'
import { operations } from '../../src/operations.ts'
import { settledRules } from '../../src/settled-rules.ts'
import { settledUnits } from '../../src/areas/catalogue/index.ts'
import { settledBatches, settledMovements } from '../../src/areas/tracing/index.ts'
import { coccidiosis, givenChain, idOf, manufactureForm } from '../chain.ts'
import type { Chain } from '../chain.ts'
import { finished } from '../finished.ts'
import { isDue, partOf } from '../seed.ts'
import type { Method, Reply } from '../server.ts'
import { testServer } from '../server.ts'

/** Half of all trials are due when rules or ways changed, all of them at night: each makes a lot of its own. */
const PATHS = [
  'packages/server/src/areas/tracing/settled/',
  'packages/server/src/areas/catalogue/settle',
  'packages/server/src/engine/settle.ts',
  'packages/server/test/loops/rules',
]

const server = testServer()

type Values = Record<string, unknown>

/** Everything of a lot that is certified: what it was made of, its harvest, and the lot itself. */
interface Given extends Chain {
  call: (method: Method, url: string, body?: object) => Promise<Reply>
  lot: number
  sale: number
}

/** A row as it may be, and the values with which it contradicts what was certified. */
interface Row {
  id: number
  form: Values
  bad: Values
  /** Writes these values past all rules; by default into the columns of these names. */
  plant?: () => Promise<unknown>
  /** Whether a row like it that is new contradicts, too, and whether one that is gone does. */
  news?: Values
  gone?: true
  /** Whether it is a state, which no form holds. */
  isState?: true
  /** The step by which many rows at once come to contradict. */
  moved?: { from: string; status: string }
}

interface Breach {
  what: string
  rule: SettledRule
  resource: Resource
  given(given: Given): Promise<Row>
  /** Whether what is certified is untrue, and nobody is told so. */
  stands(given: Given, row: Row): Promise<boolean>
}

const HARVESTED = 5240

async function givenLot(): Promise<Given> {
  const chain = await givenChain(server)
  await chain.harvest()
  const lot = await chain.trace({ quantity: HARVESTED })
  await chain.ask('PUT', `/traces/${lot.id}/change-active`)
  const [sale] = await server.sql<{ id: number }[]>`select id from diaries where activity_type = 'sale'`
  return { ...chain, call: chain.admin, lot: lot.id, sale: sale!.id }
}

const isActive = async ({ lot }: Given): Promise<boolean> => (await server.row('traces', lot))['status'] === 'active'

const shown = async ({ call }: Given, url: string): Promise<Values> =>
  ((await call('GET', url)).data as { entry: Values }).entry

/** A row that officers approve: it contradicts where it is not approved any more. */
const approval = (resource: Resource, idIn: (given: Given) => Promise<number> | number): Breach => ({
  what: `${resource.label}: approval taken back`,
  rule: settledBatches,
  resource,
  given: async (given) => {
    const id = await idIn(given)
    const form = resource === certificates ? {} : await shown(given, `/${resource.name}/${id}`)
    return { id, form, bad: { approval_status: 'pending' }, isState: true }
  },
  stands: async (given, { id }) =>
    (await isActive(given)) && (await server.row(resource.table, id))['approval_status'] === 'pending',
})

const breaches: Breach[] = [
  {
    what: 'less is harvested than was certified',
    rule: settledBatches,
    resource: diaries,
    async given(given) {
      await server.sql`update traces set diary_ids = '{}' where id = ${given.lot}`
      return {
        id: given.sale,
        form: await shown(given, `/diaries/${given.sale}`),
        bad: { quantity: 50 },
        gone: true,
        moved: { from: 'submitted', status: 'rejected' },
      }
    },
    async stands(given) {
      const [sold] = await server.sql<{ quantity: number }[]>`
        select coalesce(sum(quantity), 0)::float as quantity from diaries
        where activity_type = 'sale' and deleted_at is null and status in ('submitted', 'approved')`
      return sold!.quantity < HARVESTED && (await isActive(given))
    },
  },
  {
    what: 'a drug was used before the harvest',
    rule: settledBatches,
    resource: diaries,
    async given(given) {
      const { id } = await given.write('treatment', '2026-09-05T07:00:00+07:00', { inputs: [coccidiosis] })
      const late = { performed_at: '2026-11-05T00:00:00Z' }
      const form = await shown(given, `/diaries/${id}`)
      return {
        id,
        form,
        bad: late,
        news: given.diaryForm('treatment', late.performed_at, { inputs: [coccidiosis] }) as Values,
      }
    },
    stands: async (given) =>
      (await isActive(given)) &&
      (
        await server.sql`
          select 1 from diaries where activity_type = 'treatment' and performed_at > '2026-11-04' and deleted_at is null and status <> 'rejected'`
      ).length > 0,
  },
  {
    what: 'more is certified than was harvested',
    rule: settledBatches,
    resource: traces,
    async given(given) {
      const first = await shown(given, `/traces/${given.lot}`)
      await given.call('PUT', `/traces/${given.lot}`, { ...first, quantity: HARVESTED - 1 })
      const { id } = await given.trace({ quantity: 1 })
      await server.sql`update traces set status = 'inactive' where id = ${id}`
      const form = await shown(given, `/traces/${id}`)
      const { code: _, lot: __, ...news } = form
      return { id, form, bad: { quantity: 9000 }, news: { ...news, quantity: 9000 } }
    },
    async stands(given) {
      const [sum] = await server.sql<{ quantity: number }[]>`
        select coalesce(sum(quantity), 0)::float as quantity from traces where status <> 'draft' and deleted_at is null`
      return sum!.quantity > HARVESTED && (await isActive(given))
    },
  },
  {
    what: 'more is sent than the lot has',
    rule: settledMovements,
    resource: traces,
    async given(given) {
      const form = await shown(given, `/traces/${given.lot}`)
      const movements = [
        { shipped_at: '2026-11-12T01:00:00Z', quantity: 500_000, product_unit_id: form['product_unit_id'] },
      ]
      const plant = () => server.sql`
        insert into trace_movements (trace_id, shipped_at, quantity, product_unit_id, position)
        values (${given.lot}, '2026-11-12', 500000, ${form['product_unit_id'] as number}, 0)`
      return { id: given.lot, form, bad: { movements }, plant }
    },
    stands: async (given) =>
      (await isActive(given)) &&
      (await server.sql`select 1 from trace_movements where quantity > ${HARVESTED}`).length > 0,
  },
  {
    what: 'a batch is made of more than there was',
    rule: settledBatches,
    resource: batches,
    async given(given) {
      const form = { ...given.batchForm, name: 'Mẻ 1', acreage_used: null }
      const { id } = await given.ask('POST', '/batches', form)
      const bad = { source_batches: [{ source_batch_id: given.batch.id, quantity: 999_999 }] }
      const plant = () => server.sql`
        insert into batch_sources (batch_id, source_batch_id, quantity, position) values (${id}, ${given.batch.id}, 999999, 0)`
      return { id, form, bad, plant, news: { ...form, ...bad } }
    },
    stands: async (given) =>
      (await isActive(given)) &&
      (
        await server.sql`
          select 1 from batch_sources s join batches b on b.id = s.batch_id where s.quantity > ${HARVESTED} and b.deleted_at is null`
      ).length > 0,
  },
  {
    what: 'the unit of a batch moves under its harvest',
    rule: settledBatches,
    resource: batches,
    async given({ batch, batchForm }) {
      return {
        id: batch.id,
        form: { ...batchForm },
        bad: { product_unit_id: await idOf(server, 'product_units', 'ta') },
      }
    },
    stands: async (given, { bad }) =>
      (await isActive(given)) &&
      (await server.row('batches', given.batch.id))['product_unit_id'] === bad['product_unit_id'],
  },
  {
    what: 'a unit converts to itself',
    rule: settledUnits,
    resource: productUnits,
    async given({ ask }) {
      const form = { code: 'bao', name: 'bao', base_unit_id: null, factor: null }
      const { id } = await ask('POST', '/product-units', form)
      const news = { code: 'xo', name: 'xô', base_unit_id: await idOf(server, 'product_units', 'ta'), factor: 3 }
      return { id, form, bad: { base_unit_id: id, factor: 10 }, news }
    },
    stands: async () =>
      (
        await server.sql`
          select 1 from product_units u join product_units b on b.id = u.base_unit_id
          where u.deleted_at is null and (b.id = u.id or b.base_unit_id is not null) and u.code in ('bao', 'xo')`
      ).length > 0,
  },
  {
    what: 'the factor of a unit in use moves',
    rule: settledUnits,
    resource: productUnits,
    async given({ ask, lot }) {
      const form = { code: 'bao', name: 'bao', base_unit_id: await idOf(server, 'product_units', 'kg'), factor: 10 }
      const { id } = await ask('POST', '/product-units', form)
      await server.sql`update traces set product_unit_id = ${id}, quantity = 524 where id = ${lot}`
      return { id, form, bad: { factor: 1000 } }
    },
    stands: async (given, { id }) =>
      (await isActive(given)) && Number((await server.row('product_units', id))['factor']) === 1000,
  },
  approval(manufactures, ({ manufacture }) => manufacture.id),
  approval(products, ({ product }) => product.id),
  approval(materialAreas, ({ area }) => area.id),
  approval(certificates, async ({ ask, manufacture, lot }) => {
    const certificate = {
      certificate_type: 'vietgap',
      number: 'CS 1',
      issuer: 'Chi cục',
      issued_at: '2026-01-01',
      expires_at: '2027-01-01',
    }
    const form = await manufactureForm(server, { certificates: [certificate] })
    const { id } = (await ask('PUT', `/manufactures/${manufacture.id}`, form)).certificates[0]!
    await server.sql`update traces set certificate_ids = ${[id]} where id = ${lot}`
    return id
  }),
]

/** Turns the settled rules off and on: without them a way makes the contradiction that they answer. */
function withRules(rules: readonly SettledRule[]): void {
  for (const operation of operations) operation.rules = rules
}

const plant = async (resource: Resource, row: Row) =>
  row.plant
    ? row.plant()
    : server.sql`update ${server.sql(resource.table)} set ${server.sql(row.bad as never)} where id = ${row.id}`

/** Does what comes before the way itself, past all rules. */
async function before(act: () => Promise<unknown>): Promise<void> {
  const rules = operations[0]!.rules!
  withRules([])
  await act()
  withRules(rules)
}

/** Whether a call or a job did what it was asked. */
const isDone = ({ code }: Reply): boolean => code === 200

const cellsOf = (values: Values) =>
  Object.entries(values).map(([field, value]) => ({ field, text: value === null ? null : String(value) }))

/** Whether a sheet has cells for these values. */
const fitsCells = (values: Values): boolean =>
  Object.values(values).every((value) => typeof value !== 'object' || value === null)

/** Brings a contradiction about; false where the way cannot, or was refused. */
type Way = (given: Given, breach: Breach, row: Row) => Promise<boolean>

const editOf = ({ name }: Resource) =>
  operations.find(({ method, path }) => /PUT|PATCH/.test(method) && path === `/api/admin/${name}/:id`)

async function save({ call }: Given, resource: Resource, row: Row, values: Values): Promise<Reply> {
  const { version: _, ...form } = row.form
  return call(editOf(resource)!.method, `/${resource.name}/${row.id}`, { ...form, ...values })
}

async function jobOf({ call, admin }: Given, url: string, body?: object): Promise<{ id: number; isDone: boolean }> {
  const { data } = (await call('POST', url, body)) as { data: { job?: { id: number } } | null }
  if (!data?.job) return { id: 0, isDone: false }
  const { status } = await finished(admin, data.job)
  return { id: data.job.id, isDone: status === 'done' }
}

const versionOf = async ({ table }: Resource, id: number): Promise<number> => (await server.row(table, id))['version']

const sheetOf = async (resource: Resource, { id }: Row, values: Values) => ({
  rows: [{ id, version: await versionOf(resource, id), cells: cellsOf(values) }],
})

const edit: Way = async (given, { resource }, row) => !row.isState && isDone(await save(given, resource, row, row.bad))

/** How a contradiction may come, by what follows the address of a resource. */
const ways: Record<string, Way> = {
  'POST ': async ({ call }, { resource }, { news }) =>
    news !== undefined && isDone(await call('POST', `/${resource.name}`, { ...news, confirm: true })),
  'PUT /:id': edit,
  'PATCH /:id': edit,
  'DELETE /:id': async ({ call }, { resource }, { id, gone }) =>
    gone === true && isDone(await call('DELETE', `/${resource.name}/${id}`)),
  async 'POST /:id/recover'({ call }, { resource }, row) {
    await plant(resource, row)
    await server.sql`update ${server.sql(resource.table)} set deleted_at = now() where id = ${row.id}`
    return isDone(await call('POST', `/${resource.name}/${row.id}/recover`))
  },
  async 'POST /:id/restore/:revision'(given, { resource }, row) {
    if (row.isState) return false
    await plant(resource, row)
    await before(() => save(given, resource, row, {}))
    const { data } = await given.call('GET', `/${resource.name}/${row.id}/revisions`)
    const [, known] = (data as { entries: { id: number }[] }).entries
    return isDone(await given.call('POST', `/${resource.name}/${row.id}/restore/${known!.id}`))
  },
  async 'POST import /rows'(given, { resource }, row) {
    if (row.isState || !fitsCells(row.bad)) return false
    return (await jobOf(given, `/import-${resource.name}/rows`, await sheetOf(resource, row, row.bad))).isDone
  },
  async 'POST import /rows undone'(given, { resource }, row) {
    if (row.isState || !fitsCells(row.bad)) return false
    await plant(resource, row)
    const good = Object.fromEntries(Object.keys(row.bad).map((name) => [name, row.form[name] ?? null]))
    const sheet = await sheetOf(resource, row, good)
    let job = 0
    await before(async () => void (job = (await jobOf(given, `/import-${resource.name}/rows`, sheet)).id))
    return (await jobOf(given, `/jobs/${job}/undo`)).isDone
  },
  async 'POST /bulk'(given, { resource }, row) {
    if (!row.moved) return false
    const { from, ...move } = row.moved
    await server.sql`update ${server.sql(resource.table)} set status = ${from} where id = ${row.id}`
    const ids = [[row.id, await versionOf(resource, row.id)]]
    const asked = { action: 'change-status', reason: 'Thử', ids, ...move }
    return (await jobOf(given, `/${resource.name}/bulk`, asked)).isDone
  },
  async 'POST /:id/undo'({ call }, { resource }, row) {
    if (!row.isState) return false
    await plant(resource, row)
    await before(() => call('PUT', `/${resource.name}/${row.id}/change-approved`, { approval_status: 'approved' }))
    const version = await versionOf(resource, row.id)
    return isDone(await call('POST', `/${resource.name}/${row.id}/undo`, { version }))
  },
  'PUT /:id/change-approved': async ({ call }, { resource }, { id }) =>
    isDone(await call('PUT', `/${resource.name}/${id}/change-approved`, { approval_status: 'pending' })),
}

const wayOf = ({ method, path }: Operation, { name }: Resource): string =>
  path === `/api/admin/import-${name}/rows`
    ? 'POST import /rows'
    : `${method} ${path.slice(`/api/admin/${name}`.length)}`

/** Handmade steps of these resources, each of which the tests of its own area try. */
const tried = new Set(
  (
    'PUT /:id/change-status PUT /:id/change-highlight PUT /:id/change-highlight-app PUT /:id/change-status/:status PUT /:id/change-puc-status/:status ' +
    'PUT /:id/release PUT /:id/change-active PUT /:id/request-activation PUT /:id/return-request PUT /:id/recall PUT /:id/undo-recall ' +
    'PUT /:id/change-order-status PUT /:id/change-order-status/:status POST /shopper-page'
  ).split(/ (?=PUT|POST)/),
)

const waysOf = (resource: Resource): string[] =>
  operations
    .filter(({ method, path }) => {
      const [, admin, list] = path.slice(1).split('/')
      return (
        method !== 'GET' &&
        admin === 'admin' &&
        (list === resource.name || path === `/api/admin/import-${resource.name}/rows`)
      )
    })
    .flatMap((operation) => {
      const way = wayOf(operation, resource)
      return way === 'POST import /rows' ? [way, `${way} undone`] : [way]
    })

test('every settled rule is broken on purpose by some row of each resource that it watches, and every way has its trial', () => {
  for (const rule of settledRules)
    for (const name of rule.watches)
      assert.ok(
        breaches.some((breach) => breach.rule === rule && breach.resource.name === name),
        `nothing breaks what a rule says of ${name}`,
      )
  const unknown = breaches.flatMap(({ resource }) =>
    waysOf(resource)
      .filter((way) => !(way in ways) && !tried.has(way))
      .map((way) => `${resource.name}: ${way}`),
  )
  assert.deepEqual([...new Set(unknown)], [], 'say here how a contradiction may come this way')
})

const cases = breaches.flatMap((breach) =>
  waysOf(breach.resource)
    .filter((way) => way in ways)
    .map((way) => ({ breach, way, name: `${breach.what}, by ${way.trim()} of ${breach.resource.name}` })),
)

const chosen = partOf(cases, isDue(...PATHS) ? 2 : 10, 'rules by ways')

for (const { breach, way, name } of chosen)
  test(`it does not come to be that ${name}, and nobody is told`, async () => {
    withRules(settledRules)
    const given = await givenLot()
    const row = await breach.given(given)
    const came = await ways[way]!(given, breach, row)
    assert.equal(came && (await breach.stands(given, row)), false)
  })

/** What came about without rules: that it does not with them proves something. */
const able = new Set<string>()

for (const { breach, way, name } of isDue(...PATHS) ? chosen : [])
  test(`without rules it may be that ${name}`, async () => {
    withRules(settledRules)
    const given = await givenLot()
    const row = await breach.given(given)
    withRules([])
    const came = await ways[way]!(given, breach, row)
    withRules(settledRules)
    if (came && (await breach.stands(given, row))) for (const known of [breach.what, way]) able.add(known)
  })

if (chosen.length === cases.length)
  test('without rules each contradiction comes some way, and each way brings one', () => {
    const idle = [...breaches.map(({ what }) => what), ...cases.map(({ way }) => way)].filter((one) => !able.has(one))
    assert.deepEqual([...new Set(idle)], [])
  })
