import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOT_LABELS_TELL } from '@trace/domain/areas/labels/issues/lot-labels.ts'
import { givenIssue, givenTrace } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()
const asksBack = { 'ask-back': '1' }
const reason = 'Phát hiện tem giả'

const acts: [what: string, path: string, body: object, verb: string][] = [
  ['locks an issue', 'lock', { reason }, 'khóa tem'],
  ['moves an issue to locked', 'change-status/locked', { reason }, 'khóa đợt tem'],
  ['locks a label', 'lock', { reason, serial_from: 2 }, 'khóa tem'],
  ['revokes a label', 'revoke', { reason, serial_from: 2 }, 'hủy tem'],
]

for (const [what, path, body, verb] of acts) {
  test(`whoever ${what} of which the labels bear the lot's code is told that shoppers see nothing of it`, async () => {
    const { admin, stamp } = await givenIssue(server, 10, 'qr_lot')
    const url = `/stamps/${stamp.id}/${path}`
    const asked = await admin('PUT', url, body, asksBack)
    assert.deepEqual([asked.code, asked.message], [409, `${LOT_LABELS_TELL}. Vẫn ${verb}?`])
    assert.equal((asked.data as { confirm?: boolean }).confirm, true)
    assert.equal((await server.row('stamps', stamp.id))['status'], 'issued', 'nothing is done before the answer')
    assert.equal((await admin('PUT', url, { ...body, confirm: true }, asksBack)).code, 200)
  })
}

test('nobody is asked where each label has a code of its own, or shoppers are warned of the lot anyway', async () => {
  const serial = await givenIssue(server)
  assert.equal((await serial.admin('PUT', `/stamps/${serial.stamp.id}/lock`, { reason }, asksBack)).code, 200)
  const lot = await serial.ask('POST', '/stamps', {
    ...serial.stamp,
    id: undefined,
    stamp_type: 'qr_lot',
    name: 'Tem lô',
  })
  await serial.ask('PUT', `/stamps/${lot.id}/change-status/issued`)
  await serial.ask('PUT', `/traces/${serial.active.id}/change-active`)
  assert.equal((await serial.admin('PUT', `/stamps/${lot.id}/lock`, { reason }, asksBack)).code, 200)
})

test('whoever cancels an order of such labels is told, too', async () => {
  const { admin, ask, active } = await givenTrace(server)
  const order = await ask('POST', '/orders', {
    trace_id: active.id,
    stamp_type: 'qr_lot',
    quantity: 10,
    receiver_name: 'Lan',
    receiver_phone: '0912345678',
    receive_method: 'pickup',
  })
  await ask('PUT', `/orders/${order.id}/change-status/approved`)
  const cancelling = `/orders/${order.id}/change-status/cancelled`
  const asked = await admin('PUT', cancelling, { note: reason }, asksBack)
  assert.deepEqual([asked.code, asked.message], [409, `${LOT_LABELS_TELL}. Vẫn hủy đơn và tem?`])
  assert.equal((await admin('PUT', cancelling, { note: reason, confirm: true }, asksBack)).code, 200)
})

test('staff read beside the state of a label what whoever scans it is told', async () => {
  const { ask, admin, stamp, active } = await givenIssue(server, 10, 'qr_lot')
  const read = async () => {
    const { entries } = (await admin('GET', `/stamps/${stamp.id}/codes?serial_to=1`)).data
    const life = await ask('GET', `/stamps/${stamp.id}/label?serial=1`)
    assert.equal(life.told, entries[0]!.told)
    const url = new URL(entries[0]!.qr_text).pathname.toLowerCase().replace('/t/', '/api/web/traces/')
    const reply = (await server.app.inject(url)).json<{ data: { entry?: { result: string } } | null }>()
    assert.equal(entries[0]!.told, reply.data?.entry?.result ?? 'not_found', 'as its code is answered')
    return [entries[0]!.state, entries[0]!.told]
  }
  assert.deepEqual(await read(), ['inactive', 'valid'])
  await ask('PUT', `/stamps/${stamp.id}/lock`, { reason })
  assert.deepEqual(await read(), ['locked', 'valid'])
  await ask('PUT', `/traces/${active.id}/change-active`)
  assert.deepEqual(await read(), ['locked', 'not_found'])
})

test('of a label with a code of its own, staff read the same', async () => {
  const { ask, admin, stamp } = await givenIssue(server)
  const told = async () => (await admin('GET', `/stamps/${stamp.id}/codes?serial_to=1`)).data.entries[0]!.told
  assert.equal(await told(), 'inactive')
  await ask('PUT', `/stamps/${stamp.id}/lock`, { reason })
  assert.equal(await told(), 'locked')
})
