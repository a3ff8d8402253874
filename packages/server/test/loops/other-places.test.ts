import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formFields } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { operationAt } from '@trace/platform/operation/operation.ts'
import { operations } from '../../src/operations.ts'
import { testServer } from '../server.ts'
import { formOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

const placed = resources.filter(
  ({ name, scope }) => scope.place && operationAt(operations, 'POST', `/api/admin/${name}`),
)

/** Gives the first account the officer's own role, as nobody changes accounts with more rights. */
async function giveOwnRole(table: string): Promise<unknown> {
  const { sql } = server
  const [row] = await sql`
    update ${sql(table)} set role_id = (select max(id) from roles where scope = 'commune') where id = 1 returning role_id`
  return row!['role_id']
}

for (const resource of placed)
  test(`${resource.name}: an officer of a commune who chooses another one is told so beside it`, async () => {
    const { name, table } = resource
    const place = resource.scope.place!
    const own = Number((await server.row(table, 1))[place])
    const officer = await server.signIn('everything', { scope: 'commune', ward_id: own })
    const form = await formOf(server.sql, formFields(resource))
    if ('role_id' in form) form['role_id'] = await giveOwnRole(table)
    const elsewhere = form[place] === own ? own + 1 : form[place]
    for (const [method, url] of [
      ['POST', `/${name}`],
      ['PUT', `/${name}/1`],
    ] as const) {
      const refused = await officer(method, url, { ...form, [place]: elsewhere, confirm: true })
      assert.equal(refused.code, 422, JSON.stringify(refused))
      assert.match(refused.errors![place]?.[0] ?? JSON.stringify(refused), /thuộc nơi mình phụ trách$/)
    }
    assert.equal((await server.row(table, 1))[place], own)
  })
