import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coccidiosis, entryOf, fieldsOf, givenChain, newcastle } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const FIRST = '2026-10-29'
const LAST = '2026-11-10'
const failed = { details: { quality: 'fail' } }
const passed = { details: { quality: 'pass' } }

/** A batch of which 800 kg were harvested on 29 October and 1,200 kg on 10 November; the last of failed quality. */
async function givenFailed(last: object = failed) {
  const chain = await givenChain(server)
  const { admin, ask, write, stages, batch } = chain
  await ask('PUT', `/stages/${stages.sale}`, { name: 'Thu hoạch', activity_type: 'harvest', sector_kind: 'animal' })
  await write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } })
  await write('vaccination', '2026-07-12T08:00:00+07:00', { inputs: [newcastle] })
  await write('sale', `${FIRST}T06:00:00+07:00`, { quantity: 800, ...passed })
  const spoilt = await write('sale', `${LAST}T06:00:00+07:00`, { quantity: 1200, ...last })
  await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  const draft = (harvest_date: string, quantity: number) =>
    admin('POST', '/traces', { batch_id: batch.id, harvest_date, packaging_date: LAST, quantity })
  const figures = async () => {
    const { actual_quantity, remaining_quantity, actual_harvest_date } = await ask('GET', `/batches/${batch.id}`)
    return [actual_quantity, remaining_quantity, actual_harvest_date]
  }
  return { ...chain, spoilt, draft, figures }
}

test('a harvest that failed its quality gives a batch nothing that may be certified', async () => {
  const { admin, draft, figures, diaryForm } = await givenFailed()
  assert.deepEqual(await figures(), [800, 800, FIRST])
  assert.deepEqual((await draft(FIRST, 801)).errors, { quantity: ['Số lượng vượt sản lượng còn lại của lô (800)'] })
  assert.deepEqual((await draft(LAST, 1)).errors, {
    harvest_date: ['Lô không thu hoạch ngày 10/11/2026; ngày thu hoạch của lô: 29/10/2026'],
  })
  entryOf(await draft(FIRST, 800))
  const more = await admin(
    'POST',
    '/diaries',
    diaryForm('sale', '2026-11-12T06:00:00+07:00', { quantity: 5, ...failed }),
  )
  assert.match(more.message, /Sản lượng không đạt chất lượng không tính vào sản lượng của lô/)
})

test('goods of a harvest that turns out to have failed its quality are held until an officer has decided', async () => {
  const { admin, ask, spoilt, draft, figures } = await givenFailed(passed)
  assert.deepEqual(await figures(), [2000, 2000, LAST])
  const lot = entryOf(await draft(LAST, 1500))
  await ask('PUT', `/traces/${lot.id}/change-active`)
  const fails = (more: object = {}) => admin('PATCH', `/diaries/${spoilt.id}`, { ...failed, ...more })
  const asked = await fails()
  assert.deepEqual(
    [asked.code, fieldsOf(asked), asked.message],
    [422, ['quantity'], 'Lô chỉ thu hoạch 800 kg, không đạt chất lượng 1.200 kg. Đã cấp hồ sơ 1.500 kg'],
  )
  entryOf(await fails({ reason: 'Kiểm tra lại' }))
  assert.equal((await ask('GET', `/traces/${lot.id}`)).status, 'held')
  entryOf(await admin('PATCH', `/diaries/${spoilt.id}`, passed))
  assert.deepEqual(await figures(), [2000, 500, LAST])
})

test('a batch of which every harvest failed its quality is closed without a lot', async () => {
  const { admin, ask, batch, draft, spoilt } = await givenFailed()
  const [first] = await server.sql<{ id: number }[]>`
    select id from diaries where activity_type = 'harvest' and id <> ${spoilt.id}`
  entryOf(await admin('PATCH', `/diaries/${first!.id}`, failed))
  const { actual_quantity, actual_harvest_date } = await ask('GET', `/batches/${batch.id}`)
  assert.deepEqual([actual_quantity, actual_harvest_date], [0, LAST])
  assert.deepEqual(fieldsOf(await draft(LAST, 1)), ['quantity'])
  entryOf(await admin('PUT', `/batches/${batch.id}/change-status/closed`, { confirm: true }))
})

test('a harvest that failed its quality keeps withdrawal periods like any other', async () => {
  const { admin, diaryForm } = await givenFailed()
  const cure = diaryForm('treatment', '2026-11-05T06:00:00+07:00', { inputs: [coccidiosis] })
  const refused = await admin('POST', '/diaries', cure)
  assert.deepEqual(refused.errors, {
    performed_at: ['Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 12/11/2026)'],
  })
})

test('a harvest that failed its quality is not told of the lots of its batch', async () => {
  const { admin, ask, batch, draft } = await givenFailed()
  const lot = entryOf(await draft(FIRST, 800))
  await ask('PUT', `/traces/${lot.id}/change-active`)
  const page = (await server.app.inject(`/api/web/traces/${lot.code}`)).json() as {
    data: { entry: { diaries: { title: string }[] } }
  }
  assert.deepEqual(
    page.data.entry.diaries.map(({ title }) => title),
    ['Nhập giống', 'Tiêm vắc-xin', 'Thu hoạch'],
  )
  const choices = await admin('GET', `/diaries-is-traceable?batch_id=${batch.id}`)
  assert.equal(choices.data?.pagination.total, 3)
})
