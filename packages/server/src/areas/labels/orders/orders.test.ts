import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayMoveOrder } from '@trace/domain/areas/labels/orders/order-status.ts'
import type { OrderStatus } from '@trace/domain/areas/labels/orders/order-status.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { canMove } from '@trace/define/machine.ts'
import type { Action } from '@trace/define/permission.ts'
import { entryOf, givenChain, signInAs } from '../../../../test/chain.ts'
import { givenTrace } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const form = (trace_id: number, more: object = {}) => ({
  trace_id,
  stamp_type: 'qr_serial',
  quantity: 2_000,
  receiver_name: 'Nguyễn Văn A',
  receiver_phone: '0000000001',
  receive_method: 'pickup',
  ...more,
})

/** An active trace, its producer, and an officer who appraises. */
async function givenPeople() {
  const chain = await givenTrace(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  await server.sql`update users set name = 'Chị Hoa', role_id = (select id from roles where code = 'appraiser') where id = ${appraiser.userId}`
  const order = async (more: object = {}) => entryOf(await producer('POST', '/orders', form(chain.active.id, more)))
  return { ...chain, producer, appraiser, order }
}

test('a producer orders labels for its trace, and the appraisers are told', async () => {
  const { active, appraiser, manufacture, order, producer, product } = await givenPeople()
  const made = await order()

  assert.match(made.code, /^DT\d\d-00001$/)
  assert.deepEqual(
    [made.status, made.manufacture_id, made.product_id, made.quantity],
    ['pending', manufacture.id, product.id, 2_000],
  )
  assert.deepEqual(
    made.history.map(({ from_status, to_status, user_id }) => [from_status, to_status, user_id]),
    [[null, 'pending', producer.userId]],
  )
  assert.equal((await server.row('traces', active.id))['order_status'], 'pending')

  const { data } = await appraiser('GET', '/order-notifications')
  assert.equal(data.unread, 1)
  assert.deepEqual(
    [data.entries[0]!.type, data.entries[0]!.order_id, data.entries[0]!.title],
    ['created', made.id, `Đơn đặt tem mới ${made.code}`],
  )
  assert.equal((await producer('GET', '/order-notifications')).data.entries.length, 0)
})

test('an order waits in the inbox of who may approve it, not of who may only lock labels', async () => {
  const { appraiser, order } = await givenPeople()
  await order()
  const inspector = await signInAs(server, 'inspector')
  const waits = async (ask: typeof appraiser) =>
    (await ask('GET', '/inbox')).data.entries.some(({ resource }) => resource === 'orders')
  assert.deepEqual([await waits(appraiser), await waits(inspector)], [true, false])
})

test('a second order waits for the first', async () => {
  const { active, appraiser, order, producer } = await givenPeople()
  const first = await order()
  const second = await producer('POST', '/orders', form(active.id))
  assert.deepEqual(
    [second.code, second.errors!['trace_id']![0]],
    [422, `Hồ sơ đang có đơn đặt tem ${first.code} chưa hoàn thành, hãy chờ hoặc hủy đơn đó trước`],
  )

  await appraiser('PUT', `/orders/${first.id}/change-status/rejected`, { note: 'Sai số lượng' })
  assert.equal((await order()).status, 'pending')
})

test('no labels are ordered for a trace that does not pass the check-list, nor for one of another producer', async () => {
  const chain = await givenChain(server)
  await chain.write('sale', '2026-11-10T06:00:00+07:00', { quantity: 5240 })
  const trace = await chain.trace()
  const reply = await chain.admin('POST', '/orders', form(trace.id))
  assert.equal(reply.code, 422)
  assert.match(reply.message, /Các công đoạn trong sản xuất, kinh doanh/)

  const stranger = await server.signIn([{ action: 'list', subject: 'traces' }], { scope: 'manufacture' })
  const unseen = await stranger('POST', '/orders', form(trace.id))
  assert.deepEqual([unseen.code, unseen.errors], [422, { trace_id: ['Hồ sơ truy xuất không hợp lệ'] }])
})

test('an approved order has an issue of its own, with the size that was wished for', async () => {
  const { active, appraiser, order, producer } = await givenPeople()
  const { id, code } = await order({ width: 60, height: 40 })
  const approved = entryOf(await appraiser('PUT', `/orders/${id}/change-status/approved`, { approved_quantity: 1_500 }))

  assert.deepEqual(
    [approved.status, approved.approved_quantity, approved.assigned_user_id],
    ['approved', 1_500, appraiser.userId],
  )
  const stamp = entryOf(await appraiser('GET', `/stamps/${approved.stamp_id}`))
  assert.deepEqual(
    [stamp.status, stamp.quantity, stamp.serial_from, stamp.serial_to, stamp.order_id],
    ['issued', 1_500, 1, 1_500, id],
  )
  assert.deepEqual(
    [stamp.width, stamp.height, stamp.stamp_type, stamp.name],
    [60, 40, 'qr_serial', `Tem Gà Tiên Yên thả đồi – ${code}`],
  )
  assert.equal((await server.row('traces', active.id))['order_status'], 'approved')
  const handled = (await appraiser('GET', '/inbox/handled')).data.entries
  assert.deepEqual(
    handled.filter(({ resource }) => resource === 'traces'),
    [],
    'the trace only shows where its order stands: nobody handled it',
  )
  const { entries } = (await producer('GET', '/order-notifications')).data
  assert.deepEqual([entries[0]!.type, entries[0]!.title], ['status_changed', `Đơn ${code}: Đã duyệt`])
  assert.match(entries[0]!.content!, /^Chị Hoa đã chuyển đơn từ “Chờ duyệt” sang “Đã duyệt”/)
  assert.equal((await producer('PUT', `/order-notifications/${entries[0]!.id}/change-watched`)).code, 200)
})

test('the first print run puts the order in print, whoever prints', async () => {
  const { appraiser, order, producer } = await givenPeople()
  const { id } = await order()
  const { stamp_id } = entryOf(await appraiser('PUT', `/orders/${id}/change-status/approved`))
  entryOf(await producer('GET', `/print-stamp/${stamp_id}?line-number=1`))

  const printing = entryOf(await producer('GET', `/orders/${id}`))
  assert.equal(printing.status, 'printing')
  assert.deepEqual(
    printing.history.map(({ to_status }) => to_status),
    ['pending', 'approved', 'printing'],
  )
})

test('the producer confirms what has come, and only then activates the labels', async () => {
  const { appraiser, order, producer } = await givenPeople()
  const { id } = await order()
  const { stamp_id } = entryOf(await appraiser('PUT', `/orders/${id}/change-status/approved`))
  await appraiser('GET', `/print-stamp/${stamp_id}?line-number=10`)
  assert.equal((await producer('POST', `/stamps/${stamp_id}/activate`)).code, 403)
  assert.equal(
    (await producer('GET', '/stamps')).data.entries[0]!.order_status,
    'printing',
    'which tells its screen to wait',
  )

  const sent = entryOf(await appraiser('PUT', `/orders/${id}/change-status/shipping`, { tracking_no: 'VN123' }))
  assert.deepEqual([sent.status, sent.tracking_no], ['delivering', 'VN123'])
  assert.equal(entryOf(await producer('PUT', `/orders/${id}/change-status/done`)).status, 'completed')
  assert.equal(entryOf(await producer('GET', `/stamps/${stamp_id}`)).order_status, 'completed')
  assert.equal(entryOf(await producer('POST', `/stamps/${stamp_id}/activate`)).activated_count, 10)
})

test('an order that is cancelled after approval takes its labels with it, for good', async () => {
  const { appraiser, order, admin } = await givenPeople()
  const { id } = await order()
  const { stamp_id } = entryOf(await appraiser('PUT', `/orders/${id}/change-status/approved`))
  const unexplained = await appraiser('PUT', `/orders/${id}/change-status/cancelled`)
  assert.deepEqual([unexplained.code, unexplained.errors!['note']![0]], [422, 'Lý do bắt buộc'])

  await appraiser('PUT', `/orders/${id}/change-status/cancelled`, { note: 'Đặt nhầm' })
  assert.equal((await server.row('stamps', stamp_id!))['status'], 'locked')
  const { entries } = (await admin('GET', `/stamps/${stamp_id}/codes?serial_to=2`)).data
  assert.deepEqual(
    entries.map(({ state }) => state),
    ['revoked', 'revoked'],
  )
  assert.equal(
    (await admin('PUT', `/stamps/${stamp_id}/change-status/issued`)).message,
    'Đơn đặt tem đã hủy, không mở khóa được đợt tem',
  )
})

test('more labels than were ordered are given for a reason only, and the history tells both figures and the reason', async () => {
  const { appraiser, order, producer } = await givenPeople()
  const { id, quantity } = await order()
  const more = { approved_quantity: quantity + 5 }
  for (const note of [undefined, '  ']) {
    const refused = await appraiser('PUT', `/orders/${id}/change-status/approved`, { ...more, note })
    assert.deepEqual([refused.code, refused.errors], [422, { note: ['Duyệt nhiều hơn số lượng đặt cần ghi lý do'] }])
  }
  assert.equal(
    (
      await appraiser('PUT', `/orders/${id}`, {
        ...entryOf(await appraiser('GET', `/orders/${id}`)),
        quantity: quantity + 5,
      })
    ).code,
    422,
  )
  const { history } = entryOf(
    await appraiser('PUT', `/orders/${id}/change-status/approved`, { ...more, note: 'Bù tem hỏng' }),
  )
  assert.equal(history.at(-1)!.note, 'Duyệt 2.005 tem, đơn đặt 2.000 tem. Bù tem hỏng')
  assert.match((await producer('GET', '/order-notifications')).data.entries[0]!.content!, /Bù tem hỏng/)
})

test('orders are moved by who deals with labels, approved by who makes them too, and handled by producers who see their traces', async () => {
  const { active, manufacture, order, producer: owner } = await givenPeople()
  const { id } = await order()
  const holding = (...names: [action: Action, subject: string][]) =>
    names.map(([action, subject]) => ({ action, subject }))
  const clerk = await server.signIn(holding(['update', 'stamps']))
  const nobody = await server.signIn([])
  const others = { scope: 'manufacture', manufacture_id: manufacture.id } as const
  const own = await server.signIn(holding(['list', 'traces']), others)
  const idle = await server.signIn(holding(['update', 'stamps'], ['create', 'stamps']), others)

  for (const door of [
    `/orders/${id}/change-status/approved`,
    `/traces/${active.id}/change-order-status?status=approved`,
  ]) {
    for (const call of [nobody, clerk, own, idle]) assert.equal((await call('PUT', door)).code, 403)
  }
  for (const call of [nobody, idle]) {
    for (const [method, url] of [
      ['POST', '/orders'],
      ['PUT', `/orders/${id}`],
      ['PUT', '/orders/999999'],
      ['DELETE', '/orders/999999'],
    ] as const) {
      assert.equal((await call(method, url, {})).code, 403, `${method} ${url}`)
    }
    assert.equal((await call('PUT', `/orders/${id}/change-status/cancelled`)).code, 403)
  }
  assert.equal((await nobody('GET', `/orders/${id}`)).code, 200, 'reading orders within reach is open')
  assert.equal((await own('PUT', `/orders/${id}/change-status/cancelled`)).code, 200)
  const again = await owner('POST', '/orders', form(active.id))
  assert.equal((await clerk('PUT', `/orders/${entryOf(again).id}/change-status/rejected`, { note: 'Sai' })).code, 200)
})

const states = Object.keys(orderStatus.states) as OrderStatus[]
const steps = states.flatMap((from) => states.map((to) => ({ from, to })))

type Said = `${'/' | '?status='}${string}`
type DoorUrl = `/orders/${number}/change-status${Said}` | `/traces/${number}/change-order-status${Said}`

/** The four routes for one transition. */
const doors: ((ids: { order: number; trace: number }, to: string) => [url: DoorUrl, body: object])[] = [
  ({ order }, to) => [`/orders/${order}/change-status/${to}`, { note: 'vì vậy' }],
  ({ order }, to) => [`/orders/${order}/change-status?status=${to}&note=vì vậy`, {}],
  ({ trace }, to) => [`/traces/${trace}/change-order-status/${to}`, { note: 'vì vậy' }],
  ({ trace }, to) => [`/traces/${trace}/change-order-status?status=${to}&note=vì vậy`, {}],
]

for (const side of ['staff', 'owner'] as const) {
  test(`every step of the table is open to ${side} or closed, at each door alike`, async () => {
    const { active, appraiser, order, producer } = await givenPeople()
    const { id } = await order()
    const call = side === 'staff' ? appraiser : producer
    for (const { from, to } of steps) {
      for (const [number, door] of doors.entries()) {
        await server.sql`update orders set status = ${from}, stamp_id = null, approved_quantity = null where id = ${id}`
        await server.sql`update stamps set order_id = null`
        const [url, body] = door({ order: id, trace: active.id }, to)
        const reply = await call('PUT', url, body)
        const expected = mayMoveOrder(side, from, to) ? 200 : canMove(orderStatus, from, to) ? 403 : 422
        assert.equal(reply.code, expected, `door ${number + 1}: ${from} to ${to}: ${reply.message}`)
        if (expected === 200) assert.equal(reply.data.entry.status, to)
      }
    }
  })
}

const said: [what: string, url: string, body: object, code: number, message?: string][] = [
  ['a number', '/change-status?status=5', { reason: 'x' }, 200],
  ['an alias in capitals', '/change-status/REJECT', { reason: 'x' }, 200],
  ['the body', '/change-status', { status: 'rejected', note: 'x' }, 200],
  ['no status', '/change-status', {}, 422, 'Trạng thái đơn bắt buộc'],
  ['an unknown status', '/change-status/lost', {}, 422, 'Trạng thái đơn không hợp lệ'],
  [
    'two that differ',
    '/change-status/approved?status=rejected',
    {},
    422,
    'Trạng thái đơn được gửi nhiều lần và không thống nhất',
  ],
]
test('a status is said in many ways', async () => {
  const { appraiser, order } = await givenPeople()
  const { id } = await order()
  for (const [what, url, body, code, message] of said) {
    await server.sql`update orders set status = 'pending' where id = ${id}`
    const reply = await appraiser('PUT', `/orders/${id}${url}`, body)
    assert.deepEqual([reply.code, message && reply.message], [code, message], what)
  }
})

test('by its trace the open order is found, or else the latest, or the one that is named', async () => {
  const { active, appraiser, ask, order } = await givenPeople()
  assert.equal(
    (await appraiser('PUT', `/traces/${active.id}/change-order-status/approved`)).message,
    'Hồ sơ chưa có đơn đặt tem',
  )
  const first = await order()
  await ask('PUT', `/orders/${first.id}/change-status/rejected`, { note: 'x' })
  const second = await order()

  assert.equal((await ask('PUT', `/traces/${active.id}/change-order-status?status=approved`)).id, second.id)
  const older = await appraiser('PUT', `/traces/${active.id}/change-order-status?status=approved&order_id=${first.id}`)
  assert.equal(older.message, 'Không thể chuyển từ “Bị từ chối” sang “Đã duyệt”')
})

test('two officers who approve at once make one issue', async () => {
  const { appraiser, admin, order } = await givenPeople()
  const { id } = await order()
  const replies = await Promise.all(
    [appraiser, admin].map((call) => call('PUT', `/orders/${id}/change-status/approved`)),
  )
  assert.deepEqual(replies.map(({ code }) => code).toSorted(), [200, 422])
  assert.equal((await server.sql`select 1 from stamps where order_id = ${id}`).length, 1)
})

test('everybody sees their own notices only, and marks them as seen', async () => {
  const { appraiser, admin, order } = await givenPeople()
  await order()
  const [notice] = (await appraiser('GET', '/order-notifications')).data.entries

  const seen = await appraiser('PUT', `/order-notifications/${notice!.id}/change-watched`)
  assert.deepEqual([seen.data.entry.is_watched, seen.data.unread], [true, 0])
  assert.ok(seen.data.entry.watched_at)
  assert.equal(
    (await appraiser('PUT', `/order-notifications/${notice!.id}/change-watched`, { is_watched: false })).data.unread,
    1,
  )
  assert.equal((await admin('GET', `/order-notifications/${notice!.id}`)).code, 404)
  assert.equal((await admin('PUT', `/order-notifications/${notice!.id}/change-watched`)).code, 404)
})

test('a waiting order is edited, a finished one may be deleted by staff', async () => {
  const { active, appraiser, order, producer } = await givenPeople()
  const { id } = await order()
  assert.equal(entryOf(await producer('PUT', `/orders/${id}`, form(active.id, { quantity: 500 }))).quantity, 500)
  assert.equal((await appraiser('DELETE', `/orders/${id}`)).code, 422)
  await producer('PUT', `/orders/${id}/change-status/cancel`)
  assert.equal((await producer('PUT', `/orders/${id}`, form(active.id))).code, 422)
  assert.equal((await producer('DELETE', `/orders/${id}`)).code, 403)
  assert.equal((await appraiser('DELETE', `/orders/${id}`)).code, 200)
  assert.equal((await appraiser('GET', '/order-notifications')).data.entries.length, 0)
})

test('orders are counted by state, each side its own, whatever state the list is narrowed to', async () => {
  const { appraiser, order, producer } = await givenPeople()
  const first = await order()
  await appraiser('PUT', `/orders/${first.id}/change-status/rejected`, { note: 'Sai số lượng' })
  await order()

  assert.deepEqual(entryOf(await producer('GET', '/count-orders?status=pending')), { pending: 1, rejected: 1 })
  const stranger = await server.signIn([], { scope: 'manufacture' })
  assert.deepEqual(entryOf(await stranger('GET', '/count-orders')), {})
})
