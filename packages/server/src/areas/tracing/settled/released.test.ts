import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coccidiosis, entryOf, fieldsOf, givenChain, idOf, signInAsSuperAdmin } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** An active lot, and calls on it; `treat` records belatedly a drug that was used on a day. */
async function givenActive() {
  const chain = await givenChain(server)
  await chain.harvest()
  const { id } = await chain.trace({ quantity: 1000 })
  await chain.ask('PUT', `/traces/${id}/change-active`)
  const treat = async (day: string, withdrawal_days: number, name: string) => {
    const inputs = [{ ...coccidiosis, name, withdrawal_days }]
    const form = chain.diaryForm('treatment', `${day}T07:00:00+07:00`, { inputs, reason: 'Ghi sót' })
    return entryOf(await chain.admin('POST', '/diaries', form))
  }
  const status = async () => (await chain.ask('GET', `/traces/${id}`)).status
  const release = async () => entryOf(await chain.admin('PUT', `/traces/${id}/release`, { reason: 'Đạt' }))
  return { ...chain, lot: id, treat, status, release }
}

test('a drug that is admitted after a longer one was released holds the lot again', async () => {
  const { treat, status, release } = await givenActive()
  await treat('2026-11-05', 20, 'Thuốc A')
  assert.equal(await status(), 'held')
  await release()
  assert.equal(await status(), 'active')
  await treat('2026-11-08', 5, 'Thuốc B')
  assert.equal(await status(), 'held')
})

test('a released drug holds again when it turns out worse, and is not asked about when it turns out less', async () => {
  const { admin, treat, status, release } = await givenActive()
  const { id } = await treat('2026-11-05', 7, 'Thuốc A')
  await release()
  const correct = (withdrawal_days: number, more: object = {}) =>
    admin('PATCH', `/diaries/${id}`, { inputs: [{ ...coccidiosis, name: 'Thuốc A', withdrawal_days }], ...more })
  assert.equal((await correct(6)).code, 200)
  assert.equal(await status(), 'active')
  const asked = await correct(30)
  assert.match(asked.message, /^Chưa đủ thời gian cách ly của Thuốc A \(đến 05\/12\/2026\)$/)
  assert.equal((await correct(30, { reason: 'Ghi nhầm liều' })).code, 200)
  assert.equal(await status(), 'held')
})

test('what was released and ended holds again when it comes again', async () => {
  const { ask, admin, batch, batchForm, manufacture, lot, status, release } = await givenActive()
  const suspend = (is_active: boolean) =>
    ask('PUT', `/manufactures/${manufacture.id}/change-status`, { is_active, reason: 'Kiểm tra' })
  await suspend(false)
  assert.equal(await status(), 'held')
  await release()
  assert.equal(await status(), 'active')
  await suspend(true)
  await suspend(false)
  assert.equal(await status(), 'held')
  await suspend(true)
  assert.equal(await status(), 'active')

  const source_batches = [{ source_batch_id: batch.id, quantity: 10 }]
  const made = await ask('POST', '/batches', { ...batchForm, name: 'Mẻ 1', acreage_used: null, source_batches })
  const hold = async () => (await ask('GET', `/batches/${made.id}`)).hold
  const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }
  const boss = await signInAsSuperAdmin(server)
  for (const round of ['first', 'second']) {
    entryOf(await admin('PUT', `/traces/${lot}/recall`, recalled))
    assert.deepEqual([round, await hold()], [round, 'held'])
    entryOf(await admin('PUT', `/batches/${made.id}/release`, { reason: 'Nguyên liệu khác' }))
    assert.deepEqual([round, await hold()], [round, 'none'])
    entryOf(await boss('PUT', `/traces/${lot}/undo-recall`, { reason: 'Nhầm' }))
  }
})

test('what was made of a held source and released is held again when more speaks against the source', async () => {
  const { ask, admin, batch, batchForm, treat } = await givenActive()
  const source_batches = [{ source_batch_id: batch.id, quantity: 10 }]
  const made = await ask('POST', '/batches', { ...batchForm, name: 'Mẻ 1', acreage_used: null, source_batches })
  const hold = async () => (await ask('GET', `/batches/${made.id}`)).hold
  await treat('2026-11-05', 7, 'Thuốc A')
  assert.equal(await hold(), 'held')
  entryOf(await admin('PUT', `/batches/${made.id}/release`, { reason: 'Lấy trước khi dùng thuốc' }))
  assert.equal(await hold(), 'none')
  await treat('2026-11-08', 9, 'Thuốc B')
  assert.equal(await hold(), 'held')
})

test('the unit of a batch stays once an amount stands in it, also that of a draft or in the trash', async () => {
  const { admin, ask, batchForm, diaryForm } = await givenChain(server)
  const form = { ...batchForm, name: 'Lứa 2', acreage_used: null }
  const { id } = await ask('POST', '/batches', form)
  await ask('PUT', `/batches/${id}/change-status/in_production`)
  const head = await idOf(server, 'product_units', 'con')
  const change = () => admin('PUT', `/batches/${id}`, { ...form, product_unit_id: head })
  const sale = { ...diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 300 }), batch_id: id }
  const drafted = entryOf(await admin('POST', '/diaries', sale))
  assert.deepEqual(fieldsOf(await change()), ['product_unit_id'])
  assert.equal((await admin('DELETE', `/diaries/${drafted.id}`)).code, 200)
  assert.deepEqual(fieldsOf(await change()), ['product_unit_id'])
})
