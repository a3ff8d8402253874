import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenActive, givenMade } from '../../../../test/active-lot.ts'
import { entryOf, fieldsOf } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** An active lot packed on 10 November of a batch made of a ton of another; and one that begins to grow then. */
async function givenSources() {
  const given = await givenActive(server)
  const { made, form, madeLot } = await givenMade(given)
  const { ask, batchForm, diaryForm, admin } = given
  const growing = { ...batchForm, name: 'Lứa sau', acreage_used: null, expected_quantity: 10_000 }
  const later = await ask('POST', '/batches', growing)
  await ask('PUT', `/batches/${later.id}/change-status/in_production`)
  const harvest = async (day: string, quantity: number) => {
    const sale = { ...diaryForm('sale', `${day}T06:00:00+07:00`, { quantity }), batch_id: later.id }
    const { id } = entryOf(await admin('POST', '/diaries', sale))
    await ask('PUT', `/diaries/${id}/change-status/submitted`)
    return id
  }
  const own = { source_batch_id: given.batch.id, quantity: 1000 }
  const make = (quantity: number, more: object = {}) =>
    admin('PUT', `/batches/${made.id}`, {
      ...form,
      source_batches: [own, { source_batch_id: later.id, quantity }],
      ...more,
    })
  return { ...given, made, form, madeLot, later, harvest, make }
}

test('certified goods are not made of what was harvested after they were packed, or not at all', async () => {
  const { admin, harvest, make, later, madeLot, statusOf, factsOf } = await givenSources()
  const asked = await make(500)
  assert.deepEqual(
    [asked.code, fieldsOf(asked), asked.message],
    [422, ['source_batches'], `Lô ${later.code} chưa thu hoạch. Làm từ lô ${later.code}`],
  )
  await harvest('2026-11-12', 800)
  const late = await make(500)
  assert.equal(
    late.message,
    `Lô ${later.code} thu hoạch từ ngày 12/11/2026, sau ngày đóng gói 10/11/2026. Làm từ lô ${later.code}`,
  )
  entryOf(await make(500, { reason: 'Ghi bổ sung' }))
  assert.deepEqual(
    [await statusOf(madeLot), await factsOf(madeLot)],
    ['held', [`Lô ${later.code} thu hoạch từ ngày 12/11/2026, sau ngày đóng gói 10/11/2026`]],
  )
  assert.equal((await make(0.5)).code, 422, 'less of a source is asked about as ever')
  entryOf(await admin('PUT', `/traces/${madeLot.id}/release`, { reason: 'Đúng' }))
  assert.equal(await statusOf(madeLot), 'active')
})

test('certified goods are not made of a crop that begins after they were packed', async () => {
  const { admin, ask, batchForm, batch, form, made } = await givenSources()
  const crop = {
    ...batchForm,
    name: 'Vụ sau',
    acreage_used: null,
    start_date: '2028-01-10',
    expected_harvest_date: null,
  }
  const planned = await ask('POST', '/batches', crop)
  const source_batches = [
    { source_batch_id: batch.id, quantity: 1000 },
    { source_batch_id: planned.id, quantity: 10 },
  ]
  const { message } = await admin('PUT', `/batches/${made.id}`, { ...form, source_batches })
  assert.match(message, /bắt đầu ngày 10\/01\/2028, sau ngày đóng gói 10\/11\/2026/)
})

test('certified goods are made of no more than a growing source has given by their packing', async () => {
  const { admin, ask, harvest, make, later, madeLot, statusOf } = await givenSources()
  const first = await harvest('2026-11-09', 300)
  await harvest('2026-11-12', 800)
  const asked = await make(500)
  assert.equal(
    asked.message,
    `Đến ngày 10/11/2026 lô ${later.code} chỉ có 300 kg cho lô này. Làm từ 500 kg của lô ${later.code}`,
  )
  entryOf(await make(300))
  assert.equal(await statusOf(madeLot), 'active')
  const less = (more: object = {}) => admin('PATCH', `/diaries/${first}`, { quantity: 200, ...more })
  assert.deepEqual(fieldsOf(await less()), ['performed_at'])
  entryOf(await less({ reason: 'Cân lại' }))
  assert.equal(await statusOf(madeLot), 'held')
  assert.equal((await ask('GET', `/batches/${later.id}`)).hold, 'none', 'the source itself is well')
})

test('two certified batches do not take the same goods of a growing source', async () => {
  const { admin, ask, boss, harvest, make, later, form, diaryForm, madeLot, statusOf } = await givenSources()
  await harvest('2026-11-09', 300)
  entryOf(await make(200))
  const source_batches = [{ source_batch_id: later.id, quantity: 200 }]
  const other = await ask('POST', '/batches', { ...form, name: 'Mẻ 2', source_batches })
  await ask('PUT', `/batches/${other.id}/change-status/in_production`)
  const packed = { ...diaryForm('sale', '2026-11-10T08:00:00+07:00', { quantity: 150 }), batch_id: other.id }
  const { id } = entryOf(await admin('POST', '/diaries', packed))
  await ask('PUT', `/diaries/${id}/change-status/submitted`)
  await ask('PUT', `/batches/${other.id}/change-status/harvested`)
  const draft = { batch_id: other.id, quantity: 150, harvest_date: '2026-11-10' }
  const lot = entryOf(await admin('POST', '/traces', draft))
  const activate = () => boss('PUT', `/traces/${lot.id}/change-active`, { override_reason: 'Giấy' })
  const refused = await activate()
  assert.deepEqual(
    [refused.code, refused.message],
    [422, `Chưa thể kích hoạt, còn phải xác minh: Đến ngày 10/11/2026 lô ${later.code} chỉ có 100 kg cho lô này`],
  )
  await harvest('2026-11-10', 100)
  entryOf(await activate())
  assert.deepEqual([await statusOf(lot), await statusOf(madeLot)], ['active', 'active'])
})

test('a draft counts on what its source is expected to give', async () => {
  const { admin, ask, boss, form, later, diaryForm } = await givenSources()
  const source_batches = [{ source_batch_id: later.id, quantity: 9000 }]
  const other = await ask('POST', '/batches', { ...form, name: 'Mẻ 2', source_batches })
  await ask('PUT', `/batches/${other.id}/change-status/in_production`)
  const packed = { ...diaryForm('sale', '2026-11-10T08:00:00+07:00', { quantity: 150 }), batch_id: other.id }
  const { id } = entryOf(await admin('POST', '/diaries', packed))
  await ask('PUT', `/diaries/${id}/change-status/submitted`)
  await ask('PUT', `/batches/${other.id}/change-status/harvested`)
  const lot = entryOf(await admin('POST', '/traces', { batch_id: other.id, quantity: 150, harvest_date: '2026-11-10' }))
  const refused = await boss('PUT', `/traces/${lot.id}/change-active`, { override_reason: 'Giấy' })
  assert.equal(refused.message, `Chưa thể kích hoạt, còn phải xác minh: Lô ${later.code} chưa thu hoạch`)
})
