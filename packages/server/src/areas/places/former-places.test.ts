import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaForm, entryOf, fieldsOf, givenChain, manufactureForm } from '../../../test/chain.ts'
import { finished } from '../../../test/finished.ts'
import { testServer } from '../../../test/server.ts'
import { settledRules } from '../../settled-rules.ts'
import { resources } from '@trace/domain/menu.ts'
import { settledFormerPlaces } from './settle-former-places.ts'

const server = testServer()

interface Old {
  id: number
  name: string
  district_id: number
}

/** A commune that became the given one, and one that became another. */
async function givenOld(ward_id: number): Promise<{ own: Old; strange: Old }> {
  const [own] = await server.sql<Old[]>`
    select id, name, district_id from wards where successor_id = ${ward_id} order by id limit 1`
  const [strange] = await server.sql<Old[]>`
    select o.id, o.name, o.district_id from wards o
    where o.system = 'legacy' and o.successor_id <> ${ward_id} and o.candidate_ids = '{}' and not exists (
      select 1 from wards s where s.district_id = o.district_id and (s.successor_id = ${ward_id} or ${ward_id} = any(s.candidate_ids)))
    order by o.id limit 1`
  return { own: own!, strange: strange! }
}

test('a former commune or district that did not become the commune of today is refused beside its field', async () => {
  const { admin, manufacture } = await givenChain(server)
  const { own, strange } = await givenOld(manufacture.ward_id)
  const save = async (more: object) =>
    admin('PUT', `/manufactures/${manufacture.id}`, await manufactureForm(server, more))
  const wrong = await save({ old_ward_id: strange.id })
  assert.deepEqual(fieldsOf(wrong), ['old_ward_id'])
  assert.match(wrong.errors!['old_ward_id']![0]!, new RegExp(`${strange.name} nay là .+, không phải Xã Điền Xá`))
  assert.deepEqual(fieldsOf(await save({ old_district_id: strange.district_id })), ['old_district_id'])
  const mixed = { old_ward_id: own.id, old_district_id: strange.district_id }
  assert.deepEqual(fieldsOf(await save(mixed)), ['old_district_id'])
  entryOf(await save({ old_district_id: own.district_id }))
  entryOf(await save({ old_ward_id: own.id, old_district_id: own.district_id }))
  await server.sql`update wards set candidate_ids = ${[manufacture.ward_id]} where id = ${strange.id}`
  entryOf(await save({ old_ward_id: strange.id }))
})

test('neither a grid nor the trash brings a strange former commune, and a row that has one can be edited', async () => {
  const { admin, area, manufacture } = await givenChain(server)
  const { strange } = await givenOld(area.ward_id)
  await server.sql`update material_areas set old_ward_id = ${strange.id}, deleted_at = now() where id = ${area.id}`
  assert.deepEqual(fieldsOf(await admin('POST', `/material-areas/${area.id}/recover`)), ['old_ward_id'])
  await server.sql`update material_areas set deleted_at = null where id = ${area.id}`
  const form = await areaForm(server, manufacture.id, { old_ward_id: strange.id, description: 'Sửa việc khác' })
  entryOf(await admin('PUT', `/material-areas/${area.id}`, form))
  const cells = [{ field: 'old_ward_id', text: strange.name }]
  const { version } = entryOf(await admin('PUT', `/manufactures/${manufacture.id}`, await manufactureForm(server)))
  const reply = await admin('POST', '/import-manufactures/rows', { rows: [{ id: manufacture.id, version, cells }] })
  const job = await finished(admin, reply.data.job)
  assert.equal(job.status, 'failed')
})

test('the former place of every address is judged', () => {
  const named = resources.filter(({ fields }) => 'old_ward_id' in fields).map(({ name }) => name)
  assert.deepEqual(named.toSorted(), settledFormerPlaces.watches.toSorted())
  assert.ok(settledRules.includes(settledFormerPlaces))
})
