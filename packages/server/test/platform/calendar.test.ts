import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { orders } from '@trace/domain/areas/labels/orders/orders.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { entryOf, givenChain, manufactureForm, signInAs } from '../chain.ts'
import type { CallApi } from '../server.ts'
import { testServer } from '../server.ts'

const server = testServer()
const soon = addDays(today(), 10)

const daysOf = async (call: CallApi, from: string, to = from) =>
  (await call('GET', `/calendar?from=${from}&to=${to}`)).data

const told = ({ entries }: Awaited<ReturnType<typeof daysOf>>) =>
  entries.map(({ day, label, name, of }) => [day, label, name, of])

/** A drug given to a batch, after which harvests are forbidden for the given number of days. */
const drug = (withdrawal_days: number) => ({
  kind: 'vet_drug',
  name: 'Amprolium',
  quantity: 1,
  unit: 'lít',
  withdrawal_days,
})

const feedOf = (url: string, ip = '127.0.0.1') => server.app.inject({ url: new URL(url).pathname, remoteAddress: ip })

const makeFeed = async (call: CallApi): Promise<string> => {
  const { data } = await call('POST', '/calendar/feed', {})
  assert.ok(data.url)
  return data.url
}

/** The lines of a calendar as programs read them, with folded lines joined again. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

test('a harvest that is expected stands on its day with its product, until the batch is harvested', async () => {
  const { manufacture, batch, product } = await givenChain(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const november = await daysOf(producer, '2026-11-01', '2026-11-30')
  assert.deepEqual(told(november), [['2026-11-10', 'Dự kiến thu hoạch', batch.name, product.name]])
  assert.equal(november.entries[0]!.id, batch.id)
  await server.sql`update batches set status = 'harvested' where id = ${batch.id}`
  assert.deepEqual(told(await daysOf(producer, '2026-11-01', '2026-11-30')), [])
})

test('a withdrawal period stands on the first day on which harvesting is allowed again, and moves with its diary', async () => {
  const { ask, batch, diaryForm } = await givenChain(server)
  const call = await signInAs(server, 'appraiser')
  // The evening of 1 August in UTC is the morning of 2 August here.
  const form = diaryForm('treatment', '2026-08-01T18:00:00Z', { inputs: [drug(14)] })
  const diary = await ask('POST', '/diaries', form)
  const august = () => daysOf(call, '2026-08-01', '2026-08-31')
  assert.deepEqual(told(await august()), [['2026-08-16', 'Hết thời gian cách ly', 'Phòng, trị bệnh', batch.name]])
  await ask('PATCH', `/diaries/${diary.id}`, { inputs: [drug(7)] })
  assert.deepEqual(
    (await august()).entries.map(({ day }) => day),
    ['2026-08-09'],
  )
  await server.sql`update diaries set status = 'rejected' where id = ${diary.id}`
  assert.deepEqual(told(await august()), [])
})

test('a day with more than there is room for says how many others there are, and which list has them all', async () => {
  const { manufacture, batch, stages } = await givenChain(server)
  for (let count = 0; count < 8; count++)
    await server.given(diaries, {
      batch_id: batch.id,
      stage_id: stages.treatment,
      manufacture_id: manufacture.id,
      activity_type: 'treatment',
      title: `Phun ${count}`,
      performed_at: '2026-11-20T02:00:00Z',
      withdrawal_until: soon,
    })
  const call = await signInAs(server, 'appraiser')
  const { entries, rest } = await daysOf(call, soon)
  assert.equal(entries.length, 6)
  assert.deepEqual(
    rest.map(({ resource, count }) => [resource, count]),
    [['diaries', 2]],
  )
  assert.equal((await call('GET', `/diaries?${rest[0]!.query}`)).data.pagination.total, 8)
})

test('everybody sees what their lists show and nothing else: a producer its own, without the right nothing', async () => {
  const { manufacture } = await givenChain(server)
  const other = entryOf(
    await (
      await server.signIn('everything')
    )(
      'POST',
      '/manufactures',
      await manufactureForm(server, { name: 'HTX khác', tax_code: '0000000009', phone: '0000000009', gln: null }),
    ),
  )
  const neighbour = await signInAs(server, 'producer_admin', { manufacture_id: other.id })
  const own = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const stranger = await server.signIn([])
  const days = ['2026-11-01', '2026-11-30'] as const
  assert.equal((await daysOf(own, ...days)).entries.length, 1)
  assert.deepEqual((await daysOf(neighbour, ...days)).entries, [])
  assert.deepEqual((await daysOf(stranger, ...days)).entries, [])
  assert.equal((await server.call()('GET', '/calendar?from=2026-11-01&to=2026-11-30')).code, 401)
})

test('at most six weeks are read at a time', async () => {
  const call = await server.signIn([])
  assert.equal((await call('GET', '/calendar?from=2026-11-01&to=2026-12-12')).code, 200)
  for (const days of ['from=2026-11-01&to=2026-12-13', 'from=2026-11-02&to=2026-11-01'])
    assert.equal((await call('GET', `/calendar?${days}`)).errors?.['to']?.[0], 'Lịch xem nhiều nhất 42 ngày mỗi lần')
})

test('a subscribed calendar is read without signing in, as RFC 5545 has it: days of all day, folded and escaped', async () => {
  const { manufacture, batch } = await givenChain(server)
  const name = 'Lứa gà, vụ thu; đợt 2 \\ chuồng số 1 của Hợp tác xã Chăn nuôi gà đồi Điền Xá, Tiên Yên'
  await server.sql`update batches set name = ${name}, expected_harvest_date = ${soon} where id = ${batch.id}`
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const reply = await feedOf(await makeFeed(producer))
  assert.equal(reply.statusCode, 200)
  assert.match(reply.headers['content-type'] as string, /^text\/calendar; charset=utf-8/)
  assert.equal(reply.headers['cache-control'], 'no-store')
  const raw = reply.body.split('\r\n')
  assert.deepEqual(
    raw.filter((line) => Buffer.byteLength(line) > 75),
    [],
  )
  const lines = unfolded(reply.body)
  assert.ok(lines.includes(`DTSTART;VALUE=DATE:${soon.replaceAll('-', '')}`), reply.body)
  const summary = lines.find((line) => line.startsWith('SUMMARY:'))
  assert.match(summary!, /^SUMMARY:Dự kiến thu hoạch: Lứa gà\\, vụ thu\\; đợt 2 \\\\ chuồng số 1/)
  assert.ok(lines.some((line) => line.startsWith('URL') && line.endsWith(`/admin/culture/batches/${batch.id}/detail`)))
  assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, 1)
})

test('the papers of single persons stand in the calendar of whoever may see them, but in no subscribed one', async () => {
  const { labor } = await givenChain(server)
  await server.sql`update labors set health_cert_expires_at = ${soon} where id = ${labor.id}`
  const officer = await signInAs(server, 'appraiser')
  assert.ok((await daysOf(officer, soon)).entries.some(({ resource }) => resource === labors.name))
  const { body } = await feedOf(await makeFeed(officer))
  assert.doesNotMatch(body, /Giấy khám|Trần Thị B/)
})

test('a renewed link ends the old one, and one that was taken back is read by nobody', async () => {
  const call = await signInAs(server, 'appraiser')
  assert.equal((await call('GET', '/calendar/feed')).data.is_on, false)
  const first = await makeFeed(call)
  assert.equal((await feedOf(first)).statusCode, 200)
  assert.ok((await call('GET', '/calendar/feed')).data.read_at)
  const second = await makeFeed(call)
  assert.equal((await feedOf(first)).statusCode, 404)
  assert.equal((await feedOf(second)).statusCode, 200)
  await call('DELETE', '/calendar/feed')
  assert.equal((await feedOf(second)).statusCode, 404)
  assert.equal((await call('GET', '/calendar/feed')).data.is_on, false)
  const kept =
    await server.sql`select label from (select entity_label as label from system_logs order by id desc limit 1) l`
  assert.match(kept[0]!['label'] as string, /^Hủy liên kết lịch/)
})

test('a link shows what its owner may see at the time, and nothing of an account that was stopped', async () => {
  const { manufacture, batch } = await givenChain(server)
  await server.sql`update batches set expected_harvest_date = ${soon} where id = ${batch.id}`
  const call = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const url = await makeFeed(call)
  assert.match((await feedOf(url)).body, /BEGIN:VEVENT/)
  await server.sql`update roles set permission_ids = '{}', version = version + 1 where id = (select role_id from users where id = ${call.userId})`
  assert.doesNotMatch((await feedOf(url)).body, /BEGIN:VEVENT/)
  await server.sql`update users set must_change_password = true where id = ${call.userId}`
  assert.equal((await feedOf(url)).statusCode, 404)
  await server.sql`update users set must_change_password = false, is_active = false where id = ${call.userId}`
  assert.equal((await feedOf(url)).statusCode, 404)
})

test('a program that fetches a calendar without pause is held back, wherever it asks from', async () => {
  const url = await makeFeed(await signInAs(server, 'appraiser'))
  const codes: number[] = []
  for (let count = 0; count < 61; count++) codes.push((await feedOf(url, `127.9.${count % 7}.1`)).statusCode)
  assert.deepEqual([codes.filter((code) => code === 200).length, codes.at(-1)], [60, 429])
})

test('an order is due on the day on which its producer needs the labels, until it is delivered', async () => {
  const { harvest, trace, manufacture, product } = await givenChain(server)
  await harvest()
  const lot = await trace()
  const { id } = await server.given(orders, {
    code: 'DT26-00001',
    trace_id: lot.id,
    manufacture_id: manufacture.id,
    product_id: product.id,
    quantity: 100,
    wanted_at: soon,
    status: 'printing',
    receiver_name: 'A',
    receiver_phone: '0900000000',
    receive_method: 'pickup',
    stamp_type: 'qr_lot',
  })
  const call = await signInAs(server, 'appraiser')
  assert.deepEqual(told(await daysOf(call, soon)), [[soon, 'Đơn tem cần giao', 'DT26-00001', product.name]])
  await server.sql`update orders set status = 'completed' where id = ${id}`
  assert.deepEqual(told(await daysOf(call, soon)), [])
})
