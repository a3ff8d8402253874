import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Resource } from '@trace/define/resource.ts'
import { bodyFields } from '@trace/platform/openapi/document.ts'
import type { Operation } from '@trace/platform/operation/operation.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import { operations } from '../../src/operations.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { settledStars } from '../../src/areas/catalogue/index.ts'
import { settledFormerPlaces } from '../../src/areas/places/index.ts'
import { settledSeen } from '../../src/areas/tracing/index.ts'
import { province } from '../../src/province.ts'
import { settledRules } from '../../src/settled-rules.ts'
import { finished } from '../finished.ts'
import { isDue, partOf } from '../seed.ts'
import type { Reply } from '../server.ts'
import { testServer } from '../server.ts'
import { breachesOf, givenLot } from './rules-breaches.ts'
import { labelBreaches } from './rules-breaches-labels.ts'
import { dayBreaches } from './rules-breaches-days.ts'
import { landBreaches } from './rules-breaches-land.ts'
import { kindBreaches } from './rules-breaches-kinds.ts'
import { processBreaches } from './rules-breaches-processes.ts'
import { referenceBreaches } from './rules-breaches-references.ts'
import { bodyOf } from './world.ts'
import type { Breach, Given, Row, Values } from './rules-breaches.ts'

/**
 * A change of rules or ways makes half of all trials due, the nightly run all of them; otherwise fewer, since each
 * creates its own lot.
 */
const PATHS = [
  'packages/server/src/areas/tracing/settled/',
  'packages/server/src/areas/catalogue/settle',
  'packages/server/src/areas/labels/settled/',
  'packages/server/src/areas/growing/settled/',
  'packages/platform/src/request/settle.ts',
  'packages/server/test/loops/rules',
]

/** Whether the settled rules apply. Without them, a way creates the contradiction that they would refuse. */
let areOn = true
const rules = settledRules.map((rule) => ({
  ...rule,
  settle: async (settling: Settling) => (areOn ? rule.settle(settling) : undefined),
}))
const server = testServer(undefined, undefined, {
  ...province,
  operations: operations.map((operation) => ({ ...operation, rules })),
})
const breaches = [
  ...breachesOf(server),
  ...labelBreaches(server),
  ...dayBreaches(server),
  ...landBreaches(server),
  ...processBreaches(server),
  ...referenceBreaches(server),
  ...kindBreaches(server),
]

const plant = async (resource: Resource, row: Row) =>
  row.plant
    ? row.plant()
    : server.sql`update ${server.sql(resource.table)} set ${server.sql(row.bad as never)} where id = ${row.id}`

/** Runs the preparations of a way with the settled rules off. */
async function before(act: () => Promise<unknown>): Promise<void> {
  const wereOn = areOn
  areOn = false
  await act()
  areOn = wereOn
}

/** Whether a call or a job did what it was asked. */
const isDone = ({ code }: Reply): boolean => code === 200

const cellsOf = (values: Values) =>
  Object.entries(values).map(([field, value]) => ({ field, text: value === null ? null : String(value) }))

/** Whether a sheet has cells for these values. */
const fitsCells = (values: Values): boolean =>
  Object.values(values).every((value) => typeof value !== 'object' || value === null)

const RECOVER = 'POST /:id/recover'

/** Creates a contradiction; returns false if the way cannot, or was refused. */
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

