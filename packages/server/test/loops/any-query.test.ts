import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { needs } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { giveOwnRows, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

/** Columns that no list shows, but that anybody might try in a query. */
const BARE = ['created_by', 'updated_by', 'password_hash', 'search']

/** Resources with values that no reader of the list may see, and the columns where these are. */
const guarded = resources.flatMap((resource) => {
  const columns = Object.keys(resource.fields).filter((column) => resource.fields[column]!.kind === 'identity')
  return columns.length > 0 && operationAt(operations, 'GET', `/api/admin/${resource.name}`)
    ? [{ resource, columns }]
    : []
})

for (const { resource, columns } of guarded) {
  test(`${resource.name}: no question that anybody makes up tells one value of ${columns.join(', ')} from another`, async () => {
    const call = await server.signIn([...needs(resource, 'list', 'read')])
    await giveOwnRows(server, call.userId)
    const names = fc.constantFrom(...Object.keys(resource.fields), ...columns, ...BARE, 'id')
    const value = fc.oneof(
      fc.constantFrom('1', '0', 'none', 'true', '1,2,3', 'asc', '%', '2026-01-01', '001', '0010', "'"),
      fc.string({ maxLength: 12 }),
      names,
    )
    const part = fc.oneof(
      fc.tuple(names, value),
      fc.tuple(
        names.chain((name) => fc.constantFrom(`${name}_from`, `${name}_to`, `${name}_not`)),
        value,
      ),
      fc.tuple(fc.constantFrom('search', 'sort_by', 'sort_order', 'limit', 'page'), fc.oneof(value, names)),
    )
    const answer = async (query: string) => {
      const { code, data } = await call('GET', `/${resource.name}?${query}`)
      return { code, ids: data?.entries?.map(({ id }) => id), total: data?.pagination?.total }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(part, { selector: ([name]) => name, maxLength: 4 }),
        fc.nat(),
        async (parts, shift) => {
          const query = new URLSearchParams(parts).toString()
          const before = await answer(query)
          assert.ok(before.code < 500, query)
          for (const column of columns)
            await server.sql`update ${server.sql(resource.table)} set ${server.sql(column)} = (${String(shift)} || id)`
          assert.deepEqual(await answer(query), before, query)
        },
      ),
      { numRuns: 60 },
    )
  })
}
