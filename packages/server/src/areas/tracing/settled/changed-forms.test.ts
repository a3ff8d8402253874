import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenActive as givenLot } from '../../../../test/active-lot.ts'
import { areaForm, entryOf, fieldsOf, idOf } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const formId = (code: string) => idOf(server, 'farming_forms', code)

/** An active lot of an area where hens run on a hill; `told` is what its page says of that. */
async function givenActive() {
  const given = await givenLot(server)
  const { ask, area, manufacture, lot, batch, batchForm } = given
  const vouch = async (code: string) => {
    const form = await areaForm(server, manufacture.id, { farming_form_id: await formId(code) })
    return ask('PUT', `/material-areas/${area.id}`, form)
  }
  await vouch('THA-DOI')
  const code = (await ask('GET', `/traces/${lot.id}`)).code!
  const told = async () => entryOf(await server.call()('GET', `/api/web/traces/${code}`)).area!.farming_form
  const path = `/batches/${batch.id}` as const
  const own = async (form: string | null, more: object = {}) => ({
    ...batchForm,
    acreage_used: null,
    farming_form_id: form && (await formId(form)),
    ...more,
  })
  return { ...given, vouch, told, path, own }
}

test('a page tells the way of farming of the batch, and that of its area where the batch has none', async () => {
  const { boss, path, own, told, vouch, lot } = await givenActive()
  assert.equal(await told(), 'Thả đồi')
  entryOf(await boss('PUT', path, await own('NUOI-NHOT', { reason: 'Nuôi trong chuồng' })))
  entryOf(await boss('PUT', `/traces/${lot.id}/release`, { reason: 'Đã xem' }))
  assert.equal(await told(), 'Nuôi nhốt')
  await vouch('HUU-CO')
  assert.equal(await told(), 'Nuôi nhốt', 'what the land is now says nothing of the batch')
})

test('another way of farming is asked about once goods are certified, and holds them', async () => {
  const { admin, producer, path, own, statusOf, factsOf, lot } = await givenActive()
  const asked = await producer('PUT', path, await own('HUU-CO'))
  assert.deepEqual(
    [asked.code, fieldsOf(asked), asked.message],
    [422, ['farming_form_id'], 'Lô nay ghi hình thức: Hữu cơ. Hình thức: Thả đồi'],
  )
  entryOf(await producer('PUT', path, await own('HUU-CO', { reason: 'Đã chuyển đổi' })))
  assert.deepEqual([await statusOf(lot), await factsOf(lot)], ['held', ['Lô nay ghi hình thức: Hữu cơ']])
  entryOf(await admin('PUT', `/traces/${lot.id}/release`, { reason: 'Có hồ sơ' }))
  entryOf(await producer('PUT', path, await own('HUU-CO', { name: 'Lứa tháng 7' })))
  assert.equal(await statusOf(lot), 'active')
})

test('a batch that writes down what its pages tell already holds nothing, nor one without certified goods', async () => {
  const { ask, producer, path, own, statusOf, lot, batchForm } = await givenActive()
  entryOf(await producer('PUT', path, await own('THA-DOI')))
  assert.equal(await statusOf(lot), 'active')
  const other = await ask('POST', '/batches', { ...batchForm, name: 'Lứa 2', acreage_used: null })
  entryOf(await producer('PUT', `/batches/${other.id}`, await own('HUU-CO', { name: 'Lứa 2' })))
})
