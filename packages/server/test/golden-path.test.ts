import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coccidiosis, entryOf, givenChain, newcastle } from './chain.ts'
import { testServer } from './server.ts'

const server = testServer()

test('a hill chicken goes from its producer to an active trace with ten items of ten', async () => {
  const { admin, ask, area, batch, diaryForm, manufacture, product, write } = await givenChain(server)
  assert.equal(manufacture.code, 'CS-22-000001')
  assert.equal(manufacture.is_active, true)
  assert.equal(area.location_code, area.code)
  assert.equal(product.sector_kind, 'animal')
  assert.equal(batch.code, 'QN06874-2607-01')

  await write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } })
  await write('vaccination', '2026-07-12T08:00:00+07:00', { inputs: [newcastle] })
  await write('vaccination', '2026-07-19T08:00:00+07:00', { inputs: [{ ...newcastle, name: 'Gumboro' }] })
  await write('ranging', '2026-08-20T08:00:00+07:00')
  await write('treatment', '2026-09-02T08:00:00+07:00', { inputs: [coccidiosis] })

  const early = await admin('POST', '/diaries', diaryForm('sale', '2026-09-05T06:00:00+07:00', { quantity: 100 }))
  assert.equal(early.code, 422)
  assert.equal(early.message, 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 09/09/2026)')

  await write('weighing', '2026-10-15T08:00:00+07:00', { details: { avg_weight_g: 1650 } })
  await write('sale', '2026-11-10T06:00:00+07:00', { quantity: 5240 })
  const harvested = await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  assert.equal(harvested.actual_harvest_date, '2026-11-10')
  assert.equal(harvested.actual_quantity, 5240)
  assert.equal(harvested.progress, 100)

  const trace = await ask('POST', '/traces', { batch_id: batch.id, packaging_date: '2026-11-11', expired_date: '2026-11-18', quantity: 5240 })
  assert.equal(trace.planting_date, '2026-07-05')
  assert.equal(trace.harvest_date, '2026-11-10')
  assert.equal(trace.gs1_key, '0109521234001010' + '10QN06874-2607-01')
  assert.equal(trace.qr_url, 'https://truyxuat.example.vn/01/09521234001010/10/QN06874-2607-01')
  assert.equal(trace.diary_ids.length, 7)
  assert.equal(trace.compliance.items.filter(({ passed }: { passed: boolean }) => passed).length, 10)

  const active = await ask('PUT', `/traces/${trace.id}/change-active`)
  assert.equal(active.status, 'active')
  assert.equal(active.is_active, true)
  assert.equal(entryOf(await admin('GET', `/batches/${batch.id}`)).remaining_quantity, 0)
})
