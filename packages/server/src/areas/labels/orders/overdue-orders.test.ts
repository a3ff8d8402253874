import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { notifyOverdueOrders } from './notify-overdue.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { entryOf, signInAs } from '../../../../test/chain.ts'
import { givenTrace } from '../../../../test/issue.ts'
import { givePasswords } from '../../../../test/passwords.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const runJob = () => server.sql.begin((sql) => notifyOverdueOrders(openStore(sql, systemAuthor('jobs/overdue', '22'))))

/** An order of a producer, and the appraiser who is to look at it. */
async function givenOrder() {
  const chain = await givenTrace(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  await server.sql`update users set role_id = (select id from roles where code = 'appraiser') where id = ${appraiser.userId}`
  const order = entryOf(
    await producer('POST', '/orders', {
      trace_id: chain.active.id,
      stamp_type: 'qr_serial',
      quantity: 10,
      receiver_name: 'Nguyễn Văn A',
      receiver_phone: '0000000001',
      receive_method: 'pickup',
    }),
  )
  /** Dates the steps of the order so many days back, and moves its notices 60 days back. */
  const daysAgo = async (days: number) => {
    await server.sql`update notices set told_at = told_at - interval '60 days' where resource = 'orders' and row_ids[1] = ${order.id}`
    await server.sql`update order_histories set at = now() - make_interval(days => ${days}) where order_id = ${order.id}`
  }
  const told = async (call: typeof appraiser) => {
    const { entries } = (await call('GET', '/order-notifications?type=overdue')).data
    return entries.map(({ title }) => title)
  }
  const isOverdue = async () => entryOf(await appraiser('GET', `/orders/${order.id}`)).is_overdue
  return { ...chain, producer, appraiser, order, daysAgo, told, isOverdue }
}

test('an order that waits too long is marked and told of once, however often the job runs', async () => {
  const { appraiser, daysAgo, isOverdue, order, producer, told } = await givenOrder()
  await daysAgo(3)
  await runJob()
  assert.deepEqual([await isOverdue(), await told(appraiser)], [false, []])

  await daysAgo(5)
  await runJob()
  await runJob()
  assert.equal(await isOverdue(), true)
  assert.deepEqual(await told(appraiser), [`Đơn ${order.code} quá hạn: Chờ duyệt`])
  assert.deepEqual(await told(producer), [], 'the producer can do nothing about it')
  const { entries, unread } = (await appraiser('GET', '/order-notifications?type=overdue')).data
  assert.match(entries[0]!.content!, /^Đơn ở trạng thái “Chờ duyệt” từ \d\d\/\d\d\/\d{4}, quá hạn 2 ngày$/)
  assert.equal(unread, 2)
})

test('each state has a time of its own: a step takes the mark off, and the next delay is told anew', async () => {
  const { appraiser, daysAgo, isOverdue, order, producer, told } = await givenOrder()
  await daysAgo(9)
  await runJob()
  const { stamp_id } = entryOf(await appraiser('PUT', `/orders/${order.id}/change-status/approved`))
  assert.equal(await isOverdue(), false)
  await runJob()
  assert.equal(await isOverdue(), false, 'the time in this state counts')

  await appraiser('GET', `/print-stamp/${stamp_id}?line-number=10`)
  await appraiser('PUT', `/orders/${order.id}/change-status/delivering`)
  await daysAgo(11)
  await runJob()
  assert.deepEqual(await told(appraiser), [
    `Đơn ${order.code} quá hạn: Đang giao`,
    `Đơn ${order.code} quá hạn: Chờ duyệt`,
  ])
  assert.deepEqual(
    await told(producer),
    [`Đơn ${order.code} quá hạn: Đang giao`],
    'who is to confirm the receipt is reminded too',
  )
  await producer('PUT', `/orders/${order.id}/change-status/completed`)
  assert.equal(await isOverdue(), false)
})

test('the province sets the limits; a longer one takes the mark off, and the shorter one tells nobody twice', async () => {
  const { appraiser, ask, daysAgo, isOverdue, told } = await givenOrder()
  const province = (await server.sql<{ id: number }[]>`select id from provinces where is_home`)[0]!.id
  const patience = async (order_pending_days: number) => {
    const form = {
      site_name: 'Truy xuất',
      province_id: province,
      public_host: 'truyxuat.example.vn',
      order_pending_days,
      ...(await givePasswords(server)),
    }
    await ask('PUT', '/configs/information', form)
    await runJob()
  }
  await daysAgo(2)
  await patience(1)
  assert.equal(await isOverdue(), true)
  await patience(10)
  assert.equal(await isOverdue(), false)
  const { entries } = (await appraiser('GET', '/inbox?resource=orders')).data
  assert.equal(
    Date.parse(entries[0]!.due!) - Date.parse(entries[0]!.since),
    10 * 86_400_000,
    'the inbox holds to them, too',
  )
  await patience(1)
  assert.deepEqual([await isOverdue(), (await told(appraiser)).length], [true, 1])
})

test('overdue orders are listed and counted by themselves', async () => {
  const { appraiser, daysAgo } = await givenOrder()
  await daysAgo(9)
  await runJob()
  assert.equal((await appraiser('GET', '/orders?is_overdue=true')).data.entries.length, 1)
  assert.deepEqual(entryOf(await appraiser('GET', '/count-orders?is_overdue=true')), { pending: 1 })
})

test('whoever may approve an order hears of it, whatever the role is called, and within reach; nobody else does', async () => {
  const chain = await givenTrace(server)
  const { ward_id } = await server.row('manufactures', chain.manufacture.id)
  const rights = [
    { action: 'update', subject: 'stamps' },
    { action: 'create', subject: 'stamps' },
  ] as const
  const [other] = await server.sql<{ id: number }[]>`select id from wards where id <> ${ward_id as number} limit 1`
  const heard = {
    'an administrator': await server.signIn('everything'),
    'a role of their own': await server.signIn([...rights], { code: 'cap_tem' }),
    'the officer of the commune': await server.signIn([...rights], { scope: 'commune', ward_id: ward_id as number }),
  }
  const silent = {
    'the officer of another commune': await server.signIn([...rights], { scope: 'commune', ward_id: other!.id }),
    'who may not make labels': await server.signIn([rights[0]]),
    'who only looks': await server.signIn([{ action: 'list', subject: 'stamps' }], { code: 'appraiser_2' }),
  }
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const clerk = await server.signIn([{ action: 'list', subject: 'traces' }], {
    scope: 'manufacture',
    manufacture_id: chain.manufacture.id,
  })
  const cook = await server.signIn([{ action: 'list', subject: 'labors' }], {
    scope: 'manufacture',
    manufacture_id: chain.manufacture.id,
  })
  const order = entryOf(
    await owner('POST', '/orders', {
      trace_id: chain.active.id,
      stamp_type: 'qr_serial',
      quantity: 10,
      receiver_name: 'Nguyễn Văn A',
      receiver_phone: '0000000001',
      receive_method: 'pickup',
    }),
  )
  const unread = async (call: typeof owner) => (await call('GET', '/order-notifications')).data.unread
  for (const [who, call] of Object.entries(heard)) assert.equal(await unread(call), 1, who)
  for (const [who, call] of Object.entries(silent)) assert.equal(await unread(call), 0, who)
  await heard['an administrator']('PUT', `/orders/${order.id}/change-status/rejected`, { note: 'Thiếu ảnh' })
  assert.deepEqual([await unread(owner), await unread(clerk), await unread(cook)], [1, 1, 0])
})
