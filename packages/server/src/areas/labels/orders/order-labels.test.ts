import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf } from '../../../../test/chain.ts'
import { givenTrace, layout } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** An active trace and an order of twenty labels for it. */
async function givenOrder() {
  const chain = await givenTrace(server)
  const { active, ask } = chain
  const order = await ask('POST', '/orders', {
    trace_id: active.id,
    stamp_type: 'qr_serial',
    quantity: 20,
    receiver_name: 'Nguyễn Văn A',
    receiver_phone: '0000000001',
    receive_method: 'pickup',
  })
  const form = (quantity: number, order_id: number | null = order.id) => ({
    ...layout,
    name: 'Tem thêm',
    trace_id: active.id,
    order_id,
    stamp_type: 'qr_serial',
    quantity,
  })
  return { ...chain, order, form }
}

test('the issues of an order together have no more labels than it was approved for', async () => {
  const { admin, ask, form, order } = await givenOrder()
  await ask('PUT', `/orders/${order.id}/change-status/approved`)
  const more = await admin('POST', '/stamps', form(50_000))
  const said = `Đơn ${order.code} được duyệt 20 tem và đã cấp đủ; cần thêm tem thì đặt đơn mới`
  assert.deepEqual([more.code, more.errors], [422, { quantity: [said] }])

  const free = await ask('POST', '/stamps', form(5, null))
  const moved = await admin('PUT', `/stamps/${free.id}`, form(5))
  assert.deepEqual([moved.code, fieldsOf(moved)], [422, ['quantity']], 'an issue of its own does not become one of it')

  await ask('DELETE', `/stamps/${free.id}`)
  await server.sql`update stamps set order_id = ${order.id} where id = ${free.id}`
  assert.deepEqual(fieldsOf(await admin('POST', `/stamps/${free.id}/recover`)), ['quantity'])
})

test('where less was approved than ordered, that is what issues may have', async () => {
  const { admin, ask, form, order } = await givenOrder()
  const draft = await ask('POST', '/stamps', form(20))
  assert.deepEqual(fieldsOf(await admin('PUT', `/stamps/${draft.id}`, form(21))), ['quantity'])
  const early = await admin('PUT', `/stamps/${draft.id}/change-status/issued`)
  assert.deepEqual([early.code, early.message], [422, `Đơn ${order.code} chưa được duyệt, hãy duyệt đơn để cấp dải số`])

  await ask('PUT', `/orders/${order.id}/change-status/approved`, { approved_quantity: 12 })
  const late = await admin('PUT', `/stamps/${draft.id}/change-status/issued`)
  assert.equal(late.code, 422)
  const [sum] = await server.sql`select sum(quantity)::int as labels from stamps where status <> 'draft'`
  assert.equal(sum!['labels'], 12)
})

for (const [to, label] of [
  ['cancelled', 'Đã hủy'],
  ['rejected', 'Bị từ chối'],
] as const)
  test(`an order that is ${to} gets no issue and no numbers`, async () => {
    const { admin, ask, form, order } = await givenOrder()
    const draft = await ask('POST', '/stamps', form(10))
    await ask('PUT', `/orders/${order.id}/change-status/${to}`, { note: 'Đặt nhầm' })
    const said = `Đơn ${order.code} ở trạng thái “${label}”, không lập hay cấp tem cho đơn này`
    const numbered = await admin('PUT', `/stamps/${draft.id}/change-status/issued`)
    assert.deepEqual([numbered.code, numbered.errors], [422, { order_id: [said] }])
    const another = await admin('POST', '/stamps', form(10))
    assert.deepEqual([another.code, another.errors], [422, { order_id: [said] }])
  })

test('cancelling an order takes all of its issues, also those that were recalled meanwhile', async () => {
  const { active, admin, ask, form, order } = await givenOrder()
  const { stamp_id } = await ask('PUT', `/orders/${order.id}/change-status/approved`)
  const other = await ask('POST', '/stamps', form(10, null))
  await ask('PUT', `/stamps/${other.id}/change-status/issued`)
  await server.sql`update stamps set order_id = ${order.id} where id = ${other.id}`
  const recall = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }
  await ask('PUT', `/traces/${active.id}/recall`, recall)
  await ask('PUT', `/orders/${order.id}/change-status/cancelled`, { note: 'Đặt nhầm' })
  await ask('PUT', `/traces/${active.id}/undo-recall`, { reason: 'Nhầm lô' })

  for (const id of [stamp_id!, other.id]) {
    const { status, lock_reason, public_reason } = await ask('GET', `/stamps/${id}`)
    const said = 'Đơn đặt tem đã hủy: Đặt nhầm'
    assert.deepEqual([status, lock_reason, public_reason], ['locked', said, said])
    assert.equal((await admin('GET', `/print-stamp/${id}?line-number=1`)).code, 422)
    const { entries } = (await admin('GET', `/stamps/${id}/codes`)).data
    assert.ok(entries.every(({ state }) => state === 'revoked'))
  }
})
