import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenActive, givenMade } from '../../../../test/active-lot.ts'
import { entryOf, fieldsOf, manufactureForm } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }

test('goods made of a recalled batch are not freed by writing that batch away', async () => {
  const given = await givenActive(server)
  const { ask, admin, producer, lot, statusOf, factsOf, batch } = given
  const { made, form, madeLot } = await givenMade(given)
  entryOf(await admin('PUT', `/traces/${lot.id}/recall`, recalled))
  assert.equal(await statusOf(madeLot), 'held')
  const away = { ...form, source_batches: [], supplier_note: 'Mua ngoài' }
  const asked = await producer('PUT', `/batches/${made.id}`, away)
  assert.deepEqual([asked.code, fieldsOf(asked)], [422, ['source_batches']])
  assert.ok((asked.data as { insist?: unknown }).insist)
  assert.equal((await producer('PUT', `/batches/${made.id}`, { ...away, reason: 'Ghi nhầm' })).code, 200)
  assert.deepEqual(
    [await statusOf(madeLot), await factsOf(madeLot)],
    ['held', [`Nguyên liệu từ lô ${batch.code} bị bỏ hoặc giảm; Lô ${batch.code} bị thu hồi`]],
  )
  assert.equal((await ask('GET', `/batches/${made.id}`)).hold, 'held')
  entryOf(await admin('PUT', `/traces/${madeLot.id}/release`, { reason: 'Nguyên liệu khác' }))
  assert.deepEqual([await statusOf(madeLot), (await ask('GET', `/batches/${made.id}`)).hold], ['active', 'none'])
})

test('what certified goods were made of is not taken back for other lots without a word', async () => {
  const given = await givenActive(server)
  const { ask, admin, producer, statusOf, batch, diaryForm } = given
  const { made, form, madeLot } = await givenMade(given)
  const left = async () => (await ask('GET', `/batches/${batch.id}`)).remaining_quantity
  assert.equal(await left(), 3240)
  const less = { ...form, source_batches: [{ source_batch_id: batch.id, quantity: 10 }] }
  for (const values of [less, { ...form, source_batches: [] }])
    assert.deepEqual(fieldsOf(await producer('PUT', `/batches/${made.id}`, values)), ['source_batches'])
  assert.deepEqual([await left(), await statusOf(madeLot)], [3240, 'active'])
  const more = { ...form, source_batches: [{ source_batch_id: batch.id, quantity: 1100 }] }
  assert.equal((await producer('PUT', `/batches/${made.id}`, more)).code, 200)
  assert.equal((await admin('PUT', `/batches/${made.id}`, { ...less, reason: 'Cân lại' })).code, 200)
  assert.equal(await statusOf(madeLot), 'held')

  const next = await ask('POST', '/batches', {
    ...form,
    name: 'Mẻ 2',
    source_batches: [{ source_batch_id: made.id, quantity: 1 }],
  }).catch(() => null)
  assert.equal(next, null, 'nothing is made of what is held')
  entryOf(await admin('PUT', `/traces/${madeLot.id}/release`, { reason: 'Đạt' }))
  assert.equal(await statusOf(madeLot), 'active')
  entryOf(await admin('POST', '/diaries', { ...diaryForm('weighing', '2026-11-01T07:00:00+07:00') }))
  assert.equal(await statusOf(madeLot), 'active', 'what was released holds no more')
})

test('an earlier revision of a batch does not take back what certified goods were made of', async () => {
  const given = await givenActive(server)
  const { ask, admin, producer, statusOf } = given
  const { made, form, madeLot } = await givenMade(given, { source_batches: [] })
  await ask('PUT', `/batches/${made.id}`, form)
  const { entries } = (await admin('GET', `/batches/${made.id}/revisions`)).data
  const first = entries.at(-1)!
  const restored = (body: object) => producer('POST', `/batches/${made.id}/restore/${first.id}`, body)
  assert.deepEqual(fieldsOf(await restored({})), ['source_batches'])
  assert.equal((await restored({ reason: 'Ghi nhầm' })).code, 200)
  assert.equal(await statusOf(madeLot), 'held')
})

test('what nothing certified was made of is corrected freely', async () => {
  const { ask, producer, batch, batchForm } = await givenActive(server)
  const source_batches = [{ source_batch_id: batch.id, quantity: 10 }]
  const form = { ...batchForm, name: 'Mẻ 1', acreage_used: null }
  const made = await ask('POST', '/batches', { ...form, source_batches })
  assert.equal((await producer('PUT', `/batches/${made.id}`, { ...form, source_batches: [] })).code, 200)
})

