import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, fieldsOf, givenChain, idOf, newcastle } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const FIRST = '2026-10-29'
const LAST = '2026-11-10'

/** A harvested batch of which 800 kg were sold on 29 October and 1,200 kg on 10 November. */
async function givenTwoHarvests() {
  const chain = await givenChain(server)
  const { ask, write, batch } = chain
  await write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } })
  await write('vaccination', '2026-07-12T08:00:00+07:00', { inputs: [newcastle] })
  const first = await write('sale', `${FIRST}T06:00:00+07:00`, { quantity: 800 })
  await write('sale', `${LAST}T06:00:00+07:00`, { quantity: 1200 })
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  const draft = (harvest_date: string, quantity: number) =>
    chain.admin('POST', '/traces', { batch_id: batch.id, harvest_date, packaging_date: LAST, quantity })
  const lotOf = async (harvest_date: string, quantity: number) => {
    const { id } = entryOf(await draft(harvest_date, quantity))
    return ask('PUT', `/traces/${id}/change-active`)
  }
  const statusOf = async ({ id }: { id: number }) => (await ask('GET', `/traces/${id}`)).status
  return { ...chain, first, draft, lotOf, statusOf }
}

test('lots of a harvest day certify no more than was harvested by then', async () => {
  const { admin, draft, lotOf } = await givenTwoHarvests()
  const tooMuch = await draft(FIRST, 900)
  assert.deepEqual(tooMuch.errors, { quantity: ['Đến ngày 29/10/2026 lô chỉ còn 800 kg chưa cấp hồ sơ'] })
  const lot = await lotOf(FIRST, 700)
  assert.deepEqual((await draft(FIRST, 200)).errors, {
    quantity: ['Đến ngày 29/10/2026 lô chỉ còn 100 kg chưa cấp hồ sơ'],
  })
  const late = entryOf(await draft(LAST, 1300))
  assert.deepEqual((await draft(LAST, 1)).errors, { quantity: ['Số lượng vượt sản lượng còn lại của lô (0)'] })
  const shown = entryOf(await admin('GET', `/traces/${late.id}`))
  const earlier = await admin('PUT', `/traces/${late.id}`, { ...shown, harvest_date: FIRST })
  assert.deepEqual(fieldsOf(earlier), ['quantity'])
  const more = await admin('PUT', `/traces/${lot.id}`, { ...lot, quantity: 701 })
  assert.deepEqual(fieldsOf(more), ['quantity'], 'the draft of the last day has taken from the first')
})

test('a harvest that is corrected holds the lots of its day and of earlier ones, not those of later', async () => {
  const { admin, ask, first, lotOf, statusOf, batch } = await givenTwoHarvests()
  const [lot, late] = [await lotOf(FIRST, 700), await lotOf(LAST, 500)]
  const less = (more: object = {}) => admin('PATCH', `/diaries/${first.id}`, { quantity: 600, ...more })
  const asked = await less()
  assert.deepEqual(
    [asked.code, fieldsOf(asked), asked.message],
    [422, ['quantity'], 'Đến ngày 29/10/2026 lô chỉ thu hoạch 600 kg. Đã cấp hồ sơ 700 kg thu hoạch đến ngày đó'],
  )
  entryOf(await less({ reason: 'Cân lại' }))
  assert.deepEqual([await statusOf(lot), await statusOf(late)], ['held', 'active'])
  assert.equal((await ask('GET', `/batches/${batch.id}`)).remaining_quantity, 600)
  const shown = await ask('GET', `/traces/${lot.id}`)
  await ask('PUT', `/traces/${lot.id}`, { ...shown, quantity: 600 })
  assert.equal(await statusOf(lot), 'active')
})

test('a held lot is free once its harvest day is one by which enough was harvested', async () => {
  const { admin, ask, first, lotOf, statusOf } = await givenTwoHarvests()
  const lot = await lotOf(FIRST, 700)
  entryOf(await admin('PATCH', `/diaries/${first.id}`, { quantity: 600, reason: 'Cân lại' }))
  await ask('PUT', `/traces/${lot.id}`, { ...(await ask('GET', `/traces/${lot.id}`)), harvest_date: LAST })
  assert.equal(await statusOf(lot), 'active')
})

test('a draft of a day by which less was harvested since is not activated', async () => {
  const { admin, ask, first, draft } = await givenTwoHarvests()
  const { id } = entryOf(await draft(FIRST, 700))
  entryOf(await admin('PATCH', `/diaries/${first.id}`, { quantity: 600 }))
  assert.equal((await ask('GET', `/traces/${id}`)).exceeds, true)
  const refused = await admin('PUT', `/traces/${id}/change-active`)
  assert.deepEqual(
    [refused.code, refused.message],
    [422, 'Chưa thể kích hoạt, còn phải xác minh: Đến ngày 29/10/2026 lô chỉ thu hoạch 600 kg'],
  )
})

test('what is lost before the next harvest is not certified as goods of the first', async () => {
  const { admin, ask, draft, diaryForm } = await givenTwoHarvests()
  const loss = diaryForm('sale', '2026-11-01T06:00:00+07:00', { activity_type: 'loss', quantity: 100 })
  const { id } = entryOf(await admin('POST', '/diaries', loss))
  await ask('PUT', `/diaries/${id}/change-status/submitted`)
  assert.deepEqual((await draft(FIRST, 701)).errors, {
    quantity: ['Đến ngày 29/10/2026 lô chỉ còn 700 kg chưa cấp hồ sơ'],
  })
  entryOf(await draft(FIRST, 700))
})

test('a batch in tons loses no gram of what was harvested', async () => {
  const { admin, ask, batchForm, diaryForm } = await givenChain(server)
  const [tons, grams] = [await idOf(server, 'product_units', 'tan'), await idOf(server, 'product_units', 'g')]
  const form = { ...batchForm, name: 'Lứa 2', acreage_used: null, product_unit_id: tons, expected_quantity: 5 }
  const { id } = await ask('POST', '/batches', form)
  await ask('PUT', `/batches/${id}/change-status/in_production`)
  const sold = async (hour: number, quantity: number, product_unit_id: number) => {
    const at = `2026-11-10T0${hour}:00:00+07:00`
    const diary = entryOf(
      await admin('POST', '/diaries', { ...diaryForm('sale', at, { quantity, product_unit_id }), batch_id: id }),
    )
    await ask('PUT', `/diaries/${diary.id}/change-status/submitted`)
    const { actual_quantity, remaining_quantity } = await ask('GET', `/batches/${id}`)
    return [actual_quantity, remaining_quantity]
  }
  assert.deepEqual(await sold(1, 0.0004, tons), [0.0004, 0.0004])
  assert.deepEqual(await sold(2, 1.2341, tons), [1.2345, 1.2345])
  assert.deepEqual(await sold(3, 0.4, grams), [1.2345004, 1.2345004])
  const lot = (quantity: number, product_unit_id: number) =>
    admin('POST', '/traces', { batch_id: id, harvest_date: '2026-11-10', quantity, product_unit_id })
  assert.deepEqual((await lot(1.2346, tons)).errors, {
    quantity: ['Số lượng vượt sản lượng còn lại của lô (1,2345004)'],
  })
  entryOf(await lot(1.2345, tons))
  entryOf(await lot(0.4, grams))
  assert.equal((await ask('GET', `/batches/${id}`)).remaining_quantity, 0)
  assert.deepEqual(fieldsOf(await lot(0.1, grams)), ['quantity'])
})
