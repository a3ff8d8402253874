import { settledRuns } from '../../src/areas/labels/index.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { resources } from '@trace/domain/menu.ts'
import type { SettledRule, Settling } from '@trace/platform/request/settle.ts'
import { settledKinds, settledStars } from '../../src/areas/catalogue/index.ts'
import { settledMovements, settledSeen } from '../../src/areas/tracing/index.ts'
import { operations } from '../../src/operations.ts'
import { province } from '../../src/province.ts'
import { settledRules } from '../../src/settled-rules.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'
import { askAsEverybody } from './each-operation.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

/** Rows that were passed to the settled rules, by resource and id. */
const told = new Set<string>()
const listening: SettledRule = {
  watches: resources.map(({ name }) => name),
  async settle({ written }) {
    for (const [name, rows] of written) for (const id of rows.keys()) told.add(`${name} ${id}`)
  },
}
/** The tables that each rule read, by the counters of PostgreSQL for its transaction. */
const readBy = settledRules.map(() => new Set<string>())
const tablesRead = async ({ sql }: Settling['store']): Promise<Map<string, number>> => {
  const found = await sql<{ name: string; scans: number }[]>`
    select relname as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as scans from pg_stat_xact_user_tables`
  return new Map(found.map(({ name, scans }) => [name, scans]))
}
const watched = (rule: SettledRule, at: number): SettledRule => ({
  ...rule,
  async settle(settling) {
    const before = await tablesRead(settling.store)
    await rule.settle(settling)
    for (const [name, scans] of await tablesRead(settling.store))
      if (scans > (before.get(name) ?? 0)) readBy[at]!.add(name)
  },
})
const rules = [...settledRules.map(watched), listening]
const watching = { ...province, operations: operations.map((operation) => ({ ...operation, rules })) }

const server = testServer(() => givenThreeOfEach(server), undefined, watching)
const ask = askAsEverybody(server)

/** Accounts and their roles are made by the test's own sign-ins, scans by thousands at once: no rule watches them. */
const unruled = new Set(['scan-statistics', 'users', 'roles'])
const kept = resources.filter(({ handmade, name }) => !handmade && !unruled.has(name))

/** Every row with its version. Recalculations by `store.derive` leave the version as it is. */
async function versions(): Promise<Map<string, number>> {
  const all = kept.map(({ name, table }) => `select '${name} ' || id as row, version from ${table}`).join(' union all ')
  const rows = await server.sql.unsafe<{ row: string; version: number }[]>(all)
  return new Map(rows.map(({ row, version }) => [row, version]))
}

const changedRows = (before: Map<string, number>, now: Map<string, number>): string[] =>
  [...now].filter(([row, version]) => before.get(row) !== version).map(([row]) => row)

/** Rows that changed without being passed to the settled rules. */
const unseen = async (before: Map<string, number>): Promise<string[]> =>
  changedRows(before, await versions()).filter((row) => !told.has(row))

/** Waits for jobs: their rows would otherwise be attributed to the next operation. */
const allJobsDone = () =>
  until(
    () => server.sql`select id, kind from jobs where status in ('queued', 'running')`,
    ({ length }) => length === 0,
  )

/** Writing operations; `view-as` would make all that follow be refused. */
const writing = operations.filter(
  ({ method, path, takes }) =>
    method !== 'GET' && takes === undefined && !path.startsWith('/api/auth/') && path !== '/api/admin/view-as',
)

test('whatever row an operation writes, the settled rules are told of it', async () => {
  const wrong: string[] = []
  let [before, wrote] = [await versions(), 0]
  for (const operation of writing.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))) {
    told.clear()
    const body = await bodyOf(server.sql, operation)
    await ask(operation, { id: 3, body: { ...body, reason: 'Đã xảy ra', confirm: true } })
    await allJobsDone()
    const now = await versions()
    const changed = changedRows(before, now)
    const missed = changed.filter((row) => !told.has(row))
    if (changed.length > 0) wrote += 1
    if (missed.length > 0) wrong.push(`${operation.method} ${operation.path} wrote ${missed.join(', ')}`)
    before = now
  }
  assert.deepEqual(wrong, [])
  assert.ok(wrote > 40, `${wrote} operations wrote something`)
})

