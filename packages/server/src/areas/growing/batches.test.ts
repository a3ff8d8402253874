import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, fieldsOf, givenChain, idOf, manufactureForm, productForm, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('codes count on within a commune and a month, and step over one that somebody chose', async () => {
  const { ask, batch, batchForm } = await givenChain(server)
  assert.equal(batch.code, 'QN06874-2607-01')
  assert.equal((await ask('POST', '/batches', { ...batchForm, code: 'QN06874-2607-02' })).code, 'QN06874-2607-02')
  assert.equal((await ask('POST', '/batches', batchForm)).code, 'QN06874-2607-03')
  assert.equal((await ask('POST', '/batches', { ...batchForm, start_date: '2026-08-01' })).code, 'QN06874-2608-01')
})

const codes: [code: string, why: string][] = [
  ['QN06874-2607-01', 'Mã lô đã tồn tại'],
  ['lô 1', 'Mã lô không hợp lệ. Chữ in hoa không dấu, chữ số, gạch ngang; để trống thì được đặt sẵn'],
  ['A'.repeat(21), 'Mã lô tối đa 20 ký tự'],
]
for (const [code, why] of codes) {
  test(`the code '${code}' is refused: ${why}`, async () => {
    const { admin, batchForm } = await givenChain(server)
    assert.deepEqual((await admin('POST', '/batches', { ...batchForm, code })).errors, { code: [why] })
  })
}

test('product, process and area must be of the producer, approved, and of one line of production', async () => {
  const { admin, ask, batchForm, manufacture, stages } = await givenChain(server)
  const waiting = await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null }),
  )
  assert.deepEqual(fieldsOf(await admin('POST', '/batches', { ...batchForm, product_id: waiting.id })), ['product_id'])
  const draft = await ask('POST', '/processes', {
    name: 'Rau',
    sector_kind: 'plant',
    process_stages: [{ stage_id: stages.sale }],
  })
  assert.deepEqual(fieldsOf(await admin('POST', '/batches', { ...batchForm, process_id: draft.id })), ['process_id'])
  await ask('PUT', `/processes/${draft.id}/change-status/active`)
  const other = await admin('POST', '/batches', { ...batchForm, process_id: draft.id })
  assert.deepEqual(other.errors, { process_id: ['Quy trình không cùng lĩnh vực với sản phẩm'] })
  const unheaded = await admin('POST', '/batches', { ...batchForm, head_count_start: null })
  assert.deepEqual(unheaded.errors, { head_count_start: ['Số con ban đầu bắt buộc'] })
})

const acreages: [what: string, more: object, code: number][] = [
  ['what the other batch leaves is taken', { acreage_used: 0.9 }, 200],
  ['more than that is refused', { acreage_used: 0.91 }, 422],
  [
    'the whole area is free again after the harvest of the other',
    { acreage_used: 2.4, start_date: '2026-11-11', expected_harvest_date: null },
    200,
  ],
]
for (const [what, more, code] of acreages) {
  test(`two batches share an area: ${what}`, async () => {
    const { admin, ask, batchForm } = await givenChain(server)
    await ask('POST', '/batches', { ...batchForm, acreage_used: 1.5 })
    const reply = await admin('POST', '/batches', { ...batchForm, ...more })
    assert.equal(reply.code, code, reply.message)
    if (code === 422) assert.deepEqual(reply.errors, { acreage_used: ['Vùng chỉ còn 0,9 ha trong thời gian này'] })
  })
}

const steps: [path: string, refusal: string][] = [
  ['planned', 'Không thể chuyển từ “Đang sản xuất” sang “Dự kiến”'],
  ['closed', 'Không thể chuyển từ “Đang sản xuất” sang “Đã đóng”'],
  ['cancelled', 'Lý do bắt buộc'],
  ['recalled', 'Lý do bắt buộc'],
  ['nowhere', 'Không thể chuyển từ “Đang sản xuất” sang “nowhere”'],
]
for (const [to, refusal] of steps) {
  test(`a batch in production does not become ${to} just so`, async () => {
    const { admin, batch } = await givenChain(server)
    const reply = await admin('PUT', `/batches/${batch.id}/change-status/${to}`)
    assert.deepEqual([reply.code, reply.message], [422, refusal])
  })
}

