import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formFields } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import { testServer } from '../server.ts'
import { formOf, givenThreeOfEach } from './world.ts'

const server = testServer(() => givenThreeOfEach(server))

/** Lists whose rows may belong to no producer: these are seen by all. */
const shared = resources.filter(({ scope }) => scope.shared === true && scope.owner && !scope.place)

for (const resource of shared) {
  test(`${resource.name}: a row of no producer is made by who sees the province, and no other row becomes one`, async () => {
    const owner = await server.row('manufactures', 1)
    const officer = await server.signIn('everything', { scope: 'commune', ward_id: owner['ward_id'] as number })
    const boss = await server.signIn('everything')
    const field = resource.scope.owner!
    const body = { ...(await formOf(server.sql, formFields(resource))), [field]: null }
    for (const [method, url] of [
      ['POST', `/${resource.name}`],
      ['PUT', `/${resource.name}/1`],
    ] as const) {
      const refused = await officer(method, url, body)
      assert.equal(refused.code, 422, JSON.stringify(refused))
      assert.match(refused.errors![field]![0]!, /^Chỉ cán bộ cấp tỉnh được lập/)
    }
    const made = await boss('POST', `/${resource.name}`, body)
    assert.equal(made.code, 200, JSON.stringify(made.errors))
    assert.equal((await server.row(resource.table, 1))[field], 1)
  })
}