test('a rule judges the former place of an address', async () => {
  const call = await server.signIn('everything')
  const [row] = await server.sql<{ id: number; old_ward_id: number }[]>`
    select d.id, min(o.id) as old_ward_id from distributors d join wards o on o.successor_id = d.ward_id
    where d.deleted_at is null group by d.id limit 1`
  const { data } = await call('GET', `/distributors/${row!.id}`)
  const reply = await call('PUT', `/distributors/${row!.id}`, {
    ...data.entry,
    old_ward_id: row!.old_ward_id,
    old_district_id: null,
  })
  assert.equal(reply.code, 200, reply.message)
})

test('a rule judges the versions of a process', async () => {
  const call = await server.signIn('everything')
  const [stage] = await server.sql<{ id: number; sector_kind: string }[]>`
    select id, sector_kind from stages where is_active and deleted_at is null limit 1`
  const { id: stage_id, sector_kind } = stage!
  const { data } = await call('POST', '/processes', { name: 'Quy trình', sector_kind, process_stages: [{ stage_id }] })
  assert.equal((await call('PUT', `/processes/${data.entry.id}/change-status/active`)).code, 200)
})

test('whatever row a job writes, imports, bulk actions and their undoing, the settled rules are told of it', async () => {
  const call = await server.signIn('everything')
  const done = async (answer: { data: unknown; message: string }) => {
    const { job = assert.fail(answer.message) } = (answer.data ?? {}) as { job?: { id: number } }
    const result = await finished(call, job)
    assert.equal(result.status, 'done', result.message)
    return job.id
  }
  const cells = [
    { field: 'code', text: 'RO' },
    { field: 'name', text: 'rổ' },
  ]
  const before = await versions()
  told.clear()
  const job = await done(await call('POST', '/import-product-units/rows', { rows: [{ cells }] }))
  assert.deepEqual(await unseen(before), [])
  assert.ok(
    [...told].some((row) => row.startsWith('product-units')),
    'the import wrote one',
  )
  const imported = await versions()
  told.clear()
  await done(await call('POST', `/jobs/${job}/undo`))
  assert.deepEqual(await unseen(imported), [])
  const known = await versions()
  told.clear()
  await done(await call('POST', '/product-units/bulk', { action: 'is_active', value: false, ids: [1] }))
  assert.deepEqual(await unseen(known), [])
  assert.ok(told.has('product-units 1'), 'the bulk action wrote it')
})

/**
 * Tables that rules read without having to watch them: tables they write themselves, rows that cannot change under
 * them, names, and settings.
 */
const settledElsewhere = new Set([
  productUnits.table,
  'processes',
  'process_stages',
  'stages',
  'single_records',
  'users',
  'shippings',
  'distributors',
  'farming_forms',
  'labors',
  'system_logs',
  'wards',
  'districts',
])

/** Tables that a rule reads only to write and show traces, or to count who uses a row: it does not judge by their values. */
const onlyShown = new Map<SettledRule, readonly string[]>([
  [settledKinds, ['batches', 'articles', 'videos', 'libraries']],
  [settledSeen, ['traces', 'trace_movements', 'batches']],
  [
    settledMovements,
    ['material_areas', 'diaries', 'manufactures', 'products', 'certificates', 'batches', 'trace_movements'],
  ],
])

test('a rule watches every list whose rows it judges by', () => {
  for (const [at, rule] of settledRules.entries()) {
    const own = rule.watches.map(resourceByName)
    const known = new Set([
      ...own.flatMap(({ table, fields }) => [table, ...Object.values(fields).flatMap((field) => field.table ?? [])]),
      ...settledElsewhere,
      ...(onlyShown.get(rule) ?? []),
    ])
    const unheard = [...(readBy[at] ?? [])].filter((table) => !known.has(table))
    assert.deepEqual(unheard, [], `rules on ${rule.watches.join(', ')}`)
  }
  // Of the certificates that these calls send, none is of OCOP, and no print run is deleted.
  assert.ok(
    readBy.every(({ size }, at) => size > 0 || [settledStars, settledRuns].includes(settledRules[at]!)),
    'every rule had something to judge',
  )
})