test('a harvest day that is no longer true holds the lot, and its correction frees it', async () => {
  const { ask, admin, lot, sale, statusOf, factsOf } = await givenActive(server)
  const moved = { performed_at: '2026-10-25T06:00:00+07:00' }
  const asked = await admin('PATCH', `/diaries/${sale}`, moved)
  const found = 'Lô không thu hoạch ngày 10/11/2026; ngày thu hoạch của lô: 25/10/2026'
  assert.deepEqual(
    [asked.code, fieldsOf(asked), asked.message],
    [422, ['performed_at'], `${found}. Thu hoạch ngày 10/11/2026`],
  )
  assert.equal((await admin('PATCH', `/diaries/${sale}`, { ...moved, reason: 'Ghi nhầm ngày' })).code, 200)
  assert.deepEqual([await statusOf(lot), await factsOf(lot)], ['held', [found]])
  const shown = await ask('GET', `/traces/${lot.id}`)
  await ask('PUT', `/traces/${lot.id}`, { ...shown, harvest_date: '2026-10-25' })
  assert.equal(await statusOf(lot), 'active')
})

test('a harvest that its producer deletes after a lot of its day was certified holds the lot', async () => {
  const { ask, boss, producer, diaryForm, trace, statusOf, lot } = await givenActive(server)
  const second = await ask('POST', '/diaries', diaryForm('sale', '2026-11-12T06:00:00+07:00', { quantity: 100 }))
  await ask('PUT', `/diaries/${second.id}/change-status/submitted`)
  const late = await trace({ quantity: 100, harvest_date: '2026-11-12', packaging_date: '2026-11-13' })
  entryOf(await boss('PUT', `/traces/${late.id}/change-active`))
  assert.equal((await producer('DELETE', `/diaries/${second.id}`)).code, 422)
  assert.equal((await producer('DELETE', `/diaries/${second.id}`, { reason: 'Không có đợt này' })).code, 200)
  assert.deepEqual([await statusOf(late), await statusOf(lot)], ['held', 'active'])
  const released = entryOf(await boss('PUT', `/traces/${late.id}/release`, { reason: 'Có phiếu cân' }))
  assert.deepEqual([released.status, released.compliance.passed], ['active', true])
})

const certificate = (more: object = {}) => ({
  certificate_type: 'vietgap',
  number: 'CS 1',
  issuer: 'Chi cục',
  issued_at: '2026-01-01',
  expires_at: '2027-01-01',
  ...more,
})

test('the hold for a certificate ends once it is approved again, and not because it is rewritten meanwhile', async () => {
  const { ask, admin, manufacture, lot, statusOf, factsOf } = await givenActive(server)
  const write = async (certificates: object[]) =>
    ask('PUT', `/manufactures/${manufacture.id}`, await manufactureForm(server, { certificates }))
  const { id } = (await write([certificate()])).certificates[0]!
  await server.sql`update traces set created_at = now() where id = ${lot.id}`
  const decide = (approval_status: string) => admin('PUT', `/certificates/${id}/change-approved`, { approval_status })
  assert.equal((await decide('pending')).code, 200)
  assert.deepEqual([await statusOf(lot), await factsOf(lot)], ['held', ['Chứng nhận không còn được công nhận']])
  assert.equal((await decide('approved')).code, 200)
  assert.equal(await statusOf(lot), 'active')

  await decide('pending')
  await server.sql`update certificates set expires_at = '2026-10-01' where id = ${id}`
  await write([certificate({ id, expires_at: '2026-10-01' })])
  assert.equal(await statusOf(lot), 'held')
  await decide('approved')
  assert.equal(await statusOf(lot), 'held', 'it ends before the packing')
  await write([certificate({ id, expires_at: '2027-01-01' })])
  assert.equal(await statusOf(lot), 'active')

  await write([certificate({ id, issued_at: '2026-11-12' })])
  const late = 'Chứng nhận nay cấp ngày 12/11/2026, sau ngày đóng gói'
  assert.deepEqual([await statusOf(lot), await factsOf(lot)], ['held', [late]])
  await write([certificate({ id })])
  assert.equal(await statusOf(lot), 'active', 'it begins before the packing again')

  await write([])
  assert.deepEqual([await statusOf(lot), await factsOf(lot)], ['held', ['Chứng nhận đã bị xóa']])
})
