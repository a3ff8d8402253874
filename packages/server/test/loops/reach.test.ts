import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isProposable } from '@trace/define/proposals.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { readSheet } from '../read-sheet.ts'
import { testServer } from '../server.ts'
import { ask } from './ask.ts'
import { bodyOf, givenThreeOfEach } from './world.ts'

const server = testServer(async () => {
  await givenThreeOfEach(server)
  for (const { table } of resources.filter(isProposable))
    await server.sql`
      update ${server.sql(table)} set approval_status = 'pending', manufacture_id = case id when 2 then 2 else 1 end where id < 4`
  strangers['another producer'] = await server.signIn('everything', { scope: 'manufacture', manufacture_id: 2 })
  strangers['an officer of another commune'] = await server.signIn('everything', { scope: 'commune', ward_id: 2 })
})

/**
 * Users of the second producer and an officer of its commune: with all permissions, but without reach over the first.
 */
const strangers: Record<string, Awaited<ReturnType<typeof server.signIn>>> = {}

const scoped = resources.filter(({ scope, calls }) => calls.length > 0 && (scope.owner || scope.place || scope.whole))

for (const resource of scoped) {
  const { name, scope } = resource
  const path = `/api/admin/${name}`
  const rowPaths = [`${path}/:id`, ...(name === 'stamps' ? ['/api/admin/print-stamp/:id'] : [])]
  const onRows = operations.filter((operation) => rowPaths.some((start) => operation.path.startsWith(start)))

  for (const who of ['another producer', 'an officer of another commune']) {
    test(`${name}: to ${who} a row is not there, whatever they would do with it`, async () => {
      const { token } = strangers[who]!
      for (const operation of onRows) {
        const body = operation.method === 'GET' ? undefined : await bodyOf(server.sql, operation)
        const asked = { token, query: 'line-number=1&serial=1', body }
        const [theirs, none] = [
          await ask(server, operation, { ...asked, id: 1 }),
          await ask(server, operation, { ...asked, id: 999_999 }),
        ]
        const said = `${operation.method} ${operation.path}: ${JSON.stringify(theirs)}`
        assert.deepEqual([theirs.code, theirs.message], [404, none.message], said)
      }
      const bulk = operationAt(operations, 'POST', `${path}/bulk`)
      if (bulk) {
        const answer = await ask(server, bulk, { token, body: { action: 'delete', ids: [1] } })
        assert.equal(answer.code, 404, JSON.stringify(answer))
      }
    })

    test(`${name}: ${who} finds no row of others in the list, its count, its workbook, its trash and the search`, async () => {
      const call = strangers[who]!
      const own = scope.whole ? [] : [2]
      const list = await call('GET', `/${name}?id=1,2,3`)
      assert.deepEqual(
        list.data.entries.map(({ id }) => id),
        own,
      )
      assert.equal(list.data.pagination.total, own.length)
      const count = await call('GET', `/count-${name}?id=1,2,3`)
      if ('total' in (count.data?.entry ?? {})) assert.equal(count.data.entry.total, own.length)
      const { data } = await call('GET', `/export-${name}?id=1,2,3`)
      assert.deepEqual(await idsAt(data.url), own)
      if (operationAt(operations, 'GET', `/api/admin/trash-${name}`)) {
        await server.sql`update ${server.sql(resource.table)} set deleted_at = now() where id in (1, 2)`
        const trash = await call('GET', `/trash-${name}`)
        const recover = await call('POST', `/${name}/1/recover`)
        await server.sql`update ${server.sql(resource.table)} set deleted_at = null where id in (1, 2)`
        assert.deepEqual(
          trash.data.entries.map(({ id }) => id),
          own,
        )
        assert.equal(recover.code, 404)
      }
      for (const { resource: found, id } of await foundByName(call, resource))
        assert.notDeepEqual([found, id], [name, 1])
    })
  }
}

async function idsAt(url: string): Promise<unknown[]> {
  const ids: unknown[] = []
  const file = await server.app.inject({ url })
  for await (const { cells } of readSheet(file.rawPayload)) ids.push(cells[0])
  return ids.slice(1)
}

/** Results of the search over everything for the name of the first row. */
async function foundByName(call: Awaited<ReturnType<typeof server.signIn>>, { table, title }: Resource) {
  const { sql } = server
  const [row] = await sql<{ name: string }[]>`select ${sql(title)}::text as name from ${sql(table)} where id = 1`
  const { data } = await call('GET', `/search?q=${encodeURIComponent(row!.name)}`)
  return data.entries
}
