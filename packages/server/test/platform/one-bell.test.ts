import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, productForm, signInAs } from '../chain.ts'
import { givenTrace } from '../issue.ts'
import { testServer } from '../server.ts'

const server = testServer()

/** A producer with three notices: about a row, about an order, and about a notification. */
async function givenTold() {
  const { active, admin, ask, manufacture } = await givenTrace(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const product = await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, { name: 'Su hào', gtin: null }),
  )
  const order = entryOf(
    await owner('POST', '/orders', {
      trace_id: active.id,
      stamp_type: 'qr_serial',
      quantity: 10,
      receiver_name: 'Nguyễn Văn A',
      receiver_phone: '0000000001',
      receive_method: 'pickup',
    }),
  )
  const notification = await ask('POST', '/notifications', {
    title: 'Lịch tập huấn',
    content: '<p>Sáng thứ Hai</p>',
    type: 'training',
    audience: 'manufacture',
    manufacture_ids: [manufacture.id],
  })
  await server.told()
  await server.sql`delete from notices`
  const body = { approval_status: 'rejected', reject_reason: 'Ảnh mờ' }
  entryOf(await admin('PUT', `/products/${product.id}/change-approved`, body))
  await server.told()
  await ask('PUT', `/orders/${order.id}/change-status/rejected`, { note: 'Sai số lượng' })
  await ask('PUT', `/notifications/${notification.id}/change-status/sent`)

  const [ofOrder] = (await owner('GET', '/order-notifications')).data.entries
  const bell = async () => (await owner('GET', '/notices')).data
  /** The unseen count in the answer of each call, and the number of readers of the notification. */
  const unseen = async () => [
    (await bell()).unread,
    (await owner('GET', '/order-notifications?is_watched=false')).data.pagination.total,
    (await owner('GET', '/order-notifications')).data.unread,
    (await owner('GET', '/notifications')).data.unread,
    (await ask('GET', `/notifications/${notification.id}`)).read_count,
  ]
  return { admin, bell, notification, ofOrder: ofOrder!, order, owner, product, unseen }
}

type Told = Awaited<ReturnType<typeof givenTold>>

test('the bell has all that somebody is told: of rows, of orders, and by notifications', async () => {
  const { bell, notification, ofOrder, order, product } = await givenTold()
  const { entries, unread } = await bell()
  assert.equal(unread, 3)
  assert.deepEqual(
    entries.map(({ event, title, content, to }) => [event, title, content, to]),
    [
      ['announced', 'Lịch tập huấn', '', `/admin/notifications/${notification.id}/detail`],
      ['status_changed', `Đơn ${order.code}: Bị từ chối`, ofOrder.content, `/admin/origin/orders/${order.id}/detail`],
      ['rejected', 'Sản phẩm “Su hào” bị từ chối', 'Lan · Lý do: Ảnh mờ', `/admin/products/${product.id}/detail`],
    ],
  )
})

const inBell = async ({ bell, owner }: Told, wanted: string) => {
  const { id } = (await bell()).entries.find(({ event }) => event === wanted)!
  return owner('PUT', `/notices/${id}/change-seen`)
}

const before = [3, 1, 1, 1, 0]
type See = (told: Told) => Promise<{ code: number }>

/** Each way to mark something as seen, the counts of `unseen` after it, and those after the same call once more. */
const ways: [by: string, see: See, left: typeof before, again: typeof before][] = [
  ['the bell, a row', (told) => inBell(told, 'rejected'), [2, 1, 1, 1, 0], [2, 1, 1, 1, 0]],
  ['the bell, an order', (told) => inBell(told, 'status_changed'), [2, 0, 0, 1, 0], [2, 0, 0, 1, 0]],
  ['the bell, a notification', (told) => inBell(told, 'announced'), [2, 1, 1, 0, 1], [2, 1, 1, 0, 1]],
  ['the bell, all of it', ({ owner }) => owner('PUT', '/notices/change-all-seen'), [0, 0, 0, 0, 1], [0, 0, 0, 0, 1]],
  [
    'the list of orders, which marks it as not seen, too',
    ({ ofOrder, owner }) => owner('PUT', `/order-notifications/${ofOrder.id}/change-watched`),
    [2, 0, 0, 1, 0],
    before,
  ],
  [
    'the list of notifications, which marks it as not seen, too',
    ({ notification, owner }) => owner('PUT', `/notifications/${notification.id}/change-read`),
    [2, 1, 1, 0, 1],
    before,
  ],
]

for (const [by, see, left, again] of ways)
  test(`what is seen is seen everywhere, and counted once: by ${by}`, async () => {
    const told = await givenTold()
    for (const expected of [left, again]) {
      assert.equal((await see(told)).code, 200)
      assert.deepEqual(await told.unseen(), expected)
    }
  })

test('of an order that was deleted the bell says so, and the list of orders says nothing until it is given back', async () => {
  const { admin, bell, order, owner } = await givenTold()
  const told = async () => {
    const { title, content, to } = (await bell()).entries.find(({ event }) => event === 'status_changed')!
    return [title, content, to, (await owner('GET', '/order-notifications')).data.entries.length]
  }
  const [title, ...known] = await told()
  assert.equal((await admin('DELETE', `/orders/${order.id}`)).code, 200)
  assert.deepEqual(await told(), [title, 'Đã bị xóa, hoặc không còn trong phạm vi bạn được xem', null, 0])
  assert.equal((await admin('POST', `/orders/${order.id}/recover`)).code, 200)
  assert.deepEqual(await told(), [title, ...known])
})
