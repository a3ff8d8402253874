import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenActive, givenMade } from '../../../../test/active-lot.ts'
import { areaForm, entryOf, fieldsOf, manufactureForm, productForm } from '../../../../test/chain.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

test('a batch whose lots are certified is not cancelled, and its sources stay taken', async () => {
  const given = await givenActive(server)
  const { ask, producer, admin, batch, lot, statusOf } = given
  const { made, madeLot } = await givenMade(given)
  for (const { id } of [batch, made]) {
    await ask('PUT', `/batches/${id}/change-status/in_production`)
    const reply = await producer('PUT', `/batches/${id}/change-status/cancelled`, { reason: 'Nhập nhầm' })
    assert.equal(reply.code, 422)
    assert.match(reply.message, /^Không hủy được lô: hồ sơ truy xuất 22\w+ của lô đã được cấp/)
  }
  await ask('PUT', `/traces/${madeLot.id}/change-active`, { is_active: false })
  assert.equal((await admin('PUT', `/batches/${made.id}/change-status/cancelled`, { reason: 'Nhầm' })).code, 422)
  assert.equal((await admin('DELETE', `/traces/${madeLot.id}`)).code, 200)
  assert.equal((await admin('PUT', `/batches/${made.id}/change-status/cancelled`, { reason: 'Nhầm' })).code, 200)
  assert.equal((await ask('GET', `/batches/${batch.id}`)).remaining_quantity, 4240)
  assert.equal(await statusOf(lot), 'active')
})

test('a lot is of the product, producer, place and code of its batch', async () => {
  const { ask, admin, batch, batchForm, manufacture, product, area, trace, boss } = await givenActive(server)
  const eggs = await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null }),
  )
  await ask('PUT', `/products/${eggs.id}/change-approved`)
  const field = await ask('POST', '/material-areas', await areaForm(server, manufacture.id, { name: 'Đồi 2' }))
  const form = { ...batchForm, name: 'Lứa 2', acreage_used: null }
  const planned = await ask('POST', '/batches', form)
  const early = await admin('POST', '/traces', {
    batch_id: planned.id,
    quantity: 0.0004,
    harvest_date: '2026-11-10',
  })
  assert.deepEqual([early.code, fieldsOf(early)], [422, ['quantity']])
  await server.sql`
    insert into traces (batch_id, product_id, manufacture_id, material_area_id, quantity, product_unit_id, harvest_date, code, lot)
    values (${planned.id}, ${product.id}, ${manufacture.id}, ${area.id}, 0.0004, ${product.product_unit_id}, '2026-11-10', '22TEST000001', 'L1')`
  const moves = { product_id: eggs.id, material_area_id: field.id, code: 'QN06874-2607-99' }
  for (const [name, value] of Object.entries(moves))
    assert.deepEqual(fieldsOf(await admin('PUT', `/batches/${planned.id}`, { ...form, [name]: value })), [name])
  const other = { batch_id: batch.id, product_id: eggs.id, quantity: 1, harvest_date: '2026-11-10' }
  assert.deepEqual(fieldsOf(await admin('POST', '/traces', other)), ['batch_id'])

  const draft = await trace({ quantity: 1 })
  await server.sql`update traces set product_id = ${eggs.id} where id = ${draft.id}`
  const refused = await boss('PUT', `/traces/${draft.id}/change-active`, { override_reason: 'Giấy' })
  assert.match(refused.message, /Lô sản xuất là của Gà Tiên Yên thả đồi/)
})

test('a batch does not start after what was done on it, by no form, sheet or trash', async () => {
  const { ask, admin, producer, batch, batchForm, diaryForm } = await givenActive(server)
  const form = { ...batchForm, acreage_used: null }
  const late = { ...form, start_date: '2026-11-01' }
  const refused = await producer('PUT', `/batches/${batch.id}`, late)
  assert.deepEqual(refused.errors, {
    start_date: ['Lô đã có nhật ký ngày 05/07/2026, ngày bắt đầu không được muộn hơn'],
  })
  assert.equal((await producer('PUT', `/batches/${batch.id}`, { ...form, start_date: '2026-07-01' })).code, 200)

  const next = await ask('POST', '/batches', { ...form, name: 'Lứa 2', start_date: '2026-07-01' })
  await ask('PUT', `/batches/${next.id}/change-status/in_production`)
  const weighing = { ...diaryForm('weighing', '2026-07-03T07:00:00+07:00'), batch_id: next.id }
  const { id } = await ask('POST', '/diaries', weighing)
  assert.equal((await admin('DELETE', `/diaries/${id}`)).code, 200)
  await ask('PUT', `/batches/${next.id}`, { ...form, name: 'Lứa 2', start_date: '2026-07-10' })
  const back = await admin('POST', `/diaries/${id}/recover`)
  assert.deepEqual([back.code, back.message], [422, 'Thời gian thực hiện không được trước ngày bắt đầu lô'])
})

test('a batch does not start after the day on which its goods are said to be stocked', async () => {
  const { ask, admin, producer, batch, batchForm, lot } = await givenActive(server)
  const form = { ...batchForm, acreage_used: null }
  await server.sql`update diaries set performed_at = '2026-07-20T02:00:00Z' where activity_type = 'stocking'`
  const late = { ...form, start_date: '2026-07-06' }
  assert.deepEqual((await producer('PUT', `/batches/${batch.id}`, late)).errors, {
    start_date: ['Lô đã có hồ sơ ghi ngày nhập giống 05/07/2026, ngày bắt đầu không được muộn hơn'],
  })
  const trace = await ask('GET', `/traces/${lot.id}`)
  entryOf(await admin('PUT', `/traces/${trace.id}`, { ...trace, planting_date: '2026-07-08' }))
  entryOf(await producer('PUT', `/batches/${batch.id}`, late))
})

test('a perennial crop was planted before its batch starts, which may still be moved', async () => {
  const { ask, admin, producer, product, batch, batchForm, lot } = await givenActive(server)
  await server.sql`update products set plant_id = (select min(id) from plants where is_perennial) where id = ${product.id}`
  const trace = await ask('GET', `/traces/${lot.id}`)
  entryOf(await admin('PUT', `/traces/${trace.id}`, { ...trace, planting_date: '2015-03-01' }))
  const later = { ...batchForm, acreage_used: null, start_date: '2026-07-04' }
  entryOf(await producer('PUT', `/batches/${batch.id}`, later))
  entryOf(await producer('PUT', `/batches/${batch.id}`, { ...later, start_date: '2026-07-05' }))
})

test('a product or an area on which batches stand is not moved to another producer', async () => {
  const { ask, admin, product, area } = await givenActive(server)
  const more = { name: 'HTX khác', tax_code: '0000000009', phone: '0000000009', gln: null }
  const other = await ask('POST', '/manufactures', await manufactureForm(server, more))
  await ask('PUT', `/manufactures/${other.id}/change-approved`)
  for (const url of [`/products/${product.id}`, `/material-areas/${area.id}`] as const) {
    const { entry } = (await admin('GET', url)).data as { entry: object }
    const reply = await admin('PUT', url, { ...entry, manufacture_id: other.id })
    assert.deepEqual(
      [reply.code, reply.errors?.['manufacture_id']?.[0]],
      [422, 'Đang dùng ở 1 lô sản xuất của cơ sở hiện tại, không chuyển được sang cơ sở khác'],
    )
  }
})
