import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenActive } from '../../../../test/active-lot.ts'
import { coccidiosis, entryOf, fieldsOf, givenChain } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** A treatment from 20 October until a day, with a drug of seven days. */
const treatmentUntil = (day: string, more: object = {}) => ({
  finished_at: `${day}T08:00:00+07:00`,
  inputs: [coccidiosis],
  ...more,
})

const BEGUN = '2026-10-20T08:00:00+07:00'

test('a withdrawal period begins when the treatment ends, and nothing is harvested within the treatment', async () => {
  const { admin, ask, write, diaryForm } = await givenChain(server)
  const drug = await write('treatment', BEGUN, treatmentUntil('2026-11-05'))
  assert.equal(drug.withdrawal_until, '2026-11-12')
  for (const day of ['2026-10-25', '2026-10-28', '2026-11-11']) {
    const sold = await admin('POST', '/diaries', diaryForm('sale', `${day}T06:00:00+07:00`, { quantity: 100 }))
    assert.deepEqual(
      [day, sold.code, fieldsOf(sold), sold.message],
      [day, 422, ['performed_at'], 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 12/11/2026)'],
    )
  }
  entryOf(await admin('POST', '/diaries', diaryForm('sale', '2026-11-12T06:00:00+07:00', { quantity: 100 })))
  const shorter = await ask('PATCH', `/diaries/${drug.id}`, { finished_at: null })
  assert.equal(shorter.withdrawal_until, '2026-10-27')
})

test('a lot is held by a treatment that ended less than the period before its harvest', async () => {
  const { admin, ask, lot, statusOf, factsOf, diaryForm } = await givenActive(server)
  const late = diaryForm('treatment', BEGUN, treatmentUntil('2026-11-08'))
  const asked = await admin('POST', '/diaries', late)
  assert.deepEqual([asked.code, asked.message], [422, 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 15/11/2026)'])
  entryOf(await admin('POST', '/diaries', { ...late, reason: 'Ghi sót' }))
  assert.deepEqual([await statusOf(lot), await factsOf(lot)], ['held', [asked.message]])
  entryOf(await admin('PUT', `/traces/${lot.id}/release`, { reason: 'Đạt' }))
  const { entries } = (await admin('GET', '/diaries?activity_type=treatment')).data
  const longer = { finished_at: '2026-11-09T08:00:00+07:00', reason: 'Ghi nhầm ngày' }
  entryOf(await admin('PATCH', `/diaries/${entries[0]!.id}`, longer))
  assert.equal(await statusOf(lot), 'held', 'what was released was a shorter treatment')
  assert.equal((await ask('GET', `/diaries/${entries[0]!.id}`)).withdrawal_until, '2026-11-16')
})

test('a long treatment of one batch reaches the harvest of another on the same area', async () => {
  const { admin, ask, lot, statusOf, batchForm, diaryForm } = await givenActive(server)
  const other = await ask('POST', '/batches', { ...batchForm, name: 'Lứa 2', acreage_used: null })
  await ask('PUT', `/batches/${other.id}/change-status/in_production`)
  const drug = { ...diaryForm('treatment', BEGUN, treatmentUntil('2026-11-08')), batch_id: other.id }
  assert.equal((await admin('POST', '/diaries', drug)).code, 422)
  entryOf(await admin('POST', '/diaries', { ...drug, reason: 'Ghi sót' }))
  assert.equal(await statusOf(lot), 'held')
})

test('a lot names any day of a harvest that took several, and the last is that of the batch', async () => {
  const { admin, ask, write, batch, trace } = await givenChain(server)
  await write('sale', '2026-11-08T06:00:00+07:00', { finished_at: '2026-11-10T17:00:00+07:00', quantity: 900 })
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  assert.equal((await ask('GET', `/batches/${batch.id}`)).actual_harvest_date, '2026-11-10')
  for (const harvest_date of ['2026-11-08', '2026-11-09', '2026-11-10']) {
    const { compliance } = await trace({ harvest_date, quantity: 100 })
    const time = compliance.items.find(({ key }) => key === 'production_time')!
    assert.deepEqual([harvest_date, time.passed], [harvest_date, true])
  }
  const late = await admin('POST', '/traces', { batch_id: batch.id, harvest_date: '2026-11-11', quantity: 100 })
  assert.deepEqual(late.errors, {
    harvest_date: ['Lô không thu hoạch ngày 11/11/2026; ngày thu hoạch của lô: 08/11/2026 – 10/11/2026'],
  })
})

test('a drug that was given while a harvest went on is asked about', async () => {
  const { admin, write, diaryForm } = await givenChain(server)
  await write('sale', '2026-11-08T06:00:00+07:00', { finished_at: '2026-11-10T17:00:00+07:00', quantity: 900 })
  const drug = (day: string) =>
    admin('POST', '/diaries', diaryForm('treatment', `${day}T07:00:00+07:00`, { inputs: [coccidiosis] }))
  assert.deepEqual([(await drug('2026-11-10')).code, (await drug('2026-11-11')).code], [422, 200])
})

test('nothing is slaughtered within a withdrawal period, though it is sold later', async () => {
  const { admin, ask, write, batch, diaryForm } = await givenChain(server)
  await write('treatment', '2026-11-05T07:00:00+07:00', { inputs: [coccidiosis] })
  const slaughter = diaryForm('sale', '2026-11-07T06:00:00+07:00', { activity_type: 'slaughter' })
  const refused = await admin('POST', '/diaries', slaughter)
  assert.deepEqual(
    [refused.code, fieldsOf(refused), refused.message],
    [422, ['performed_at'], 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 12/11/2026)'],
  )
  entryOf(await admin('POST', '/diaries', { ...slaughter, reason: 'Gà ốm' }))
  await write('sale', '2026-11-13T06:00:00+07:00', { quantity: 3000 })
  const { hold, held_facts, actual_harvest_date, actual_quantity } = await ask('GET', `/batches/${batch.id}`)
  assert.deepEqual(
    [hold, held_facts.map(({ certified }) => certified), actual_harvest_date, actual_quantity],
    ['held', ['Giết mổ ngày 07/11/2026'], '2026-11-13', 3000],
  )
})

test('a drug that is told after the slaughter holds the lots', async () => {
  const { admin, ask, lot, statusOf, diaryForm } = await givenActive(server)
  const slaughter = diaryForm('sale', '2026-11-05T06:00:00+07:00', { activity_type: 'slaughter' })
  entryOf(await admin('POST', '/diaries', slaughter))
  const drug = diaryForm('treatment', '2026-11-01T07:00:00+07:00', { inputs: [coccidiosis] })
  assert.equal((await admin('POST', '/diaries', drug)).code, 422)
  entryOf(await admin('POST', '/diaries', { ...drug, reason: 'Ghi sót' }))
  const { held_facts } = await ask('GET', `/traces/${lot.id}`)
  assert.deepEqual(
    [await statusOf(lot), held_facts.map(({ certified }) => certified)],
    ['held', ['Giết mổ ngày 05/11/2026']],
  )
})
