import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInAs } from '../../../test/chain.ts'
import { givenIssue, givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const order = (trace_id: number) => ({
  trace_id,
  stamp_type: 'qr_serial',
  quantity: 9,
  receiver_name: 'Nguyễn Văn A',
  receiver_phone: '0000000001',
  receive_method: 'pickup',
})

/** Header of a client that can ask its user for confirmation, as the back-office can. */
const asksBack = { 'ask-back': '1' }

const expire = (traceId: number) => server.sql`update traces set expired_date = '2026-11-15' where id = ${traceId}`

test('each act on labels of goods whose date is past is asked about before, and done when that is meant', async () => {
  const { active, admin, ask } = await givenTrace(server)
  await expire(active.id)

  const asked = await admin('POST', '/orders', order(active.id), asksBack)
  assert.deepEqual([asked.code, asked.data], [409, { confirm: true, title: 'Người quét tem được cảnh báo' }])
  assert.match(asked.message, /^Hàng đã hết hạn sử dụng ngày 15\/11\/2026.+Vẫn đặt tem\?$/)
  const { id } = await ask('POST', '/orders', { ...order(active.id), confirm: true })

  const approving = `/orders/${id}/change-status/approved` as const
  assert.match((await admin('PUT', approving, undefined, asksBack)).message, /Vẫn duyệt đơn\?$/)
  const { stamp_id } = await ask('PUT', approving, { confirm: true })

  assert.match(
    (await admin('GET', `/print-stamp/${stamp_id}?line-number=1`, undefined, asksBack)).message,
    /Vẫn in tem\?$/,
  )
  assert.equal((await server.row('stamps', stamp_id!))['printed_count'], 0, 'no label is taken before the answer')
  await ask('GET', `/print-stamp/${stamp_id}?line-number=1&confirm=true`)

  assert.match(
    (await admin('POST', `/stamps/${stamp_id}/activate`, undefined, asksBack)).message,
    /Vẫn kích hoạt tem\?$/,
  )
  await ask('POST', `/stamps/${stamp_id}/activate`, { confirm: true })
})

for (const [what, status, said] of [
  ['held', 'held', 'Hồ sơ truy xuất đang tạm giữ để xác minh'],
  ['recalled', 'recalled', 'Hồ sơ truy xuất đã bị thu hồi'],
] as const)
  test(`labels of goods that were ${what} meanwhile are not handed over`, async () => {
    const { active, admin, ask } = await givenTrace(server)
    const { id } = await ask('POST', '/orders', order(active.id))
    for (const next of ['approved', 'printing'] as const) await ask('PUT', `/orders/${id}/change-status/${next}`)
    await server.sql`update traces set status = ${status}, is_active = false where id = ${active.id}`
    const sent = await admin('PUT', `/orders/${id}/change-status/delivering`)
    assert.deepEqual([sent.code, sent.message], [422, said])
  })

test('numbers for an issue, and a trace that is made public again, are asked about, too', async () => {
  const { active, admin, ask, stamp } = await givenIssue(server)
  const { id } = await ask('POST', '/stamps', { ...stamp, name: 'Tem thứ hai', version: undefined })
  await ask('PUT', `/traces/${active.id}/change-active`, { is_active: false })
  await expire(active.id)

  assert.match(
    (await admin('PUT', `/stamps/${id}/change-status/issued`, undefined, asksBack)).message,
    /Vẫn cấp dải số\?$/,
  )
  assert.equal((await ask('PUT', `/stamps/${id}/change-status/issued`, { confirm: true })).status, 'issued')
  const shown = await admin('PUT', `/traces/${active.id}/change-active`, { is_active: true }, asksBack)
  assert.match(shown.message, /Vẫn kích hoạt hồ sơ\?$/)
  assert.equal(
    (await ask('PUT', `/traces/${active.id}/change-active`, { is_active: true, confirm: true })).status,
    'active',
  )
})

test('goods of a suspended product are asked about where shoppers do not read of them yet; others are held', async () => {
  const { active, admin, ask, product } = await givenTrace(server)
  assert.equal((await ask('GET', `/traces/${active.id}`)).paused, null)
  await ask('PUT', `/traces/${active.id}/change-active`, { is_active: false })
  await ask('PUT', `/products/${product.id}/change-status`, { is_active: false, reason: 'Đang kiểm tra' })

  const asked = await admin('POST', '/orders', order(active.id), asksBack)
  assert.equal(asked.code, 409, asked.message)
  assert.match(asked.message, /^Sản phẩm đang tạm dừng/)
  assert.equal((await ask('GET', `/traces/${active.id}`)).paused, 'product')
})

test('goods of an area whose soil or water failed its test are asked about before they are made public', async () => {
  const { active, admin, ask, area } = await givenTrace(server)
  await ask('PUT', `/traces/${active.id}/change-active`, { is_active: false })
  const activate = (more: object = {}) =>
    admin('PUT', `/traces/${active.id}/change-active`, { is_active: true, ...more }, asksBack)
  await server.sql`
    update material_areas set soil_result = 'pass', water_result = 'fail', water_test_at = '2026-10-01' where id = ${area.id}`
  const asked = await activate()
  assert.deepEqual(
    [asked.code, asked.data, asked.message],
    [
      409,
      { confirm: true, title: 'Kết quả kiểm tra không đạt' },
      'Kết quả kiểm tra nước của vùng Đồi thả Điền Xá 1: không đạt (01/10/2026). Vẫn kích hoạt hồ sơ?',
    ],
  )
  await expire(active.id)
  assert.match((await activate()).message, /^Hàng đã hết hạn.+ điều đó\. Kết quả kiểm tra nước.+Vẫn kích hoạt hồ sơ\?$/)
  assert.equal((await activate({ confirm: true })).code, 200)
  assert.equal((await admin('POST', '/orders', { ...order(active.id), confirm: true }, asksBack)).code, 200)
})

test('a client that asks nobody meant what it sent', async () => {
  const { active, ask } = await givenTrace(server)
  await expire(active.id)
  assert.equal((await ask('POST', '/orders', order(active.id))).status, 'pending')
})

test('goods that are well are not asked about', async () => {
  const { active, manufacture } = await givenTrace(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.equal((await producer('POST', '/orders', order(active.id), asksBack)).code, 200)
})
