import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resources } from '@trace/domain'
import type { Operation } from '../../src/engine/operation.ts'
import type { SettledRule } from '../../src/engine/settle.ts'
import { operations } from '../../src/operations.ts'
import { settledRules } from '../../src/settled-rules.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { askAsEverybody } from './each-operation.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

/** Rows that rules were told of, by resource and id. */
const told = new Set<string>()
const listening: SettledRule = {
  watches: resources.map(({ name }) => name),
  async settle({ written }) {
    for (const [name, rows] of written) for (const id of rows.keys()) told.add(`${name} ${id}`)
  },
}
for (const operation of operations) operation.rules = [...settledRules, listening]

const server = testServer(() => givenThreeOfEach(server))
const ask = askAsEverybody(server)

/** Accounts and their roles are made by the test's own sign-ins, scans by thousands at once: no rule watches them. */
const unruled = new Set(['scan-statistics', 'users', 'roles'])
const kept = resources.filter(({ handmade, name }) => !handmade && !unruled.has(name))

/** Every row with its version: what `store.derive` recounts changes none. */
async function versions(): Promise<Map<string, number>> {
  const found = await Promise.all(
    kept.map(async ({ name, table }) => {
      const rows = await server.sql<{ id: number; version: number }[]>`select id, version from ${server.sql(table)}`
      return rows.map(({ id, version }): [string, number] => [`${name} ${id}`, version])
    }),
  )
  return new Map(found.flat())
}

/** What was written and no rule was told of. */
async function unseen(known: Map<string, number>): Promise<string[]> {
  const now = await versions()
  return [...now].filter(([row, version]) => known.get(row) !== version && !told.has(row)).map(([row]) => row)
}

const writing = operations.filter(
  ({ method, path, takes }) => method !== 'GET' && takes === undefined && !path.startsWith('/api/auth/'),
)

async function tryOperation(operation: Operation): Promise<{ wrote: boolean; unseen: string[] }> {
  const known = await versions()
  told.clear()
  const body = await bodyOf(server.sql, operation)
  await ask(operation, { id: 3, body: { ...body, reason: 'Đã xảy ra', confirm: true } })
  const now = await versions()
  return { wrote: [...now].some(([row, version]) => known.get(row) !== version), unseen: await unseen(known) }
}

test('whatever row an operation writes, the settled rules are told of it', async () => {
  const wrong: string[] = []
  let wrote = 0
  for (const operation of writing.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))) {
    const tried = await tryOperation(operation)
    if (tried.wrote) wrote += 1
    if (tried.unseen.length > 0) wrong.push(`${operation.method} ${operation.path} wrote ${tried.unseen.join(', ')}`)
  }
  assert.deepEqual(wrong, [])
  assert.ok(wrote > 40, `${wrote} operations wrote something`)
})

test('whatever row a job writes, imports, bulk actions and their undoing, the settled rules are told of it', async () => {
  const call = await server.signIn('everything')
  const done = async (answer: { data: unknown; message: string }) => {
    const { job } = answer.data as { job?: { id: number } }
    const result = await finished(call, job ?? assert.fail(answer.message))
    assert.equal(result.status, 'done', result.message)
    return job!.id
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
  await done(await call('POST', '/product-units/bulk', { action: 'is_active', value: false, ids: [3] }))
  assert.deepEqual(await unseen(known), [])
  assert.ok(told.has('product-units 3'), 'the bulk action wrote it')
})
