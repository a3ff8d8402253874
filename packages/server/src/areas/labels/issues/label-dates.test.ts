import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf, givenChain, signInAs } from '../../../../test/chain.ts'
import { layout } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** A draft of a trace, packed on 11 November, with an issue of ten labels; its producer. */
async function givenDraft() {
  const chain = await givenChain(server)
  await chain.harvest()
  const { version: _, ...trace } = await chain.trace({ quantity: 100 })
  const form = {
    ...layout,
    name: 'Tem gà đồi',
    trace_id: trace.id,
    stamp_type: 'qr_serial',
    quantity: 10,
    stamp_attributes: [{ text: 'HSD: {Hạn sử dụng}', font_size: 5, horizontal: 22, vertical: 20 }],
  }
  const draft = await chain.ask('POST', '/stamps', form)
  const stamp = await chain.ask('PUT', `/stamps/${draft.id}/change-status/issued`)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  return { ...chain, form, trace, stamp, producer }
}

test('an issue has the packing day of its lot, and no other is typed', async () => {
  const { admin, form, stamp } = await givenDraft()
  assert.equal(stamp.packaging_date, '2026-11-11')
  const said = { packaging_date: ['Ngày đóng gói của đợt tem theo hồ sơ truy xuất: 11/11/2026'] }
  const other = { ...form, packaging_date: '2027-05-20' }
  assert.deepEqual((await admin('PUT', `/stamps/${stamp.id}`, other)).errors, said)
  assert.deepEqual((await admin('POST', '/stamps', other)).errors, said)
})

test('labels without a packing day of their own bear that of the lot', async () => {
  const { ask, form, stamp } = await givenDraft()
  await ask('PUT', `/stamps/${stamp.id}`, { ...form, packaging_date: null })
  assert.equal((await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)).packaging_date, '2026-11-11')
})

test('before labels are printed, their day follows the lot', async () => {
  const { ask, producer, trace, stamp } = await givenDraft()
  const moved = await producer('PUT', `/traces/${trace.id}`, { ...trace, packaging_date: '2026-11-12' })
  assert.equal(moved.code, 200)
  assert.equal((await ask('GET', `/stamps/${stamp.id}`)).packaging_date, '2026-11-12')
})

test('once labels are printed, only officers change what they bear, and are told of the labels', async () => {
  const { admin, ask, producer, trace, stamp } = await givenDraft()
  await ask('GET', `/print-stamp/${stamp.id}?line-number=2`)
  const changed = { ...trace, expired_date: '2026-11-15', packaging_date: '2026-11-12', quantity: 1 }
  const refused = await producer('PUT', `/traces/${trace.id}`, changed)
  assert.deepEqual([refused.code, fieldsOf(refused).toSorted()], [422, ['expired_date', 'packaging_date', 'quantity']])
  assert.deepEqual(refused.errors!['quantity'], ['Đã in 6 tem của hồ sơ này, chỉ cán bộ được sửa thông tin này'])
  const noted = await producer('PUT', `/traces/${trace.id}`, { ...trace, lot_note: 'Gà mái' })
  assert.equal(noted.code, 200, noted.message)

  const corrected = await admin('PUT', `/traces/${trace.id}`, changed)
  assert.equal(corrected.code, 200, corrected.message)
  assert.match(corrected.message, /6 tem đã in theo ngày đóng gói, hạn sử dụng cũ, hãy hủy và in tem mới/)
  assert.equal((await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)).packaging_date, '2026-11-12')
})
