import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isApprovable } from '@trace/define/resource.ts'
import { orderNotifications } from '@trace/domain/areas/labels/orders/order-notifications.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { resourceActedOn } from '@trace/platform/request/seen-version.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { ask } from './ask.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

/**
 * Operations that act on rows, except notices about orders: only their seen mark changes, which leaves the version
 * as it is (decision 171).
 */
const acting = operations.filter((operation) => {
  const resource = resourceActedOn(operation)
  return resource && resource.name !== orderNotifications.name
})

/** The first row of a table, changed by somebody else since it was read: its version now. */
async function changedByOthers(table: string): Promise<number> {
  const [row] = await server.sql<{ version: number }[]>`
    update ${server.sql(table)} set version = version + 1, deleted_at = null where id = 1 returning version`
  return row!.version
}

test('whatever acts on a row that was changed since it was looked at is refused, and told the row as it is now', async () => {
  assert.ok(acting.length > 100, `only ${acting.length} operations act on rows`)
  const { token } = await server.signIn('everything')
  const wrong: string[] = []
  for (const operation of acting) {
    const body = await bodyOf(server.sql, operation)
    const version = (await changedByOthers(resourceActedOn(operation)!.table)) - 1
    const sent = [
      { body: { ...body, version } },
      { body, query: `version=${version}` },
      { body, headers: { 'if-match': `"${version}"` } },
    ]
    for (const asked of sent) {
      const { code, data } = await ask(server, operation, { token, ...asked })
      const shown = data?.entry as { version?: number } | undefined
      if (code !== 409 || shown?.version !== version + 1)
        wrong.push(`${operation.method} ${operation.path}: ${code} ${JSON.stringify(asked)}`)
    }
  }
  assert.deepEqual(wrong, [])
})

const approvable = resources.filter((resource) => isApprovable(resource) && 'has_changes' in resource.fields)

for (const { name, table } of approvable) {
  test(`${name}: pending changes of an approved row are not decided on without the version that was looked at`, async () => {
    const { token } = await server.signIn('everything')
    const approve = operationAt(operations, 'PUT', `/api/admin/${name}/:id/change-approved`)!
    const [row] = await server.sql<{ version: number }[]>`
      update ${server.sql(table)} set approval_status = 'approved', has_changes = true, deleted_at = null where id = 1 returning version`
    assert.equal((await ask(server, approve, { token, body: {} })).code, 428)
    const seen = await ask(server, approve, { token, body: { version: row!.version } })
    assert.equal(seen.code, 200, seen.message)
  })
}

for (const resource of resources.filter(isApprovable)) {
  const decide = operationAt(operations, 'POST', `/api/admin/${resource.name}/bulk`)
  if (!decide) continue
  test(`${resource.name}: decisions in bulk name the version of each row`, async () => {
    const { token } = await server.signIn('everything')
    for (const rows of [{ ids: [1, 2] }, { ids: [[1, 1], 2] }, { matching: true, query: {} }]) {
      const { code } = await ask(server, decide, { token, body: { action: 'approve', ...rows } })
      assert.equal(code, 428, JSON.stringify(rows))
    }
  })
}
