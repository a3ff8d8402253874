import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coccidiosis, entryOf, givenChain, newcastle, signInAs } from './chain.ts'
import { givenTrace } from './issue.ts'
import { testServer } from './server.ts'

const server = testServer()

test('a hill chicken goes from its producer to an active trace with ten items of ten', async () => {
  const { admin, ask, area, batch, diaryForm, manufacture, product, write } = await givenChain(server)
  assert.equal(manufacture.code, 'CS-22-000001')
  assert.equal(manufacture.is_active, true)
  assert.equal(area.location_code, area.code)
  assert.equal(product.sector_kind, 'animal')
  assert.equal(batch.code, 'QN06874-2607-01')

  await write('stocking', '2026-07-05T07:00:00+07:00', { details: { count: 3000, quarantine_no: 'KD-0507' } })
  await write('vaccination', '2026-07-12T08:00:00+07:00', { inputs: [newcastle] })
  await write('vaccination', '2026-07-19T08:00:00+07:00', { inputs: [{ ...newcastle, name: 'Gumboro' }] })
  await write('ranging', '2026-08-20T08:00:00+07:00')
  await write('treatment', '2026-09-02T08:00:00+07:00', { inputs: [coccidiosis] })

  const early = await admin('POST', '/diaries', diaryForm('sale', '2026-09-05T06:00:00+07:00', { quantity: 100 }))
  assert.equal(early.code, 422)
  assert.equal(early.message, 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 09/09/2026)')

  await write('weighing', '2026-10-15T08:00:00+07:00', { details: { avg_weight_g: 1650 } })
  await write('sale', '2026-11-10T06:00:00+07:00', { quantity: 5240 })
  const harvested = await ask('PUT', `/batches/${batch.id}/change-status/harvested`)
  assert.equal(harvested.actual_harvest_date, '2026-11-10')
  assert.equal(harvested.actual_quantity, 5240)
  assert.equal(harvested.progress, 100)

  const trace = await ask('POST', '/traces', {
    batch_id: batch.id,
    packaging_date: '2026-11-11',
    expired_date: '2026-11-18',
    quantity: 5240,
  })
  assert.equal(trace.planting_date, '2026-07-05')
  assert.equal(trace.harvest_date, '2026-11-10')
  assert.equal(trace.gs1_key, '010952123400101010QN06874-2607-01')
  assert.equal(trace.qr_url, 'https://truyxuat.example.vn/01/09521234001010/10/QN06874-2607-01')
  assert.equal(trace.diary_ids.length, 7)
  assert.equal(trace.compliance.items.filter(({ passed }) => passed).length, 10)

  const active = await ask('PUT', `/traces/${trace.id}/change-active`)
  assert.equal(active.status, 'active')
  assert.equal(active.is_active, true)
  assert.equal(entryOf(await admin('GET', `/batches/${batch.id}`)).remaining_quantity, 0)
})

test('two thousand labels go from an order to a scan in Cần Thơ, and one of them is locked', async () => {
  const { active, admin, ask, manufacture } = await givenTrace(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const order = entryOf(
    await producer('POST', '/orders', {
      trace_id: active.id,
      stamp_type: 'qr_serial',
      quantity: 2_000,
      receiver_name: 'Nguyễn Văn A',
      receiver_phone: '0000000001',
      receive_method: 'pickup',
    }),
  )
  const { stamp_id } = await ask('PUT', `/traces/${active.id}/change-order-status?status=approved`)
  const stamp = await ask('PUT', `/stamps/${stamp_id}`, { stamps_per_line: 3 })
  assert.deepEqual([stamp.status, stamp.serial_from, stamp.serial_to, stamp.lines], ['issued', 1, 2_000, 667])

  const test = await ask('GET', `/print-stamp/${stamp_id}?line-number=2`)
  assert.deepEqual([test.serials.at(0), test.serials.at(-1), test.qr_text.length], ['000001', '000006', 6])
  const rest = await ask('GET', `/print-stamp/${stamp_id}?line-number=667`)
  assert.deepEqual([rest.serials.at(0), rest.serials.at(-1), rest.serials.length], ['000007', '002000', 1_994])
  assert.equal(entryOf(await producer('PUT', `/orders/${order.id}/change-status/completed`)).status, 'completed')
  assert.equal(entryOf(await producer('POST', `/stamps/${stamp_id}/activate`)).activated_count, 2_000)

  const address = rest.qr_text[100]!
  const code = address.split('/').at(-1)!
  const led = await server.app.inject(address.replace(/^https:\/\/[^/]+/i, ''))
  assert.equal(led.headers.location, `https://truyxuat.example.vn/s/${code}`)
  const page = () => server.app.inject(`/s/${code}`)
  const scan = async (client_id: string, latitude: number, longitude: number) =>
    entryOf(await server.call()('POST', '/api/web/scans', { code, client_id, latitude, longitude }))
  assert.equal((await scan('điện thoại 1', 20.951, 107.08)).result, 'valid')
  assert.equal((await scan('điện thoại 2', 20.951, 107.08)).result, 'valid')
  assert.equal((await scan('điện thoại 3', 10.034, 105.788)).result, 'valid', 'one network makes no label suspect')
  const { entries } = (await admin('GET', '/scan-statistics?is_suspicious=true')).data
  assert.equal(entries[0]!.code, code)

  await ask('PUT', `/stamps/${stamp_id}/lock`, {
    serial_from: 107,
    serial_to: 107,
    reason: 'Tem bị sao chép, quét ở Cần Thơ',
  })
  const warning = await page()
  assert.match(warning.body, /Tem đã bị khóa/)
  assert.match(warning.body, /Tem bị sao chép, quét ở Cần Thơ/)
})
