import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formFields } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { signInAsSuperAdmin } from '../chain.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import type { Reply } from '../server.ts'
import { formOf, givenThreeOfEach } from './world.ts'

let call: Awaited<ReturnType<typeof server.signIn>>
const server = testServer(async () => {
  await givenThreeOfEach(server)
  call = await signInAsSuperAdmin(server)
})

const deletable = resources.filter(({ name }) => operationAt(operations, 'POST', `/api/admin/${name}/:id/recover`))

/** The values that rows of some resources must have before they can be deleted. */
const ended: Record<string, object> = {
  orders: { status: 'rejected' },
  // The last run of its issue, whose label nobody scanned.
  'stamp-statistics': { stamp_id: 2, serial_from: 2002, serial_to: 2002, quantity: 1 },
}

const ids = ({ data }: Reply<{ entries: readonly { id: number }[] }>): number[] => data.entries.map(({ id }) => id)

for (const resource of deletable) {
  const { name, table, fields } = resource

  test(`${name}: what is deleted is gone, lies in the trash where it can be looked at, and comes back, alone or with many`, async () => {
    const made = await call('POST', `/${name}`, await formOf(server.sql, formFields(resource)))
    const id = made.code === 200 ? made.data.entry.id : 3
    if (ended[name]) await server.sql`update ${server.sql(table)} set ${server.sql(ended[name])} where id = ${id}`
    const row = `/${name}/${id}` as const
    const before = (await call('GET', row)).data.entry

    const removals = [
      async () => call('DELETE', row),
      async () => {
        const { data, message } = await call('POST', `/${name}/bulk`, { action: 'delete', ids: [id] })
        const job = await finished(call, data?.job ?? assert.fail(message))
        assert.deepEqual([job.status, job.refused ?? []], ['done', []])
        return { code: 200, message: '' }
      },
    ]
    for (const remove of removals) {
      const removed = await remove()
      assert.equal(removed.code, 200, removed.message)
      for (const method of ['GET', 'DELETE'] as const) assert.equal((await call(method, row)).code, 404)
      const edit = operationAt(operations, 'PATCH', `/api/admin/${name}/:id`) ? 'PATCH' : 'PUT'
      assert.equal((await call(edit, row, before)).code, 404)
      assert.deepEqual(ids(await call('GET', `/${name}?id=${id}`)), [])
      const [lying] = (await call('GET', `/trash-${name}?id=${id}`)).data.entries
      assert.deepEqual([lying!.id, lying!.deleted_by], [id, 'Lan'])
      assert.ok(typeof lying!.name === 'string' && !/^\d+$/.test(lying!.name), `is called '${lying!.name}'`)

      const looked = await call('GET', `/trash-${name}/${id}`)
      assert.equal(looked.code, 200, looked.message)
      const held = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'count'))
      assert.deepEqual(pick(looked.data.entry, held), pick(before, held), 'it is seen as it was')

      const key = { 'idempotency-key': `${name} ${removals.indexOf(remove)}` }
      const back = await call('POST', `${row}/recover`, undefined, key)
      assert.equal(back.code, 200, back.message)
      assert.deepEqual(await call('POST', `${row}/recover`, undefined, key), back)
      assert.equal((await call('POST', `${row}/recover`)).code, 404)
      assert.deepEqual(pick((await call('GET', row)).data.entry, fields), pick(before, fields))
      assert.deepEqual(ids(await call('GET', `/${name}?id=${id}`)), [id])
      assert.deepEqual(ids(await call('GET', `/trash-${name}?id=${id}`)), [])
      assert.equal((await call('GET', `/trash-${name}/${id}`)).code, 404)
    }
  })
}

const pick = (values: Record<string, unknown>, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, values[field]]))
