import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, fieldsOf, givenChain, manufactureForm, signInAs } from '../../../../test/chain.ts'
import { givenIssue, givenTrace, layout } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const form = (trace_id: number, more: object = {}) => ({
  ...layout,
  name: 'Tem gà đồi',
  trace_id,
  stamp_type: 'qr_serial',
  quantity: 10,
  ...more,
})

test('a new issue is a draft without numbers, and gets them when it is issued', async () => {
  const { active, ask, manufacture, product } = await givenTrace(server)
  const draft = await ask('POST', '/stamps', form(active.id))
  assert.match(draft.code, /^T\d\d-000001$/)
  assert.deepEqual(
    [draft.status, draft.manufacture_id, draft.product_id, draft.lines],
    ['draft', manufacture.id, product.id, 4],
  )
  assert.deepEqual([draft.serial_from, draft.number_from], [null, null])
  assert.equal(draft.packaging_date, '2026-11-11')

  const issued = await ask('PUT', `/stamps/${draft.id}/change-status/issued`)
  assert.deepEqual([issued.status, issued.serial_from, issued.serial_to], ['issued', 1, 10])
  assert.equal(issued.number_to! - issued.number_from!, 9)
  assert.equal((await ask('GET', `/traces/${active.id}`)).label_count, 10)
})

test('a trace that does not pass the check-list gets no labels', async () => {
  const chain = await givenChain(server)
  await chain.write('sale', '2026-11-10T06:00:00+07:00', { quantity: 5240 })
  const trace = await chain.trace()
  const draft = await chain.ask('POST', '/stamps', form(trace.id))
  const reply = await chain.admin('PUT', `/stamps/${draft.id}/change-status/issued`)
  assert.equal(reply.code, 422)
  assert.match(reply.message, /Hồ sơ chưa đủ 10 thông tin tối thiểu/)
})

test('fifty issues at once: no serial twice, no number twice, no gap', async () => {
  const { active, ask, admin } = await givenTrace(server)
  const drafts = []
  for (let number = 0; number < 50; number++)
    drafts.push(await ask('POST', '/stamps', form(active.id, { quantity: 7 + (number % 5) })))

  const issued = await Promise.all(
    drafts.map(async ({ id }) => entryOf(await admin('PUT', `/stamps/${id}/change-status/issued`))),
  )

  for (const [from, to] of [
    ['serial_from', 'serial_to'],
    ['number_from', 'number_to'],
  ] as const) {
    const ranges = issued.toSorted((a, b) => a[from]! - b[from]!)
    assert.equal(ranges[0]![from], 1)
    for (const [place, range] of ranges.entries()) {
      assert.equal(range[to]! - range[from]! + 1, range.quantity)
      if (place > 0) assert.equal(range[from], ranges[place - 1]![to]! + 1)
    }
  }
  assert.equal(
    (await ask('GET', `/traces/${active.id}`)).label_count,
    issued.reduce((sum, { quantity }) => sum + quantity, 0),
  )
})

test('the database itself refuses a number that was given before', async () => {
  const { stamp } = await givenIssue(server)
  const again = server.sql`
    insert into stamps (name, stamp_type, trace_id, quantity, width, height, horizontal, vertical, distance, number_from, number_to)
    select name, stamp_type, trace_id, quantity, width, height, horizontal, vertical, distance, number_to, number_to + 5 from stamps where id = ${stamp.id}`
  await assert.rejects(again, /stamps_numbers_once/)
})

test('the layout may change until the first label is printed', async () => {
  const { admin, ask, stamp } = await givenIssue(server)
  assert.equal((await ask('PUT', `/stamps/${stamp.id}`, { ...form(stamp.trace_id), width: 60 })).width, 60)
  const more = await admin('PUT', `/stamps/${stamp.id}`, { ...form(stamp.trace_id), quantity: 20 })
  assert.deepEqual([more.code, fieldsOf(more)], [422, ['quantity']])

  await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  const late = await admin('PUT', `/stamps/${stamp.id}`, { ...form(stamp.trace_id), width: 50 })
  assert.deepEqual([late.code, late.message], [422, 'Không đổi được “Chiều rộng” của đợt tem ở trạng thái “Đã in”'])
  assert.equal((await ask('PUT', `/stamps/${stamp.id}`, { name: 'Tem đợt Tết' })).name, 'Tem đợt Tết')
})

test('only a draft is deleted', async () => {
  const { active, admin, ask } = await givenTrace(server)
  const draft = await ask('POST', '/stamps', form(active.id))
  const other = await ask('POST', '/stamps', form(active.id))
  await ask('PUT', `/stamps/${other.id}/change-status/issued`)
  assert.equal((await admin('DELETE', `/stamps/${draft.id}`)).code, 200)
  assert.equal((await admin('DELETE', `/stamps/${other.id}`)).code, 422)
})

