import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areaForm, entryOf, givenChain, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
const full = { acreage_used: ['Vùng chỉ còn 0 ha trong thời gian này'] }

test('a batch that comes back from the trash does not take land that another uses by now', async () => {
  const { admin, ask, batchForm } = await givenChain(server)
  const first = await ask('POST', '/batches', { ...batchForm, name: 'Lứa 1', acreage_used: 2.4 })
  await ask('DELETE', `/batches/${first.id}`)
  await ask('POST', '/batches', { ...batchForm, name: 'Lứa 2', acreage_used: 2.4 })
  const back = await admin('POST', `/batches/${first.id}/recover`)
  assert.deepEqual([back.code, back.errors], [422, full])
})

test('land that a producer states is planted once an officer has approved it', async () => {
  const { admin, area, ask, batchForm, manufacture } = await givenChain(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const form = { ...(await areaForm(server, manufacture.id)), acreage: 100 }
  const { version } = entryOf(await producer('PUT', `/material-areas/${area.id}`, form))
  const planted = await producer('POST', '/batches', { ...batchForm, name: 'Lứa 50 ha', acreage_used: 50 })
  assert.deepEqual(planted.errors, { acreage_used: ['Vùng chỉ còn 2,4 ha trong thời gian này'] })
  await ask('PUT', `/material-areas/${area.id}/change-approved`, { approval_status: 'approved', version })
  assert.equal((await admin('POST', '/batches', { ...batchForm, name: 'Lứa 50 ha', acreage_used: 50 })).code, 200)
})

test('an area is not made smaller than what its batches use', async () => {
  const { admin, area, ask, batchForm, manufacture } = await givenChain(server)
  await ask('POST', '/batches', { ...batchForm, name: 'Lứa 1', acreage_used: 1.5 })
  const later = { start_date: '2026-12-01', expected_harvest_date: '2027-02-01' }
  await ask('POST', '/batches', { ...batchForm, ...later, name: 'Lứa 2', acreage_used: 1.6 })
  const form = await areaForm(server, manufacture.id)
  const less = (acreage: number) => admin('PUT', `/material-areas/${area.id}`, { ...form, acreage })
  assert.deepEqual((await less(1.5)).errors, {
    acreage: ['Các lô đang dùng 1,6 ha của vùng, không giảm xuống ít hơn được'],
  })
  assert.equal((await less(1.6)).code, 200)
})