/** Ways to create a contradiction, by method and the path after the resource's address. */
const ways: Record<string, Way> = {
  'POST ': async ({ call }, { resource }, { news }) =>
    news !== undefined && isDone(await call('POST', `/${resource.name}`, { ...news, confirm: true })),
  'PUT /:id': edit,
  'PATCH /:id': edit,
  'DELETE /:id': async ({ call }, { resource }, { id, gone }) =>
    gone === true && isDone(await call('DELETE', `/${resource.name}/${id}`)),
  async [RECOVER]({ call }, { resource }, row) {
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
    return known !== undefined && isDone(await given.call('POST', `/${resource.name}/${row.id}/restore/${known.id}`))
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

/** Steps that change nothing a rule judges by. */
const harmless = new Set([
  'PUT /:id/change-favourite',
  'PUT /:id/change-taken',
  'POST /:id/comments',
  'PUT /:id/settle-comments',
  'DELETE /:id/comments/:comment',
  'PUT /:id/change-highlight',
  'PUT /:id/change-highlight-app',
  'PUT /:id/change-puc-status/:status',
  'PUT /:id/change-order-status',
  'PUT /:id/change-order-status/:status',
  'PUT /:id/request-activation',
  'PUT /:id/return-request',
  'POST /shopper-page',
  'PUT /:id/change-status of material-areas',
  'PUT /:id/change-status of product-units',
  'PUT /:id/change-status of orders',
  'PUT /:id/change-status of product-groups',
  'PUT /:id/change-status of categories',
  'PUT /:id/change-status of menus',
  'POST /:id/copy of processes',
  'PUT /:id/publish-reason of traces',
  'POST /:id/activate of stamps',
  'PUT /:id/lock of stamps',
  'PUT /:id/publish-reason of stamps',
  'POST /:id/sheet-link of stamps',
  'POST /:id/printer-ticket of stamp-statistics',
  'PUT /:id/revoke of stamps',
  'PUT /:id/watch of stamps',
  'PUT /:id/clear-suspicion of stamps',
])

const said = {
  reason: 'Đã xảy ra',
  override_reason: 'Giấy',
  confirm: true,
  recall_kind: 'mandatory',
  recall_reason: 'Dư lượng',
  recall_handling: 'destroy',
}

/**
 * Default way for an operation without its own entry: calls it with each state and toggle value until the contradiction
 * exists. New operations are covered automatically.
 */
const stepOf =
  (operation: Operation): Way =>
  async (given, breach, { id, ...row }) => {
    const states = Object.keys(breach.resource.fields['status']?.machine?.states ?? {})
    const { path, method } = operation
    const urls = path.includes('/:status') ? states.map((state) => path.replace('/:status', `/${state}`)) : [path]
    const { table } = breach.resource
    const { status } = await server.row(table, id)
    let came = false
    for (const url of urls) {
      // Each state is tried from the first one, since a step taken may close the way to the others.
      if (came && states.length > 0)
        await server.sql`update ${server.sql(table)} set status = ${status as string} where id = ${id}`
      for (const is_active of 'is_active' in bodyFields(operation) ? [false, true] : [undefined]) {
        const body = { ...(await bodyOf(server.sql, operation)), ...said, is_active }
        came = isDone(await given.call(method, url.replace(':id', String(id)), body)) || came
        if (came && (await breach.stands(given, { id, ...row }))) return true
      }
    }
    return came
  }

const waysOf = (resource: Resource): [name: string, way: Way][] =>
  operations
    .filter(({ method, path }) => {
      const [, admin, list] = path.slice(1).split('/')
      return (
        method !== 'GET' &&
        admin === 'admin' &&
        (list === resource.name || path === `/api/admin/import-${resource.name}/rows`)
      )
    })
    .map((operation) => ({ operation, name: wayOf(operation, resource) }))
    .flatMap(({ operation, name }): [string, Way][] =>
      name === 'POST import /rows'
        ? [name, `${name} undone`].map((way) => [way, ways[way]!])
        : [[ways[name] ? name : `${name} of ${resource.name}`, ways[name] ?? stepOf(operation)]],
    )
    .filter(([name]) => !harmless.has(name) && !harmless.has(name.split(' of ')[0]!))

test('every settled rule is broken on purpose by some row of each resource that it watches', () => {
  // `settledSeen` only records for officers what changed, and `settledStars` moves a day: they refuse nothing
  // (`seen-traces.test.ts`, `products.test.ts`); former places and administrators have nothing to do with lots
  // (`former-places.test.ts`, `examples/library/test/library.test.ts`).
  const apart: unknown[] = [settledSeen, settledStars, settledFormerPlaces]
  const ofLots = settledRules.filter((one) => !apart.includes(one) && !one.watches.includes(users.name))
  for (const rule of ofLots)
    for (const name of rule.watches)
      assert.ok(
        breaches.some((breach) => breach.rule === rule && breach.resource.name === name),
        `nothing breaks what a rule says of ${name}`,
      )
})

const cases = breaches.flatMap((breach) =>
  waysOf(breach.resource)
    .filter(([name]) => !breach.isBySteps || !(name in ways))
    .filter(([name]) => !breach.isChange || name !== RECOVER)
    .map(([name, way]) => ({ breach, way, name, what: `${breach.what}, by ${name}` })),
)

const chosen = partOf(cases, isDue(...PATHS) ? 3 : 10, 'rules by ways')

for (const { breach, way, what } of chosen)
  test(`it does not come to be that ${what}, and nobody is told`, async () => {
    areOn = true
    const given = await givenLot(server)
    const row = await breach.given(given)
    const came = await way(given, breach, row)
    assert.equal(came && (await breach.stands(given, row)), false)
  })

/**
 * Contradictions and ways that succeeded at least once without rules: only then does their absence with rules prove
 * anything.
 */
const able = new Set<string>()

for (const { breach, way, name, what } of isDue(...PATHS) ? chosen : [])
  test(`without rules it may be that ${what}`, async () => {
    areOn = true
    const given = await givenLot(server)
    const row = await breach.given(given)
    areOn = false
    const came = await way(given, breach, row)
    areOn = true
    if (came && (await breach.stands(given, row))) for (const known of [breach.what, name]) able.add(known)
  })

if (chosen.length === cases.length)
  test('without rules each contradiction comes some way, and each way brings one', () => {
    const free = breaches.filter(({ isCheckedByForm }) => !isCheckedByForm)
    const idle = [...free.map(({ what }) => what), ...cases.map(({ name }) => name)].filter((one) => !able.has(one))
    assert.deepEqual([...new Set(idle)], [])
  })