test('printed labels are activated, all or some, each counted once', async () => {
  const { admin, ask, stamp } = await givenIssue(server)
  const early = await admin('POST', `/stamps/${stamp.id}/activate`)
  assert.deepEqual([early.code, early.message], [422, 'Không kích hoạt được đợt tem ở trạng thái “Đã cấp”'])

  await ask('GET', `/print-stamp/${stamp.id}?line-number=2`)
  assert.equal(
    (await admin('POST', `/stamps/${stamp.id}/activate`, { serial_from: 5, serial_to: 7 })).errors!['serial_to']![0],
    'Đến số phải trong khoảng 5 đến 6',
  )
  const some = await ask('POST', `/stamps/${stamp.id}/activate`, { serial_from: 1, serial_to: 4 })
  assert.deepEqual([some.status, some.activated_count], ['activated', 4])
  assert.equal((await ask('POST', `/stamps/${stamp.id}/activate`, { serial_from: 3, serial_to: 5 })).activated_count, 5)
  assert.equal((await ask('POST', `/stamps/${stamp.id}/activate`)).activated_count, 6)
})

test('a lock names its reason, holds single labels or the whole issue, and is taken off by staff only', async () => {
  const { admin, ask, manufacture, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=4`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  assert.equal(
    (await admin('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 3 })).errors!['reason']![0],
    'Lý do bắt buộc',
  )

  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 3, reason: 'Quét ở Cần Thơ' })
  const { entries } = (await admin('GET', `/stamps/${stamp.id}/codes?serial_from=2&serial_to=4`)).data
  assert.deepEqual(
    entries.map(({ serial, state }) => [serial, state]),
    [
      ['000002', 'active'],
      ['000003', 'locked'],
      ['000004', 'active'],
    ],
  )

  const locked = await ask('PUT', `/stamps/${stamp.id}/lock`, { reason: 'Kiểm tra' })
  assert.deepEqual([locked.status, locked.lock_reason], ['locked', 'Kiểm tra'])
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.equal((await producer('PUT', `/stamps/${stamp.id}/change-status/activated`)).code, 403)
  assert.equal((await admin('PUT', `/stamps/${stamp.id}/change-status/issued`)).code, 422)
  assert.equal((await ask('PUT', `/stamps/${stamp.id}/change-status/activated`)).status, 'activated')
  const [line] =
    await server.sql`select new_values from system_logs where action = 'scan_lock' and new_values->>'serial_from' = '3'`
  assert.equal(line!['new_values'].reason, 'Quét ở Cần Thơ')
})

test('codes are thirteen signs, all different, and at most a thousand are shown at once', async () => {
  const { admin, stamp } = await givenIssue(server, 2_000)
  const { entries } = (await admin('GET', `/stamps/${stamp.id}/codes`)).data
  assert.equal(entries.length, 1_000)
  assert.equal(new Set(entries.map(({ code }) => code)).size, 1_000)
  assert.match(entries[0]!.code, /^[0-9A-HJKMNP-TV-Z]{13}$/)
  assert.equal((await admin('GET', `/stamps/${stamp.id}/codes?serial_from=1&serial_to=1001`)).code, 422)
  assert.equal((await admin('GET', `/stamps/${stamp.id}/codes?serial_from=2001`)).code, 422)
})

test('steps that the table does not have are refused in words', async () => {
  const { admin, stamp } = await givenIssue(server)
  for (const to of ['activated', 'closed', 'draft', 'nowhere']) {
    const reply = await admin('PUT', `/stamps/${stamp.id}/change-status/${to}`)
    assert.equal(reply.code, 422)
    assert.match(reply.message, /^Không thể chuyển từ “Đã cấp” sang “/)
  }
})

test('a producer sees its own issues only, and the counts tell labels too', async () => {
  const { admin, ask, manufacture, stamp } = await givenIssue(server)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  const count = entryOf(await admin('GET', '/count-stamps'))
  assert.deepEqual([count.total, count.labels_total, count.labels_printed, count.labels_active], [1, 10, 3, 0])

  const own = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const stranger = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, { name: 'HTX khác', tax_code: '0000000009', gln: null }),
  )
  const other = await signInAs(server, 'producer_admin', { manufacture_id: stranger.id })
  assert.equal((await own('GET', '/stamps')).data.pagination.total, 1)
  assert.equal((await other('GET', `/stamps/${stamp.id}`)).code, 404)
  assert.equal((await other('GET', `/stamps/${stamp.id}/codes`)).code, 404)
  assert.equal((await other('GET', `/print-stamp/${stamp.id}?line-number=1`)).code, 404)
})