test('whoever adds a batch of a suspended producer reads that it is suspended', async () => {
  const { ask, batchForm, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  await ask('PUT', `/manufactures/${manufacture.id}/change-status`, { is_active: false, reason: 'Kiểm tra đột xuất' })
  const reply = await owner('POST', '/batches', batchForm)
  assert.deepEqual(reply.errors?.['manufacture_id'], [
    `Cơ sở sản xuất không hợp lệ: ${manufacture.name} đang ở “Tạm dừng”`,
  ])
})

test('a batch is cancelled with its reason, recalled only with a trace, and the log tells the step', async () => {
  const { admin, batch } = await givenChain(server)
  assert.equal((await admin('PUT', `/batches/${batch.id}/change-status/recalled`, { reason: 'Lỗi' })).code, 422)
  const cancelled = entryOf(await admin('PUT', `/batches/${batch.id}/change-status/cancelled`, { reason: 'Dịch bệnh' }))
  assert.deepEqual([cancelled.status, cancelled.cancel_reason], ['cancelled', 'Dịch bệnh'])
  const [line] =
    await server.sql`select action, new_values from system_logs where subject = 'batches' order by id desc limit 1`
  assert.equal(line!['action'], 'status')
  assert.equal(line!['new_values'].status, 'cancelled')
})

test('a batch is not started before the day that it says it starts on', async () => {
  const { ask, admin, batchForm } = await givenChain(server)
  const form = {
    ...batchForm,
    name: 'Lứa Tết',
    acreage_used: null,
    start_date: '2099-01-04',
    expected_harvest_date: null,
  }
  const { id } = await ask('POST', '/batches', form)
  const early = await admin('PUT', `/batches/${id}/change-status/in_production`)
  assert.equal(early.message, 'Lô bắt đầu ngày 04/01/2099: hãy sửa ngày bắt đầu rồi mới sản xuất')
})

test('a batch whose required stages have no diary is closed only when that is confirmed', async () => {
  const { admin, batch, write } = await givenChain(server)
  const early = await admin('PUT', `/batches/${batch.id}/change-status/harvested`)
  assert.deepEqual([early.code, early.message.split(':')[0]], [422, 'Lô chưa có nhật ký thu hoạch'])
  await write('sale', '2026-11-10T06:00:00+07:00', { quantity: 5240 })
  await admin('PUT', `/batches/${batch.id}/change-status/harvested`)
  const asked = await admin('PUT', `/batches/${batch.id}/change-status/closed`)
  assert.deepEqual(
    [asked.code, asked.message],
    [409, 'Chưa có nhật ký của công đoạn bắt buộc: Nhập giống, Tiêm vắc-xin. Vẫn đóng lô?'],
  )
  assert.equal(
    entryOf(await admin('PUT', `/batches/${batch.id}/change-status/closed`, { confirm: true })).status,
    'closed',
  )
})

test('what a batch is made of is settled once it has started', async () => {
  const { admin, ask, batch, batchForm, manufacture } = await givenChain(server)
  const renamed = entryOf(await admin('PUT', `/batches/${batch.id}`, { ...batchForm, name: 'Lứa 1' }))
  assert.deepEqual([renamed.name, renamed.code], ['Lứa 1', batch.code])
  const other = await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, { name: 'Trứng gà', gtin: null }),
  )
  await ask('PUT', `/products/${other.id}/change-approved`)
  assert.deepEqual(fieldsOf(await admin('PUT', `/batches/${batch.id}`, { ...batchForm, product_id: other.id })), [
    'product_id',
  ])
  assert.deepEqual(fieldsOf(await admin('PUT', `/batches/${batch.id}`, { ...batchForm, code: 'A-1' })), ['code'])
})

test('a producer makes batches of its own only, whatever it sends', async () => {
  const { ask, batchForm, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_staff', { manufacture_id: manufacture.id })
  assert.equal(
    entryOf(await owner('POST', '/batches', { ...batchForm, manufacture_id: 999 })).manufacture_id,
    manufacture.id,
  )
  const other = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, {
      name: 'HTX khác',
      tax_code: '0000000009',
      gln: null,
    }),
  )
  const stranger = await signInAs(server, 'producer_staff', { manufacture_id: other.id })
  assert.equal((await stranger('POST', '/batches', batchForm)).code, 422)
})

test('goods of a workshop come in as they are packed, from raw material that is named', async () => {
  const { ask, admin, area, batch, harvest, manufacture } = await givenChain(server)
  await harvest()
  const product = await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, {
      name: 'Chà bông gà',
      gtin: null,
      product_group_id: await idOf(server, 'product_groups', 'NONG-SAN-CHE-BIEN'),
    }),
  )
  await ask('PUT', `/products/${product.id}/change-approved`)
  const stage = await ask('POST', '/stages', {
    name: 'Đóng gói',
    activity_type: 'packaging',
    sector_kind: 'processing',
  })
  const { id } = await ask('POST', '/processes', {
    name: 'Chà bông',
    sector_kind: 'processing',
    process_stages: [{ stage_id: stage.id, is_required: true, is_traceable: true }],
  })
  await ask('PUT', `/processes/${id}/change-status/active`)
  const form = {
    name: 'Mẻ 1',
    manufacture_id: manufacture.id,
    product_id: product.id,
    process_id: id,
    material_area_id: area.id,
    start_date: '2026-11-11',
    expected_quantity: 300,
    product_unit_id: product.product_unit_id,
  }
  assert.deepEqual(fieldsOf(await admin('POST', '/batches', form)), ['source_batches'])
  const made = await ask('POST', '/batches', {
    ...form,
    source_batches: [{ source_batch_id: batch.id, quantity: 900 }],
  })
  assert.equal(made.source_batches[0]!.source_batch.name, 'Lứa gà tháng 7')
  await ask('PUT', `/batches/${made.id}/change-status/in_production`)

  const packing = { batch_id: made.id, stage_id: stage.id, performed_at: '2026-11-12T08:00:00+07:00' }
  assert.deepEqual(fieldsOf(await admin('POST', '/diaries', packing)), ['quantity'])
  const diary = await ask('POST', '/diaries', { ...packing, quantity: 280 })
  await ask('PUT', `/diaries/${diary.id}/change-status/submitted`)
  const told = await ask('GET', `/batches/${made.id}`)
  assert.deepEqual([told.actual_quantity, told.actual_harvest_date], [280, '2026-11-12'])
})

test('a batch is made from another while that one is changed: neither is refused because of the other', async () => {
  const { admin, ask, batch, batchForm } = await givenChain(server)
  const both = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => [
      admin('POST', '/batches', {
        ...batchForm,
        acreage_used: 0.01,
        source_batches: [{ source_batch_id: batch.id, quantity: 1 }],
      }),
      admin('PUT', `/batches/${batch.id}`, { ...batchForm, acreage_used: 0.01, name: `Lứa gà ${turn}` }),
    ]).flat(),
  )
  assert.deepEqual([...new Set(both.map(({ code }) => code))], [200])
  assert.ok((await ask('GET', `/batches/${batch.id}`)).id)
})
